import { join } from 'node:path'
import { lastLines } from '@tessera/build/run-program'
import { runProgram } from '../run-program.ts'
import { say } from '../say.ts'
import type { Packed } from './pack.ts'

/**
 * Publishes tarballs to the registry that npm's settings name for their scope. A version that the registry has
 * already with the same bytes is left alone.
 */
export async function publishPackages(
  packed: readonly Packed[],
  folder: string,
  tag: string,
): Promise<void> {
  for (const { name, version, file, integrity } of packed) {
    const known = await runProgram('npm', ['view', `${name}@${version}`, 'dist.integrity'])
    if (known.ok && known.printed.trim() === integrity) {
      say(`${name}@${version} is there already.`)
      continue
    }
    const { ok, output } = await runProgram('npm', ['publish', join(folder, file), '--tag', tag])
    if (!ok)
      throw new Error(
        `${name}@${version} could not be published. Mend this and run the command again:\n${lastLines(output)}`,
      )
    say(`Published ${name}@${version}.`)
  }
}
