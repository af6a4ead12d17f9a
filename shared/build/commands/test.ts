import { buildChanged } from './build.ts'
import { checks } from './checks.ts'
import { root } from './root.ts'
import { fail, say, sayGood, seconds } from './say.ts'
import { proofsApart } from './spec-coverage.ts'
import { listTests } from './test-run/list-tests.ts'
import { runPlaywright, runVitest, type TestRun } from './test-run/run-tests.ts'
import { readTestOptions } from './test-run/test-options.ts'

const started = performance.now()
const { options, faults } = readTestOptions(process.argv.slice(2), root)
if (faults.length > 0) fail(faults.join('\n'))
const { folder, parts } = options
const totals = { passed: 0, failed: 0 }

function add(name: string, passed: number, failed: number, output: string, skipped = 0): void {
  totals.passed += passed
  totals.failed += failed
  if (failed > 0) console.log(output)
  const line = `${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  if (failed > 0) console.log(`✗ ${line}`)
  else sayGood(line)
}

async function runChecks(): Promise<void> {
  for (const { name, run } of checks) {
    const { ok, output } = await run().catch((error: unknown) => ({
      ok: false,
      output: String(error),
    }))
    add(name, ok ? 1 : 0, ok ? 0 : 1, output)
  }
}

function addRun(name: string, { outcome, output }: TestRun): void {
  const { passed, failed, skipped } = outcome
  add(name, passed, failed, [output, ...outcome.faults].join('\n'), skipped)
}

/** The rows in docs/spec-coverage.md come from lists of tests; this compares them with what ran. */
async function checkProofs(runs: readonly TestRun[]): Promise<void> {
  const ran = runs.flatMap(({ report }) => report?.files ?? [])
  const apart = await listTests().then(
    (listed) => proofsApart(listed, ran),
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

if (folder === root) await buildChanged()
if (parts.includes('checks')) await runChecks()
const runs: TestRun[] = []
if (parts.includes('unit')) {
  say('Unit, component and conformance tests …')
  const run = await runVitest(folder, root)
  addRun('unit, component and conformance tests', run)
  runs.push(run)
}
if (parts.includes('e2e')) {
  say('End-to-end tests in Chromium against the built product …')
  const run = await runPlaywright(folder, root)
  addRun('end-to-end tests', run)
  runs.push(run)
}
if (folder === root && runs.length === 2) await checkProofs(runs)
say(`All of it took ${seconds(started)}.`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)
