import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import type { Arguments } from './arguments.ts'
import { Fault } from './outcome.ts'

/** Returns a proof that this user has the service's key: from its configuration, or its data folder. */
export async function proofFor({ at, data }: Pick<Arguments, 'at' | 'data'>): Promise<string> {
  const folder = data ?? process.env.DATA_DIR ?? join(root, '.tessera/data')
  const script = join(root, 'server/src/main/operator-proof.ts')
  const made = await runProgram(process.execPath, [script, at], { DATA_DIR: folder })
  if (made.ok) return made.printed.trim()
  throw new Fault(made.output.trim() || 'The proof could not be made; see the error above.')
}
