import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Federation } from '@tessera/module/load'

// The same modules, known when the bundle is built.
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  auth: () => import(/* webpackMode: "eager" */ '../../../mfe-auth/src/module.ts'),
  save: () => import(/* webpackMode: "eager" */ '../../../mfe-save/src/module.ts'),
  'pin-create': () => import(/* webpackMode: "eager" */ '../../../mfe-pin-create/src/module.ts'),
  shopping: () => import(/* webpackMode: "eager" */ '../../../mfe-shopping/src/module.ts'),
  advertiser: () => import(/* webpackMode: "eager" */ '../../../mfe-advertiser/src/module.ts'),
}

/** Stands in for the federation runtime: hands out what is in the bundle already. */
export function pageFederation(): Federation {
  return {
    load: (module: RegisteredModule) => {
      const load = modules[module.descriptor.name]
      return load === undefined ? Promise.reject(new Error('not in the bundle')) : load()
    },
  }
}
