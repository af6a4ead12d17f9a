import { spawn } from 'node:child_process'

/** Runs a program in a folder, and returns whether it succeeded and all that it printed. */
export async function runProgram(
  program: string,
  args: readonly string[],
  folder: string,
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const isWindows = process.platform === 'win32'
  const child = spawn(program, args, { cwd: folder, shell: isWindows })
  let output = ''
  const note = (bytes: Buffer) => {
    output += bytes
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve)
    child.on('error', () => resolve(null))
  })
  return { ok: code === 0, output }
}

/** Returns the last lines of what a program printed. */
export const lastLines = (output: string, most = 8): string =>
  output.trim().split('\n').slice(-most).join('\n')
