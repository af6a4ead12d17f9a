import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildChanged } from './build.ts'
import type { CheckResult } from './checks.ts'
import { checks, runProgram } from './checks.ts'
import { findChromium } from './chromium.ts'
import { root } from './root.ts'
import { say, sayGood, seconds } from './say.ts'

interface Totals {
  passed: number
  failed: number
}

const reports = join(root, 'reports')

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function readReport(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(join(reports, file), 'utf8'))
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const numberIn = (report: Record<string, unknown>, name: string): number => {
  const value = report[name]
  return typeof value === 'number' ? value : 0
}

function add(totals: Totals, name: string, result: CheckResult, found: Totals): void {
  // A runner that fails without a failing test (a file that does not load) has failed once all the same.
  const failed = found.failed === 0 && !result.ok ? 1 : found.failed
  totals.passed += found.passed
  totals.failed += failed
  if (failed > 0) console.log(result.output)
  const line = `${name}: ${found.passed} passed, ${failed} failed`
  if (failed > 0) console.log(`✗ ${line}`)
  else sayGood(line)
}

async function runChecks(totals: Totals): Promise<void> {
  for (const { name, run } of checks) {
    const result = await run()
    add(totals, name, result, { passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1 })
  }
}

async function runUnitTests(totals: Totals): Promise<void> {
  say('Unit, component and conformance tests …')
  const result = await runProgram(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/vitest.json'],
    { NO_COLOR: '1' },
  )
  const report = readReport('vitest.json')
  add(totals, 'unit, component and conformance tests', result, {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests'),
  })
}

async function runEndToEnd(totals: Totals): Promise<void> {
  say('End-to-end tests in Chromium against the built product …')
  const result = await runProgram(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      CHROMIUM_PATH: findChromium(),
      NO_COLOR: '1',
    },
  )
  const { stats } = readReport('e2e.json')
  const found = isRecord(stats) ? stats : {}
  add(totals, 'end-to-end tests', result, {
    passed: numberIn(found, 'expected'),
    failed: numberIn(found, 'unexpected') + numberIn(found, 'flaky'),
  })
}

const started = performance.now()
const totals: Totals = { passed: 0, failed: 0 }
mkdirSync(reports, { recursive: true })
await buildChanged()
await runChecks(totals)
await runUnitTests(totals)
await runEndToEnd(totals)
say(`All of it took ${seconds(started)}.`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)
