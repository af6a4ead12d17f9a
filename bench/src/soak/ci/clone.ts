import { runProgram } from '@tessera/build/run-program'

/** A change of a team's repository that a pipeline runs for. */
export interface Change {
  /** The repository that is cloned. */
  readonly repository: string
  readonly branch: string
  readonly commit: string
}

/** Runs git and returns what it printed. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { ok, output, printed } = await runProgram('git', args, {}, folder)
  if (!ok) throw new Error(`git ${args.join(' ')}:\n${output}`)
  return printed.trim()
}

/** Clones a commit into an empty folder, as runners do: that commit alone, on no branch. */
export async function clone(
  { repository, commit }: Change,
  folder: string,
  depth = 1,
): Promise<void> {
  await git('.', 'init', '--quiet', folder)
  await git(folder, 'remote', 'add', 'origin', repository)
  const from = depth === 0 ? [] : [`--depth=${depth}`]
  await git(folder, 'fetch', '--quiet', ...from, 'origin', commit)
  await git(folder, 'checkout', '--quiet', '--detach', commit)
}
