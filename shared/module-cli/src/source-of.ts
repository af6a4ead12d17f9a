import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import type { Source } from './send-build.ts'

/** The folders and files that a module's build is made of. */
const inputsOf = (folder: string) => [folder, 'shared', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']

/**
 * Returns the commit and the lockfile's hash of this checkout. The commit is null when what the build is
 * made of is not committed, since it cannot be built again from the commit then.
 */
export async function sourceOf(folder: string): Promise<Source> {
  const changed = await runProgram('git', ['status', '--porcelain', '--', ...inputsOf(folder)])
  const head = await runProgram('git', ['rev-parse', 'HEAD'])
  const isCommitted = changed.ok && head.ok && changed.printed.trim() === ''
  const lockfile = await readFile(join(root, 'pnpm-lock.yaml'))
  return {
    commit: isCommitted ? head.printed.trim() : null,
    lockfile: createHash('sha256').update(lockfile).digest('hex'),
  }
}
