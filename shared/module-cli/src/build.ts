import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { builtModule } from './local-build.ts'
import type { Outcome } from './outcome.ts'
import { importLines } from './read-build.ts'

/** Builds a module and says which build it is. */
export async function build(name: string): Promise<Outcome> {
  const built = await builtModule(name)
  const { id, folder, descriptor } = built
  return {
    lines: [
      `Build ${shortBuildId(id)} of ${name} ${descriptor.version} is in ${folder}.`,
      ...importLines(built),
    ],
    data: { module: name, build: id, folder },
  }
}
