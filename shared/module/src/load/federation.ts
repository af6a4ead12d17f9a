import { getInstance } from '@module-federation/enhanced/runtime'
import { isActive } from '@tessera/contracts/active'
import type { ListedModule } from '@tessera/contracts/listed-module'
import type { Complete } from './files/complete-module.ts'
import { fileUrl } from './files/file-url.ts'
import type { Federation } from './load-module.ts'
import { earlyScripts } from './plugins/early-scripts.ts'
import { freshRetries, registerAnew } from './plugins/fresh-retries.ts'
import { verifiedEntries } from './plugins/verified-entries.ts'
import { wholeModules } from './plugins/whole-modules.ts'

/** What the bundler's runtime of this build knows of remotes and shared packages. */
declare const __webpack_require__: { readonly federation: object }

interface PageModules {
  readonly modules: readonly ListedModule[]
  readonly complete: Complete
  /** True only in development, where files have no hashes. */
  readonly allowUnverified: boolean
}

const remoteOf = (module: ListedModule) => {
  const { name, container, entry } = module.descriptor
  return { name, entry: fileUrl(module, entry), entryGlobalName: container }
}

/** A shared package that is not eager: its chunk loads with the first module that parses by itself. */
const lateParser = {
  version: '1.0.0',
  strategy: 'loaded-first',
  shareConfig: { singleton: true, requiredVersion: false },
  get: async () => {
    const parsing = await import(/* webpackChunkName: "schemas" */ '@tessera/contracts/parse')
    return () => parsing
  },
} as const

/**
 * Registers the registry's modules as remotes of the federation runtime: `save` exposes `save/module`. What is
 * ours in loading them are the runtime's plugins. The files that an entry loads run only with the registry's hash (./guard-loads.ts).
 */
export function pageFederation({ modules, complete, allowUnverified }: PageModules): Federation {
  const instance = getInstance()
  if (instance === null) {
    throw new Error(
      'No federation runtime on this page. Build the shell with the preset of shared/build.',
    )
  }
  // Modules that were built before containers had their own small runtime take this one (decision 055).
  Reflect.set(window, '__TESSERA_FEDERATION__', __webpack_require__.federation)
  const remotes = new Map(modules.map((module) => [module.descriptor.name, module]))
  const find = (name: string) => remotes.get(name)
  // Builds from before schemas were made late take the parser by the name `schema`.
  instance.registerShared({
    '@tessera/contracts/parse': lateParser,
    '@tessera/contracts/schema': lateParser,
  })
  instance.registerPlugins([
    earlyScripts(find),
    wholeModules(find, complete),
    verifiedEntries(find, allowUnverified),
    freshRetries(),
  ])
  instance.registerRemotes(modules.filter(isActive).map(remoteOf))

  return {
    load: ({ descriptor: { name } }) => instance.loadRemote(`${name}/module`),
    abandon: (module) => registerAnew(instance, remoteOf(module)),
    replace(next) {
      remotes.set(next.descriptor.name, next)
      instance.registerRemotes([remoteOf(next)], { force: true })
      return instance.shareScopeMap
    },
  }
}
