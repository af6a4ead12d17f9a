import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'

/** Checks a revision out into a folder, with the packages that its service needs. */
export async function checkOut(revision: string, to: string): Promise<void> {
  const must = async (command: string, args: readonly string[], folder: string) => {
    const { ok, output } = await runProgram(command, args, { CI: 'true' }, folder)
    if (!ok) throw new Error(`${command} ${args[0]} did not succeed:\n${output}`)
  }
  await must('git', ['clone', '--quiet', '--no-checkout', root, to], root)
  await must('git', ['checkout', '--quiet', revision], to)
  const only = ['--filter', '@tessera/server...', '--prod']
  const pnpm = ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline']
  await must('npx', [...pnpm, ...only], to)
}

/** The file of a checkout that starts its service alone. */
export const entryIn = (checkout: string): string => join(checkout, 'server/src/main.ts')
