import { join } from 'node:path'
import { root } from '../root.ts'
import { runProgram } from '../run-program.ts'
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

/** The tests that vitest knows below a folder. */
export const listVitestTests = (folder: string): Promise<readonly FileOfRun[]> =>
  listed({
    runner: 'vitest',
    command: process.execPath,
    args: [join(import.meta.dirname, 'print-vitest-list.ts')],
    folder,
    read: readVitestReport,
  })

const listEndToEndTests = (): Promise<readonly FileOfRun[]> =>
  listed({
    runner: 'Playwright',
    command: join(root, 'e2e/node_modules/.bin/playwright'),
    args: ['test', '--list', '--reporter=json', '--config', 'e2e/playwright.config.ts'],
    folder: root,
    read: (text) => readPlaywrightReport(text, root),
  })

async function listBoth(): Promise<readonly FileOfRun[]> {
  const lists = await Promise.all([listVitestTests(root), listEndToEndTests()])
  return lists.flat()
}

let lists: Promise<readonly FileOfRun[]> | undefined

/** Every test that the two runners know, by their own lists. A process asks them once. */
export function listTests(): Promise<readonly FileOfRun[]> {
  lists ??= listBoth()
  return lists
}
