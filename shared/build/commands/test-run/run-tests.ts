import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runProgram } from '../run-program.ts'
import { readPlaywrightReport, readVitestReport } from './read-reports.ts'
import { judgeRun, type RunOutcome, type RunReport, testFilesIn } from './run-report.ts'
import { vitestReport } from './write-vitest-report.ts'

/** A run of one test runner that came to an end. */
export interface TestRun {
  readonly outcome: RunOutcome
  readonly report: RunReport | undefined
  readonly output: string
}

/** The report of an earlier run must never pass for the report of this one. */
function forgetReport(file: string): void {
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Runs the unit, component and conformance tests below a folder. */
export async function runVitest(folder: string, root: string): Promise<TestRun> {
  const reportFile = join(folder, vitestReport)
  forgetReport(reportFile)
  const { ok, output } = await runProgram(
    join(root, 'node_modules/.bin/vitest'),
    [
      'run',
      '--allowOnly=false',
      '--reporter=default',
      `--reporter=${join(import.meta.dirname, 'write-vitest-report.ts')}`,
    ],
    { NO_COLOR: '1' },
    folder,
  )
  const report = readVitestReport(textOf(reportFile))
  const filesThere = testFilesIn(folder, '**/*.test.{ts,tsx}')
  return { outcome: judgeRun({ report, exitedWell: ok, filesThere }), report, output }
}

/** Runs the end-to-end tests below a folder in Chromium, against the built product. */
export async function runPlaywright(folder: string, root: string): Promise<TestRun> {
  // Loading Playwright takes half a second, which a run of the unit tests does not need.
  const { findChromium } = await import('../chromium.ts')
  const reportFile = join(folder, 'reports/e2e.json')
  forgetReport(reportFile)
  const { ok, output } = await runProgram(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--forbid-only', '--config', 'e2e/playwright.config.ts'],
    { CHROMIUM_PATH: findChromium(), NO_COLOR: '1' },
    folder,
  )
  const report = readPlaywrightReport(textOf(reportFile), folder)
  const filesThere = testFilesIn(folder, '**/*.spec.{ts,tsx}')
  return { outcome: judgeRun({ report, exitedWell: ok, filesThere }), report, output }
}
