import { documentFormat, formatOf } from '../document-format.ts'
import type { RegisteredModule } from '../registry.ts'
import type { BuildId } from './build-id.ts'
import { shellName } from './build-limits.ts'
import type { ModuleBuild, ModuleRelease, ReleaseState, ShellBuild } from './release-state.ts'

/** FNV-1a over the UTF-16 units, then two rounds that spread each bit over all others. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns a visitor's place in the canaries of a module, from 0 up to 100. Modules are independent. */
export const canaryPlace = (module: string, visitor: string): number =>
  (hashOf(`${module} ${visitor}`) / 2 ** 32) * 100

/** A canary that runs, and the build that it is compared with. */
export interface RunningCanary {
  readonly module: string
  readonly canary: BuildId
  readonly control: BuildId
  readonly percent: number
  /** The time when it began; a greater share does not change it. */
  readonly since: string
}

/** Returns the canary of a module; undefined while none runs. */
export function runningCanary({
  name,
  enabled,
  active,
  rollout,
  revoked,
}: ModuleRelease): RunningCanary | undefined {
  if (!enabled || rollout === null || active === null || rollout.build === active) return undefined
  if (revoked.includes(rollout.build) || revoked.includes(active)) return undefined
  const { build: canary, percent, since } = rollout
  return { module: name, canary, control: active, percent, since }
}

/**
 * Returns the build of a module that a visitor gets: the id of their account, or of their browser. They
 * keep a canary when its share grows, and the canaries of a module begin with the same visitors.
 */
export function chooseBuild(
  { modules, builds }: ReleaseState,
  module: string,
  visitor: string,
): ModuleBuild | undefined {
  const release = modules.find(({ name }) => name === module)
  return release && chosenOf(release, builds, visitor)
}

function chosenOf<Build extends { readonly id: BuildId; readonly module: string }>(
  release: ModuleRelease,
  builds: readonly Build[],
  visitor: string,
): Build | undefined {
  const { name, active, revoked } = release
  const find = (id: BuildId | null) =>
    id === null || revoked.includes(id)
      ? undefined
      : builds.find((build) => build.id === id && build.module === name)
  const canary = runningCanary(release)
  const isChosen = canary !== undefined && canaryPlace(name, visitor) < canary.percent
  return (isChosen ? find(canary.canary) : undefined) ?? find(active)
}

/**
 * Returns the build of the shell that a visitor gets; undefined while none was published that reads the
 * documents of this service.
 */
export function chooseShell(
  { modules, shells = [] }: ReleaseState,
  visitor: string,
): ShellBuild | undefined {
  const release = modules.find(({ name }) => name === shellName)
  const readable = shells.filter(({ descriptor }) => formatOf(descriptor) === documentFormat)
  return release && chosenOf(release, readable, visitor)
}

/** The builds that one document is served. */
export interface ServedSet {
  readonly modules: readonly RegisteredModule[]
  /** The id of each module's build. */
  readonly builds: Readonly<Record<string, BuildId>>
}

/** Returns the builds that a visitor gets, in the order of the releases. */
export function chooseSet(state: ReleaseState, visitor: string): ServedSet {
  const chosen = state.modules.flatMap(({ name, enabled }) => {
    const build = chooseBuild(state, name, visitor)
    return build === undefined ? [] : [{ name, enabled, build }]
  })
  return {
    modules: chosen.map(({ enabled, build: { base, descriptor } }) => ({
      base,
      enabled,
      descriptor,
    })),
    builds: Object.fromEntries(chosen.map(({ name, build }) => [name, build.id])),
  }
}
