/**
 * Replaces the bundler's federation runtime in a container. It uses nothing but the protocol of containers:
 * a host opens one with the scope of shared packages, and gets what it exposes. So our shell and any other
 * host load it, and no runtime is part of it.
 */

/** A version of a shared package in a host's scope. */
interface Version {
  lib?: () => unknown
  loaded?: unknown
  readonly useIn?: string[]
  get(): (() => unknown) | Promise<() => unknown>
}

type Scope = Readonly<Record<string, Readonly<Record<string, Version>>>>

interface Require {
  readonly federation: { readonly initOptions: { readonly name: string } }
  /** The modules of the build, by their ids. */
  readonly m: Record<string, (module: { exports: unknown }) => void>
}

/** A chunk that takes packages from the host. */
interface Consuming {
  readonly chunkId: string
  readonly promises: unknown[]
  /** The packages that chunks take, by the ids of their modules. */
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>
  readonly moduleToHandlerMapping: Readonly<Record<string, { readonly shareKey: string }>>
  readonly installedModules: Record<string, unknown>
  readonly webpackRequire: Require
}

let name: string
const shareScopeMap: { default: Scope } = { default: {} }

/** Returns the host's copy of a package: the one that is loaded, else the newest. */
async function copyOf(key: string): Promise<() => unknown> {
  const versions = Object.entries(shareScopeMap.default[key] ?? {}).sort(([one], [other]) =>
    other.localeCompare(one, 'en', { numeric: true }),
  )
  const [, version] = versions.find(([, { lib, loaded }]) => lib ?? loaded) ?? versions[0] ?? []
  if (version === undefined) throw new Error(`The host shares no ${key}.`)
  version.lib ??= await version.get()
  version.loaded = true
  if (version.useIn?.includes(name) === false) version.useIn.push(name)
  return version.lib
}

async function take(id: string, consuming: Consuming): Promise<void> {
  const { moduleToHandlerMapping, installedModules, webpackRequire } = consuming
  try {
    const copy = await copyOf(moduleToHandlerMapping[id]?.shareKey ?? id)
    webpackRequire.m[id] = (module) => {
      module.exports = copy()
    }
  } catch (thrown) {
    // The next attempt asks the host again.
    delete installedModules[id]
    throw thrown
  }
}

export default {
  bundlerRuntime: {
    /** Lists the container where the federation's devtools look for it. */
    init({ webpackRequire }: { readonly webpackRequire: Require }): object {
      const options = webpackRequire.federation.initOptions
      name = options.name
      const instance = { name, options, shareScopeMap }
      Object(Reflect.get(globalThis, '__FEDERATION__')).__INSTANCES__?.push(instance)
      return instance
    },
    initContainerEntry({ shareScope }: { readonly shareScope: Scope }): boolean {
      shareScopeMap.default = shareScope
      return true
    },
    /** Nothing: what a container starts with takes no packages, because its modules are in chunks. */
    installInitialConsumes(): void {},
    consumes(consuming: Consuming): void {
      const { chunkId, chunkMapping, installedModules, promises } = consuming
      for (const id of chunkMapping[chunkId] ?? []) {
        installedModules[id] ??= take(id, consuming)
        promises.push(installedModules[id])
      }
    },
  },
}
