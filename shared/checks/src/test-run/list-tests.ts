import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import type { FileOfRun } from './run-report.ts'
import { type ReportedRun, runReported } from './run-reported.ts'

async function listed(run: ReportedRun): Promise<readonly FileOfRun[]> {
  const { report, output } = await runReported(run)
  if (report?.success === true) return report.files
  const reasons = report?.errors.join('\n') ?? output
  throw new Error(`${run.name} could not list its tests. Mend what it names:\n${reasons}`)
}

/** Lists the tests that vitest knows below a folder. */
export const listVitestTests = (folder: string): Promise<readonly FileOfRun[]> =>
  listed({
    name: 'list-of-vitest',
    command: process.execPath,
    args: [join(import.meta.dirname, 'list-vitest.ts')],
    folder,
  })

const listEndToEndTests = (folder: string): Promise<readonly FileOfRun[]> =>
  listed({
    name: 'list-of-playwright',
    command: join(folder, 'e2e/node_modules/.bin/playwright'),
    args: [
      'test',
      '--list',
      `--reporter=${join(import.meta.dirname, 'playwright-reporter.ts')}`,
      '--config=e2e/playwright.config.ts',
    ],
    folder,
  })

const lists = new Map<string, Promise<readonly FileOfRun[]>>()

/** Lists every test that vitest and Playwright know in a checkout. Each process lists them once. */
export function listTests(folder = root): Promise<readonly FileOfRun[]> {
  const list =
    lists.get(folder) ??
    Promise.all([listVitestTests(folder), listEndToEndTests(folder)]).then((both) => both.flat())
  lists.set(folder, list)
  return list
}

/** Returns one line a test, sorted: its file, the blocks around it and its title. */
export const titleLines = (files: readonly FileOfRun[]): readonly string[] =>
  files
    .flatMap(({ file, tests }) =>
      tests.map(({ blocks, title }) => [file, ...blocks, title].join(' › ')),
    )
    .toSorted()
