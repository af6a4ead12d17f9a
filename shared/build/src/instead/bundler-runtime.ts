/**
 * Replaces a module's copy of the bundler's federation runtime with the shell's, which the page has before
 * it opens a container (`@tessera/module/federation`). Only the container's own parts are here.
 */
interface Instance {
  initOptions(options: object): void
  initShareScopeMap(name: string, scope: object, options: object): void
}

interface Require {
  readonly federation: {
    readonly instance?: Instance
    readonly initOptions: { readonly name: string }
  }
  I(scope: string, seen: unknown): unknown
}

interface Opening {
  readonly webpackRequire: Require
  readonly shareScope: object
  readonly initScope: unknown
  readonly remoteEntryInitOptions: { readonly shareScopeMap: object }
}

interface PageRuntime {
  readonly runtime: { createInstance(options: object): Instance }
  readonly bundlerRuntime: object
  attachShareScopeMap(require: Require): void
}

const page: PageRuntime = Reflect.get(globalThis, '__TESSERA_FEDERATION__')

/** Receives the page's shared packages. */
function initContainerEntry(opening: Opening): unknown {
  const { webpackRequire, shareScope, initScope, remoteEntryInitOptions } = opening
  const { instance, initOptions } = webpackRequire.federation
  if (instance === undefined) return undefined
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions })
  instance.initShareScopeMap('default', shareScope, {
    hostShareScopeMap: remoteEntryInitOptions.shareScopeMap,
  })
  page.attachShareScopeMap(webpackRequire)
  return webpackRequire.I('default', initScope)
}

export default {
  attachShareScopeMap: page.attachShareScopeMap,
  // The page's own `init` would return the shell's instance.
  runtime: { ...page.runtime, init: page.runtime.createInstance },
  bundlerRuntime: { ...page.bundlerRuntime, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
}
