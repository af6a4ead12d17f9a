import { say, seconds, table } from '@tessera/commands/say'
import { runTries } from './forked-tries.ts'
import { faultsOf, readRowMutations, testsOfRows } from './row-mutations.ts'

/** Max percentage of row mutations that survive. */
const survivorsPercent = 5

/** Breaks one row of the specs at a time and runs the tests that name it. True when enough were killed. */
export async function runRowMutations(rows: readonly string[]): Promise<boolean> {
  const started = performance.now()
  const all = readRowMutations()
  const chosen = all.filter(({ row }) => rows.length === 0 || rows.includes(row))
  const unknown = rows.filter((row) => !all.some((each) => each.row === row))
  const faults = [
    ...faultsOf(chosen),
    ...unknown.map((row) => `${row}: No row-mutations.json has a change for it.`),
  ]
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    return false
  }
  const { survived } = await runTries({
    script: 'try-row-mutations.ts',
    args: (first) => [String(first), ...rows],
  })
  for (const { index, why } of survived) {
    const mutation = chosen[index]
    if (mutation !== undefined)
      say(`${mutation.row} in ${mutation.file}: ${mutation.from} → ${mutation.to}: ${why ?? ''}`)
  }
  const mutated = new Set(all.map(({ row }) => row))
  const without = [...testsOfRows().keys()].filter((row) => !mutated.has(row))
  const percent = chosen.length === 0 ? 0 : (survived.length / chosen.length) * 100
  console.log(
    table([
      ['row mutations', `${chosen.length - survived.length} of ${chosen.length} killed`],
      ['survivors', `${percent.toFixed(1)} %, at most ${survivorsPercent} %`],
      ['rows that tests name', `${without.length} have no mutation yet`],
      ['time', seconds(started)],
    ]),
  )
  return percent <= survivorsPercent
}
