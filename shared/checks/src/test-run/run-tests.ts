import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runProgram } from '@tessera/commands/run-program'
import { readPlaywrightReport, readVitestReport } from './read-reports.ts'
import {
  joinReports,
  judgeRun,
  type RunOutcome,
  type RunReport,
  testFilesIn,
} from './run-report.ts'
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

interface EndToEndRun {
  /** Names its report and its folder below `reports/`. */
  readonly name: string
  readonly args: readonly string[]
  readonly environment: NodeJS.ProcessEnv
}

const usualPort = Number(process.env.E2E_PORT ?? 3900)

/**
 * The tests that share a product, and beside them those that restart the service or change the
 * registry, on a product of their own. `world` is a data folder that both products start on a copy of.
 */
function runsBeside(world: string): readonly EndToEndRun[] {
  return [
    { name: 'e2e', args: ['--project', 'together'], environment: { E2E_WORLD: world } },
    {
      name: 'e2e-alone',
      args: ['--project', 'alone', '--no-deps'],
      environment: { E2E_WORLD: world, E2E_PORT: String(usualPort + 200) },
    },
  ]
}

async function runPlaywrightOnce(
  folder: string,
  root: string,
  { name, args, environment }: EndToEndRun,
) {
  // Loading Playwright takes half a second, which a run of the unit tests does not need.
  const { findChromium } = await import('@tessera/browsers/chromium')
  const reportFile = join(folder, `reports/${name}.json`)
  forgetReport(reportFile)
  const { ok, output } = await runProgram(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--forbid-only', '--config', 'e2e/playwright.config.ts', ...args],
    { CHROMIUM_PATH: findChromium(), NO_COLOR: '1', E2E_RUN: name, ...environment },
    folder,
  )
  return { ok, output, report: readPlaywrightReport(textOf(reportFile), folder) }
}

/**
 * Runs the end-to-end tests below a folder in Chromium, against the built product. With a `world`, those
 * that need a product for themselves run beside the others.
 */
export async function runPlaywright(
  folder: string,
  root: string,
  world?: string,
): Promise<TestRun> {
  const wanted =
    world === undefined ? [{ name: 'e2e', args: [], environment: {} }] : runsBeside(world)
  const runs = await Promise.all(wanted.map((each) => runPlaywrightOnce(folder, root, each)))
  const report = joinReports(runs.map((run) => run.report))
  const exitedWell = runs.every(({ ok }) => ok)
  const filesThere = testFilesIn(folder, '**/*.spec.{ts,tsx}')
  const output = runs.map((run) => run.output).join('\n')
  return { outcome: judgeRun({ report, exitedWell, filesThere }), report, output }
}
