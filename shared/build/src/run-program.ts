import { spawn } from 'node:child_process'

/** A program's result: whether it exited with 0, and its output. */
export interface ProgramResult {
  readonly ok: boolean
  /** Standard output and errors. */
  readonly output: string
  /** Standard output alone. */
  readonly printed: string
}

/** Returns the last lines of a program's output. */
export const lastLines = (output: string, most = 8): string =>
  output.trim().split('\n').slice(-most).join('\n')

/** Runs a program to its end, in this folder unless told otherwise, and collects its output. */
export function runProgram(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  folder = process.cwd(),
): Promise<ProgramResult> {
  const { promise, resolve } = Promise.withResolvers<ProgramResult>()
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...environment } })
  let output = ''
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    printed += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.on('error', (error) => resolve({ ok: false, output: error.message, printed }))
  child.on('close', (code) => resolve({ ok: code === 0, output, printed }))
  return promise
}
