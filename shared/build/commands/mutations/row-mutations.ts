import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '@tessera/contracts/schema'
import { root } from '../root.ts'

const RowMutation = z.strictObject({
  /** The row that doesn't hold while `to` stands in place of `from`. */
  row: z.string().check(z.regex(/^[VS]\d+\.\d+$/)),
  file: z.string(),
  /** Stands exactly once in the file. */
  from: z.string(),
  to: z.string(),
})

/** A change of one place that breaks what a row of the specs says. */
type RowMutation = z.infer<typeof RowMutation>

/** Returns the changes of `row-mutations.json`, in its order. */
export const readRowMutations = (): readonly RowMutation[] =>
  z.parse(
    z.array(RowMutation),
    JSON.parse(readFileSync(join(import.meta.dirname, 'row-mutations.json'), 'utf8')),
  )

const RowWithoutChange = z.strictObject({ row: z.string(), why: z.string() })

/** Returns the rows of `rows-without-change.json`: those that no code carries out by itself, each with why. */
export const readRowsWithoutChange = (): readonly z.infer<typeof RowWithoutChange>[] =>
  z.parse(
    z.array(RowWithoutChange),
    JSON.parse(readFileSync(join(import.meta.dirname, 'rows-without-change.json'), 'utf8')),
  )

/** Returns the rows that a test of vitest names and that have neither a change nor a reason for none. */
export function rowsForgotten(): readonly string[] {
  const known = new Set([...readRowMutations(), ...readRowsWithoutChange()].map(({ row }) => row))
  return [...testsOfRows().keys()].filter((row) => !known.has(row))
}

const proofLine = /^\| ([VS]\d+\.\d+) \| .* \| (\S+) \|$/gm

/** Returns the test files that vitest runs and whose titles name a row, by row. */
export function testsOfRows(): ReadonlyMap<string, readonly string[]> {
  const tests = new Map<string, readonly string[]>()
  const proofs = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  for (const [, row = '', file = ''] of proofs.matchAll(proofLine)) {
    const known = tests.get(row) ?? []
    if (/\.test\.tsx?$/.test(file) && !known.includes(file)) tests.set(row, [...known, file])
  }
  return tests
}

/** Matches the titles that name a row. */
export const titlesOf = (row: string): RegExp => new RegExp(`\\b${row.replace('.', '\\.')}(?!\\d)`)

/** Returns a file's text with a change in it. */
export const withChange = ({ file, from, to }: RowMutation): string =>
  readFileSync(join(root, file), 'utf8').replace(from, () => to)

/** Returns what is wrong with the changes: a text that isn't there once, a row that no test names. */
export function faultsOf(mutations: readonly RowMutation[]): readonly string[] {
  const named = testsOfRows()
  return mutations.flatMap(({ row, file, from, to }) => {
    const count = readFileSync(join(root, file), 'utf8').split(from).length - 1
    return [
      ...(count === 1 ? [] : [`${row}: '${from}' stands ${count} times in ${file}, not once.`]),
      ...(from === to ? [`${row}: '${from}' is replaced by itself.`] : []),
      ...(named.has(row) ? [] : [`${row}: no test of vitest names it.`]),
    ]
  })
}
