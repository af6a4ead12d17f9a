import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ProgramResult, runProgram } from '@tessera/commands/run-program'
import type { RunReport } from './run-report.ts'

/** A test runner to start with one of our reporters; its report is `reports/NAME.json` below the folder. */
export interface ReportedRun {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly environment?: NodeJS.ProcessEnv
  readonly folder: string
}

/** Reads the report of a run; undefined when there is none, or it is not whole. */
export function readReport(folder: string, name: string): RunReport | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, `reports/${name}.json`), 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes the report of the run that this process is; a reporter calls it at the end. */
export function writeReport(report: RunReport): void {
  writeFileSync(process.env.RUN_REPORT ?? '', JSON.stringify(report))
}

/** Runs a test runner to its end, and reads what its reporter wrote. */
export async function runReported({
  name,
  command,
  args,
  environment,
  folder,
}: ReportedRun): Promise<ProgramResult & { readonly report: RunReport | undefined }> {
  const file = join(folder, `reports/${name}.json`)
  // The report of an earlier run must never pass for the report of this one.
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const variables = { NO_COLOR: '1', RUN_REPORT: file, ...environment }
  const result = await runProgram(command, args, variables, folder)
  return { ...result, report: readReport(folder, name) }
}
