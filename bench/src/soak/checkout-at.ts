import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'

/** Runs a program to its end in a folder, and returns what it printed. Throws its output when it fails. */
export async function must(
  command: string,
  args: readonly string[],
  folder: string,
): Promise<string> {
  const { ok, output, printed } = await runProgram(command, args, { CI: 'true' }, folder)
  if (!ok) throw new Error(`${command} ${args.join(' ')} did not succeed:\n${output}`)
  return printed.trim()
}

/** Clones this repository into a folder, as it was at a commit. */
export async function checkoutAt(commit: string, folder: string): Promise<void> {
  await must('git', ['clone', '--quiet', '--no-checkout', root, folder], root)
  await must('git', ['checkout', '--quiet', commit], folder)
}
