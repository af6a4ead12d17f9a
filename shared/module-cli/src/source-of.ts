import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '@tessera/build/run-program'
import { isOneModule, lockfileOf, root } from './place.ts'
import type { CheckoutFacts } from './preview/preview-tags.ts'
import type { Source } from './send-build.ts'

/** The folders and files that a module's build is made of. */
const inputsOf = (folder: string) =>
  isOneModule ? ['.'] : [folder, 'shared', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']

/** Runs git in the repository of this command. */
const git = (...args: readonly string[]) => runProgram('git', args, {}, root)

/**
 * Returns the commit and the lockfile's hash of this checkout. The commit is null when what the build is
 * made of is not committed, since it cannot be built again from the commit then.
 */
export async function sourceOf(folder: string): Promise<Source> {
  const changed = await git('status', '--porcelain', '--', ...inputsOf(folder))
  const head = await git('rev-parse', 'HEAD')
  const isCommitted = changed.ok && head.ok && changed.printed.trim() === ''
  const lockfile = await readFile(join(root, lockfileOf(root) ?? 'package.json'))
  return {
    commit: isCommitted ? head.printed.trim() : null,
    lockfile: createHash('sha256').update(lockfile).digest('hex'),
  }
}

/** Returns the branch and the person of this checkout, for the tags of a preview. */
export async function checkoutFacts(): Promise<CheckoutFacts> {
  const [branch, person] = await Promise.all([
    git('branch', '--show-current'),
    git('config', 'user.name'),
  ])
  return {
    branch: branch.ok ? branch.printed.trim() : '',
    person: person.ok ? person.printed.trim() : '',
  }
}
