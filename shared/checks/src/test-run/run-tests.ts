import { join } from 'node:path'
import {
  joinReports,
  judgeRun,
  type RunOutcome,
  type RunReport,
  testFilesIn,
} from './run-report.ts'
import { runReported } from './run-reported.ts'

/** A run of one test runner that came to an end. */
export interface TestRun {
  readonly outcome: RunOutcome
  readonly report: RunReport | undefined
  readonly output: string
}

const reporter = (name: string): string => join(import.meta.dirname, `${name}-reporter.ts`)

/** Runs the unit, component and conformance tests below a folder. */
export async function runVitest(folder: string, root: string): Promise<TestRun> {
  const reporters = ['--reporter=default', `--reporter=${reporter('vitest')}`]
  const { ok, output, report } = await runReported({
    name: 'vitest',
    command: join(root, 'node_modules/.bin/vitest'),
    args: ['run', '--allowOnly=false', ...reporters],
    folder,
  })
  const filesThere = testFilesIn(folder, '**/*.test.{ts,tsx}')
  return { outcome: judgeRun({ report, exitedWell: ok, filesThere }), report, output }
}

const usualPort = Number(process.env.E2E_PORT ?? 3900)

interface EndToEndRun {
  readonly name: string
  readonly args: readonly string[]
  readonly port: number
}

/** The tests that share a product, and beside them those that need a product of their own. */
const runsBeside: readonly EndToEndRun[] = [
  { name: 'e2e', args: ['--project', 'together'], port: usualPort },
  { name: 'e2e-alone', args: ['--project', 'alone', '--no-deps'], port: usualPort + 200 },
]

/**
 * Runs the end-to-end tests below a folder in Chromium, against the built product. With a `world`, a data
 * folder, those that restart the service or change the registry run beside the others, each on a copy of it.
 */
export async function runPlaywright(
  folder: string,
  root: string,
  world?: string,
): Promise<TestRun> {
  // Loading Playwright takes half a second, which a run of the unit tests does not need.
  const { findChromium } = await import('@tessera/browsers/chromium')
  const options = ['--forbid-only', '--config', 'e2e/playwright.config.ts']
  const runs = await Promise.all(
    (world === undefined ? [{ name: 'e2e', args: [], port: usualPort }] : runsBeside).map(
      ({ name, args, port }) =>
        runReported({
          name,
          command: join(root, 'e2e/node_modules/.bin/playwright'),
          args: ['test', ...options, `--reporter=line,${reporter('playwright')}`, ...args],
          environment: {
            CHROMIUM_PATH: findChromium(),
            E2E_RUN: name,
            E2E_PORT: String(port),
            ...(world === undefined ? {} : { E2E_WORLD: world }),
          },
          folder,
        }),
    ),
  )
  const report = joinReports(runs.map((run) => run.report))
  const exitedWell = runs.every(({ ok }) => ok)
  const filesThere = testFilesIn(folder, '**/*.spec.{ts,tsx}')
  const output = runs.map((run) => run.output).join('\n')
  return { outcome: judgeRun({ report, exitedWell, filesThere }), report, output }
}
