import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Federation } from '@tessera/module/load'

// The same modules, known at build time.
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  auth: () => import(/* webpackMode: "eager" */ '../../../mfe-auth/src/module.ts'),
  save: () => import(/* webpackMode: "eager" */ '../../../mfe-save/src/module.ts'),
  'pin-create': () => import(/* webpackMode: "eager" */ '../../../mfe-pin-create/src/module.ts'),
  shopping: () => import(/* webpackMode: "eager" */ '../../../mfe-shopping/src/module.ts'),
  advertiser: () => import(/* webpackMode: "eager" */ '../../../mfe-advertiser/src/module.ts'),
}

/** Replaces the federation runtime: returns modules from the bundle. */
export function pageFederation(): Federation {
  return {
    load: (module: RegisteredModule) => {
      const load = modules[module.descriptor.name]
      return load === undefined ? Promise.reject(new Error('not in the bundle')) : load()
    },
  }
}
