import type { TestSpecification } from 'vitest/node'
import { type MutatedText, openMutatedVitest } from './mutated-vitest.ts'
import { readRowMutations, testsOfRows, titlesOf, withChange } from './row-mutations.ts'

// Tries the row mutations from the n-th on, of the given rows or of all, for the process that forked this
// file. Only tests that name the row may kill its mutation.
const [first = '0', ...rows] = process.argv.slice(2)
process.on('disconnect', () => process.exit(1))
const vitest = await openMutatedVitest()
const tests = testsOfRows()
let at = Number(first)

/** Runs a test, and says before it that the process is alive. */
const runWith: typeof vitest.runWith = (test, change) => {
  process.send?.({ kind: 'running', index: at })
  return vitest.runWith(test, change)
}

/** Runs the tests of a row until one fails. Returns why the mutation survived; undefined for a kill. */
async function survivalOf(
  specifications: readonly TestSpecification[],
  change: MutatedText,
): Promise<string | undefined> {
  for (const each of specifications)
    if ((await runWith(each, change)) === 'failed') return undefined
  return 'no test that names the row fails'
}

/** Returns the tests of a row that pass as the product is. */
async function soundTests(row: string): Promise<readonly TestSpecification[]> {
  const all = vitest.specify({ files: tests.get(row) ?? [], titles: titlesOf(row) })
  const sound: TestSpecification[] = []
  for (const each of all) if ((await runWith(each, undefined)) === 'passed') sound.push(each)
  return sound
}

const chosen = readRowMutations().filter(({ row }) => rows.length === 0 || rows.includes(row))
process.send?.({ kind: 'ready', tests: tests.size })
for (const [index, mutation] of chosen.entries()) {
  if (index < Number(first)) continue
  at = index
  const sound = await soundTests(mutation.row)
  const why =
    sound.length === 0
      ? 'the tests that name the row fail as they are'
      : await survivalOf(sound, { file: mutation.file, text: withChange(mutation) })
  process.send?.({ kind: 'tried', index, survived: why !== undefined, why })
}
await vitest.close()
process.exit(0)
