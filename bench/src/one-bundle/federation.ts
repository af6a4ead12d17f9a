import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Federation } from '@tessera/module/load'
// The same modules, known at build time (build.ts).
import modules from 'tessera-bundled-modules'

interface Exposed {
  readonly default: { readonly name: string }
}

/** Replaces the federation runtime: returns modules from the bundle. */
export function pageFederation(): Federation {
  return {
    load: async (module: RegisteredModule): Promise<Exposed> => {
      const loaded = await Promise.all(modules.map((load) => load()))
      const found = loaded.find(({ default: { name } }) => name === module.descriptor.name)
      if (found === undefined) throw new Error('not in the bundle')
      return found
    },
  }
}
