import { join } from 'node:path'
import { runProgram } from '@tessera/build/run-program'
import type { Arguments } from './arguments.ts'
import { Fault } from './outcome.ts'
import { isOneModule, root } from './place.ts'

/** Returns a proof that this user has the service's key: from its configuration, or its data folder. */
export async function proofFor({ at, data }: Pick<Arguments, 'at' | 'data'>): Promise<string> {
  if (isOneModule)
    throw new Fault(
      "This command takes the service's key, which the operator has. Run it in the checkout of the product.",
    )
  const folder = data ?? process.env.DATA_DIR ?? join(root, '.tessera/data')
  const script = join(root, 'server/src/main/operator-proof.ts')
  const made = await runProgram(process.execPath, [script, at], { DATA_DIR: folder }, root)
  if (made.ok) return made.printed.trim()
  throw new Fault(made.output.trim() || 'The proof could not be made; see the error above.')
}
