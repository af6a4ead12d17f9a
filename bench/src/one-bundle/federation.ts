import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Federation } from '@tessera/module/load'

interface Exposed {
  readonly default: { readonly name: string }
}

/** Returns modules from the bundle instead of loading them. `build.ts` passes all of the checkout. */
export function bundleFederation(modules: readonly (() => Promise<Exposed>)[]): Federation {
  return {
    load: async (module: RegisteredModule): Promise<Exposed> => {
      const loaded = await Promise.all(modules.map((load) => load()))
      const found = loaded.find(({ default: { name } }) => name === module.descriptor.name)
      if (found === undefined) throw new Error('not in the bundle')
      return found
    },
  }
}
