import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@tessera/commands/root'
import { z } from '@tessera/contracts/schema'

const RowMutation = z.strictObject({
  /** The row that doesn't hold while `to` stands in place of `from`. */
  row: z.string().check(z.regex(/^[VS]\d+\.\d+$/)),
  /** A file of the room. */
  file: z.string(),
  /** Stands exactly once in the file. */
  from: z.string(),
  to: z.string(),
})

/** A change of one place that breaks what a row of the specs says. */
type RowMutation = z.infer<typeof RowMutation>

/** The place of a row in the specs: V before S, then by section and number. */
export const placeOf = (row: string): number =>
  (row.startsWith('V') ? 0 : 1_000_000) +
  row
    .slice(1)
    .split('.')
    .reduce((place, part) => place * 1_000 + Number(part), 0)

/** Returns the changes that each room keeps in its `row-mutations.json`, with paths from the root. */
export const readRowMutationsByRoom = (): ReadonlyMap<string, readonly RowMutation[]> =>
  new Map(
    globSync('{*,shared/*}/row-mutations.json', { cwd: root })
      .toSorted()
      .map((path) => {
        const room = dirname(path)
        const kept = JSON.parse(readFileSync(join(root, path), 'utf8'))
        const changes = z.parse(z.array(RowMutation), kept)
        return [room, changes.map((each) => ({ ...each, file: `${room}/${each.file}` }))]
      }),
  )

/** Returns the changes of all rooms, in the order of the specs. */
export const readRowMutations = (): readonly RowMutation[] =>
  [...readRowMutationsByRoom().values()]
    .flat()
    .toSorted((one, other) => placeOf(one.row) - placeOf(other.row))

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
