import { isActive } from '@tessera/contracts/active'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { fileUrl } from '@tessera/module/file-url'

const shellName = 'tessera_shell'

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }

/** Describes a module as the federation runtime describes a remote whose manifest it has read. */
const remoteInfo = ({ base, descriptor: { version, container, entry } }: RegisteredModule) => ({
  version: base + entry,
  buildVersion: version,
  globalName: container,
  remoteEntry: entry,
  remoteEntryType: 'global',
  publicPath: base,
  remotesInfo: {},
  shared: [],
  modules: [{ moduleName: 'module', modulePath: './module', assets: noAssets }],
})

/**
 * Writes the modules where the federation's devtools look for the graph of a page. The shell reads no
 * manifests, from which the runtime would do so itself.
 */
export function showGraph(
  modules: readonly RegisteredModule[],
  federation: unknown = Reflect.get(globalThis, '__FEDERATION__'),
): void {
  if (typeof federation !== 'object' || federation === null) return
  const active = modules.filter(isActive)
  const entryOf = (module: RegisteredModule) => fileUrl(module, module.descriptor.entry)
  const remotesInfo = Object.fromEntries(
    active.map((module) => [module.descriptor.container, { matchedVersion: entryOf(module) }]),
  )
  const remotes = active.map((module) => [
    `${module.descriptor.container}:${entryOf(module)}`,
    remoteInfo(module),
  ])
  const shell = { globalName: shellName, remoteEntry: '', publicPath: '', shared: [], modules: [] }
  const moduleInfo = { [shellName]: { ...shell, remotesInfo }, ...Object.fromEntries(remotes) }
  Reflect.set(federation, 'moduleInfo', moduleInfo)
}
