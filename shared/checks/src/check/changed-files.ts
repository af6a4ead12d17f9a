import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'

/** The files that differ from a revision, and the commit that they are compared with. */
export interface ChangedFiles {
  readonly since: string
  readonly files: readonly string[]
}

async function git(...args: readonly string[]): Promise<string | undefined> {
  const { ok, printed } = await runProgram('git', args, {}, root)
  return ok ? printed.trim() : undefined
}

const linesOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split('\n').filter((line) => line !== '')

/**
 * Lists the files that changed since the branch left a revision, files that git doesn't know yet
 * included. Without a revision that is main: the remote's, else the local one.
 */
export async function changedFiles(revision?: string): Promise<ChangedFiles | undefined> {
  for (const candidate of revision === undefined ? ['origin/main', 'main'] : [revision]) {
    const since = await git('merge-base', 'HEAD', candidate)
    if (since === undefined) continue
    const changed = linesOf(await git('diff', '--name-only', '--diff-filter=d', since))
    const added = linesOf(await git('ls-files', '--others', '--exclude-standard'))
    return { since, files: [...new Set([...changed, ...added])].toSorted() }
  }
  return undefined
}
