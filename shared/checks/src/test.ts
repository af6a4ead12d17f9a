import { buildChanged } from '@tessera/commands/build'
import { keptDemoWorld } from '@tessera/commands/product/demo-world'
import { root } from '@tessera/commands/root'
import { fail, say, sayGood } from '@tessera/commands/say'
import { proofsApart } from './spec-coverage.ts'
import { listTests, titleLines } from './test-run/list-tests.ts'
import { failuresOf } from './test-run/run-report.ts'
import { runPlaywright, runVitest, type TestRun } from './test-run/run-tests.ts'
import { readTestOptions } from './test-run/test-options.ts'
import { createStopwatch, type Span, type Stopwatch } from './timings/stopwatch.ts'
import { timeTable } from './timings/time-table.ts'

const { options, faults } = readTestOptions(process.argv.slice(2), root)
if (faults.length > 0) fail(faults.join('\n'))
const { folder, parts } = options
const totals = { passed: 0, failed: 0 }
const watch = createStopwatch()
const failedParts: string[] = []

function add(name: string, passed: number, failed: number, output: string, skipped = 0): void {
  totals.passed += passed
  totals.failed += failed
  if (failed > 0) console.log(output)
  const line = `${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  if (failed === 0) sayGood(line)
  else {
    failedParts.push(`✗ ${line}`)
    console.log(`✗ ${line}`)
  }
}

/** Runs the checks one after the other; returns how long each took. */
async function runChecks(): Promise<readonly Span[]> {
  const each = createStopwatch()
  // Loading the checks takes half a second, which a run of the tests alone does not need.
  const { checks } = await import('./checks.ts')
  for (const { name, run } of checks) {
    const { ok, output } = await each.time(name, () =>
      run().catch((error: unknown) => ({ ok: false, output: String(error) })),
    )
    add(name, ok ? 1 : 0, ok ? 0 : 1, output)
  }
  return each.spans()
}

function addRun(name: string, { outcome, output }: TestRun): void {
  const { passed, failed, skipped } = outcome
  add(name, passed, failed, [output, ...outcome.faults].join('\n'), skipped)
}

const filesOf = ({ report }: TestRun): readonly Span[] =>
  (report?.files ?? []).map(({ file, milliseconds = 0 }) => ({ name: file, milliseconds }))

/** Fails when a row of docs/spec-coverage.md names a test that did not run, or the other way round.
 * Runs of one part are held to the titles of their own files. */
async function checkProofs(runs: readonly TestRun[]): Promise<void> {
  const ran = runs.flatMap(({ report }) => report?.files ?? [])
  const files = new Set(ran.map(({ file }) => file))
  const whole = runs.length === 2
  const apart = await listTests().then(
    (listed) => proofsApart(whole ? listed : listed.filter(({ file }) => files.has(file)), ran),
    (error: unknown) => [String(error)],
  )
  const failed = apart.length > 0
  add(
    'rows of the specs are proven by tests that ran',
    failed ? 0 : 1,
    failed ? 1 : 0,
    apart.join('\n'),
  )
}

if (options.titles) {
  console.log(titleLines(await listTests(folder)).join('\n'))
  process.exit(0)
}
watch.addSetUp(process.env.COMMAND_STARTED)
if (folder === root) await watch.time('build', buildChanged)
// Drawn while the checks run, most of which keep one processor busy.
const world = folder === root && parts.includes('e2e') ? keptDemoWorld() : undefined
// Its failure is told where it is waited for.
world?.catch(() => {})
const runs: TestRun[] = []

async function runUnit(sides: Stopwatch): Promise<void> {
  say('Unit, component and conformance tests …')
  const run = await sides.time('unit tests', () => runVitest(folder, root), filesOf)
  addRun('unit, component and conformance tests', run)
  runs.push(run)
}

// Each of the two leaves the processors idle at times: files wait for timers, and the last check for itself.
const sides = createStopwatch()
const beside = [
  ...(parts.includes('unit') ? [() => runUnit(sides)] : []),
  ...(parts.includes('checks') ? [() => sides.time('checks', runChecks, (each) => each)] : []),
]
if (beside.length > 0)
  await watch.time(
    'without a browser',
    () => Promise.all(beside.map((run) => run())),
    () => sides.spans(),
  )
if (parts.includes('e2e')) {
  say('End-to-end tests in Chromium against the built product …')
  const drawn = world && (await watch.time('demo world, drawn beside the checks', () => world))
  const run = await watch.time(
    'end-to-end tests',
    () => runPlaywright(folder, root, drawn),
    filesOf,
  )
  addRun('end-to-end tests', run)
  runs.push(run)
}
if (folder === root && runs.length > 0) await checkProofs(runs)
console.log(timeTable(watch.spans()))
for (const failure of runs.flatMap(({ report }) => failuresOf(report))) console.log(failure)
for (const part of failedParts) console.log(part)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)
