import type { LabelsOf, NamesOf } from './instruments.ts'

/** The name of an instrument that can be read when somebody asks. */
type Readable = NamesOf<'gauge' | 'counter'>

/** One value that was read. */
export interface Reading<Name extends Readable> {
  readonly labels: LabelsOf<Name>
  readonly value: number
}

/** Measures what the service does. */
export interface Metrics {
  add<Name extends NamesOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by?: number): void
  /** Records how long something took. */
  took<Name extends NamesOf<'timing'>>(name: Name, labels: LabelsOf<Name>, seconds: number): void
  /** Reads an instrument whenever somebody asks for the values; a reading that fails leaves it out. */
  watch<Name extends Readable>(
    name: Name,
    read: () => Promise<readonly Reading<Name>[]> | readonly Reading<Name>[],
  ): void
}

/** Measures nothing. */
export const noMetrics: Metrics = { add: () => {}, took: () => {}, watch: () => {} }

/** Runs something and records how long it took, however it ends. */
export async function timed<Value>(
  run: () => Promise<Value>,
  took: (seconds: number) => void,
): Promise<Value> {
  const began = performance.now()
  try {
    return await run()
  } finally {
    took((performance.now() - began) / 1000)
  }
}
