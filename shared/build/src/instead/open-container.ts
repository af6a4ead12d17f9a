/** A version of a shared package in a host's scope. */
interface Version {
  lib?: () => unknown
  loaded?: unknown
  readonly useIn?: string[]
  get(): (() => unknown) | Promise<() => unknown>
}

type Scope = Readonly<Record<string, Readonly<Record<string, Version>>>>

/** The bundler's `require` in a container, with what the federation's plugin adds to it. */
export interface ContainerRequire {
  readonly initializeSharingData: { readonly uniqueName: string }
  /** The packages that chunks take, by the ids of their modules. Without it no chunk takes one. */
  readonly consumesLoadingData?: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>
  }
  readonly initializeExposesData: {
    readonly moduleMap: Readonly<Record<string, () => Promise<() => unknown>>>
  }
  /** The modules of the build, by their ids. */
  readonly m: Record<string, (module: { exports: unknown }) => void>
  /** What each chunk waits for. */
  readonly f: Record<string, (chunk: string, promises: unknown[]) => void>
  initContainer(scope: Scope): unknown
  getContainer(exposed: string): Promise<() => unknown>
}

/** Returns a copy of a package from a host: the one that is loaded, else the newest. */
async function copyOf(scope: Scope, key: string, name: string): Promise<() => unknown> {
  const versions = Object.entries(scope[key] ?? {}).sort(([one], [other]) =>
    other.localeCompare(one, 'en', { numeric: true }),
  )
  const [, version] = versions.find(([, { lib, loaded }]) => lib ?? loaded) ?? versions[0] ?? []
  if (version === undefined) throw new Error(`The host shares no ${key}.`)
  version.lib ??= await version.get()
  version.loaded = true
  if (version.useIn?.includes(name) === false) version.useIn.push(name)
  return version.lib
}

/**
 * Makes a build a container that uses nothing but the protocol of containers: a host opens it with the scope
 * of shared packages, and gets what it exposes. So our shell and any other host load it, and no runtime is
 * part of it.
 */
export function openContainer(require: ContainerRequire): void {
  const { consumesLoadingData: consumes, initializeExposesData: exposes, m: modules } = require
  const name = require.initializeSharingData.uniqueName
  const shareScopeMap: { default: Scope } = { default: {} }
  const taken = new Map<string, Promise<void>>()

  async function take(id: string): Promise<void> {
    const { shareKey = id } = consumes?.moduleIdToConsumeDataMapping[id] ?? {}
    try {
      const copy = await copyOf(shareScopeMap.default, shareKey, name)
      modules[id] = (module) => {
        module.exports = copy()
      }
    } catch (thrown) {
      // The next attempt asks the host again.
      taken.delete(id)
      throw thrown
    }
  }

  // Lists the container where the federation's devtools look for it, and runtimes of others for their own.
  const instance = { name, options: { name }, shareScopeMap }
  Object(Reflect.get(globalThis, '__FEDERATION__')).__INSTANCES__?.push(instance)
  require.f.consumes = (chunk, promises) => {
    for (const id of consumes?.chunkMapping[chunk] ?? []) {
      const taking = taken.get(id) ?? take(id)
      taken.set(id, taking)
      promises.push(taking)
    }
  }
  require.initContainer = (scope) => {
    shareScopeMap.default = scope
    return true
  }
  require.getContainer = async (exposed) => {
    const load = exposes.moduleMap[exposed]
    if (load === undefined) throw new Error(`Module "${exposed}" does not exist in container.`)
    return load()
  }
}
