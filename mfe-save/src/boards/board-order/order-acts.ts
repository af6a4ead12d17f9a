import type { Held } from './flow.ts'

/** What the ways of moving a thing can do, by pointer or by keys. */
export interface OrderActs {
  readonly held: Held | null
  readonly order: readonly string[]
  /** Where each thing stands on the page. */
  readonly elements: ReadonlyMap<string, HTMLElement>
  pick(id: string): void
  move(to: number): void
  drop(): void
  cancel(): void
}
