import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { builtModule } from './local-build.ts'
import type { Outcome } from './outcome.ts'

/** Builds a module and says which build it is. */
export async function build(name: string): Promise<Outcome> {
  const { id, folder, descriptor } = await builtModule(name)
  return {
    lines: [`Build ${shortBuildId(id)} of ${name} ${descriptor.version} is in ${folder}.`],
    data: { module: name, build: id, folder },
  }
}
