import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { fail, say, sayGood } from '@tessera/commands/say'
import { changedFiles } from './check/changed-files.ts'
import { readCheckOptions } from './check/check-options.ts'
import { chooseTests } from './check/choose-tests.ts'
import { testsReaching } from './check/reaching-tests.ts'
import { documentNames, importRules } from './checks.ts'
import { testFilesIn } from './test-run/run-report.ts'
import { readReport } from './test-run/run-reported.ts'
import { createStopwatch } from './timings/stopwatch.ts'
import { timeTable } from './timings/time-table.ts'
import { checkTypes } from './types/check-types.ts'

/** The time of all test files together; two run at once. */
const testBudget = 50_000

const options = readCheckOptions(process.argv.slice(2))
if (typeof options === 'string') fail(options)
if (options.locality) {
  await (await import('./check/print-locality.ts')).printLocality(options.changed)
  process.exit(0)
}
const started = Number(process.env.COMMAND_STARTED ?? Date.now())
const watch = createStopwatch()
watch.addSetUp(process.env.COMMAND_STARTED)
const faults: string[] = []

/** Times a step and prints its verdict, with its output when it failed. */
async function step(
  name: string,
  run: () => Promise<{ readonly ok: boolean; readonly output: string }>,
): Promise<void> {
  const { ok, output } = await watch.time(name, run)
  if (ok) return sayGood(name)
  faults.push(name)
  console.log(`${output}\n✗ ${name}`)
}

/** Returns how long each test file took in the last whole run, where there was one. */
const lastTimes = (): ReadonlyMap<string, number> =>
  new Map(readReport(root, 'vitest')?.files.map((each) => [each.file, each.milliseconds ?? 0]))

function relatedTests(files: readonly string[], budget: number) {
  const sources = testFilesIn(root, '**/*.{ts,tsx}').map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  )
  const nearestFirst = testsReaching(files, new Map(sources))
  return chooseTests(nearestFirst, lastTimes(), budget)
}

const changed = await changedFiles(options.changed)
if (changed === undefined)
  fail(
    `Git found no common ancestor with ${options.changed ?? 'main'}. Name another: --changed REV`,
  )
const { since, files } = changed
if (files.length === 0) {
  sayGood(`Nothing changed since ${since.slice(0, 7)}.`)
  process.exit(0)
}
say(`${files.length} files changed since ${since.slice(0, 7)}.`)

const isSource = (file: string): boolean => /\.(ts|tsx|mjs|js)$/.test(file)
await Promise.all([
  step('types', () => checkTypes({ incremental: true })),
  step('what documents name exists', documentNames),
  step('format and lint', () =>
    runProgram('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files]),
  ).then(() =>
    files.some(isSource)
      ? step('import rules', () => importRules({ cached: true }))
      : sayGood('import rules: no source changed'),
  ),
])

const { chosen, left } = relatedTests(files, options.all ? Number.POSITIVE_INFINITY : testBudget)
if (chosen.length > 0)
  await step(`related tests (${chosen.length} files)`, () =>
    runProgram('vitest', ['run', '--allowOnly=false', ...chosen], { NO_COLOR: '1' }),
  )
say(
  left.length > 0
    ? `Not run: ${left.length} more test files that reach what changed (npm run check -- --all runs them), dead code, made documents and end-to-end tests (npm test).`
    : 'Not run: tests that nothing changed reaches, dead code, made documents and end-to-end tests (npm test).',
)
console.log(timeTable(watch.spans(), Date.now() - started))
console.log(faults.length === 0 ? 'check: passed' : `check: failed (${faults.join(', ')})`)
process.exit(faults.length === 0 ? 0 : 1)
