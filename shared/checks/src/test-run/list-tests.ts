import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { readPlaywrightReport, readVitestReport } from './read-reports.ts'
import type { FileOfRun, RunReport } from './run-report.ts'

interface Listing {
  readonly runner: string
  readonly command: string
  readonly args: readonly string[]
  readonly folder: string
  read(text: string): RunReport | undefined
}

async function listed({ runner, command, args, folder, read }: Listing) {
  const { ok, output, printed } = await runProgram(command, args, {}, folder)
  const list = ok ? read(printed) : undefined
  if (list?.success !== true) {
    const reasons = list?.errors.join('\n') ?? output
    throw new Error(`${runner} could not list its tests. Mend what it names:\n${reasons}`)
  }
  return list.files
}

/** Lists the tests that vitest knows below a folder. */
export const listVitestTests = (folder: string): Promise<readonly FileOfRun[]> =>
  listed({
    runner: 'vitest',
    command: process.execPath,
    args: [join(import.meta.dirname, 'print-vitest-list.ts')],
    folder,
    read: readVitestReport,
  })

const listEndToEndTests = (folder: string): Promise<readonly FileOfRun[]> =>
  listed({
    runner: 'Playwright',
    command: join(folder, 'e2e/node_modules/.bin/playwright'),
    args: ['test', '--list', '--reporter=json', '--config', 'e2e/playwright.config.ts'],
    folder,
    read: (text) => readPlaywrightReport(text, folder),
  })

async function listBoth(folder: string): Promise<readonly FileOfRun[]> {
  const lists = await Promise.all([listVitestTests(folder), listEndToEndTests(folder)])
  return lists.flat()
}

const lists = new Map<string, Promise<readonly FileOfRun[]>>()

/** Lists every test that vitest and Playwright know in a checkout. Each process lists them once. */
export function listTests(folder = root): Promise<readonly FileOfRun[]> {
  const list = lists.get(folder) ?? listBoth(folder)
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
