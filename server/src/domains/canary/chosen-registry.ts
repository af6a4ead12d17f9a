import type { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import {
  chooseSet,
  chooseShell,
  type RunningCanary,
  runningCanary,
} from '@tessera/contracts/releases/canary'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import { causeText } from '../../calls/cause-text.ts'
import type { Visit } from '../../calls/visit.ts'
import type { Ports } from '../../ports.ts'
import { visitorOf } from '../experiments/visitor.ts'
import { ownOverrides } from '../overrides/own-overrides.ts'
import { replacementsOf } from '../overrides/replacements.ts'
import { namesIn, replaceModules } from '../overrides/rules.ts'
import type { KeptOverrides } from '../overrides/store.ts'
import { sha256OfText } from '../sha256.ts'

/** The builds that a visitor gets. */
export interface ChosenRegistry {
  /** The same object for the same builds, as long as the releases stay the same. */
  readonly registry: Registry
  /** The id of each module's build, and of the shell's if it was published. */
  readonly builds: Readonly<Record<string, BuildId>>
  /** The builds as the set keeps them: with a name for those that have no id. */
  readonly kept: Readonly<Record<string, string>>
  /** The id of the set of these builds: the same for the same builds. */
  readonly id: string
  readonly canaries: readonly RunningCanary[]
  /** This browser's overrides; null without any. */
  readonly overridden: Overridden | null
  readonly shell: ShellFiles
}

/** Why a document runs other builds than the registry's. */
export interface Overridden extends KeptOverrides {
  /** Those that do not hold any more: of a build that was revoked, or of a machine that is gone. */
  readonly ended: readonly ModuleOverride[]
  /** The modules that its address switches off. */
  readonly switchedOff: readonly string[]
  /** Names in its address that no module has. */
  readonly unknown: readonly string[]
}

/** Returns the canaries that run. */
export const canariesOf = ({ modules }: ReleaseState): readonly RunningCanary[] =>
  modules.flatMap((release) => runningCanary(release) ?? [])

const chosen = new WeakMap<ReleaseState, Map<string, ChosenRegistry>>()

function remembered(state: ReleaseState, choice: ChosenRegistry): ChosenRegistry {
  const known = chosen.get(state) ?? new Map<string, ChosenRegistry>()
  chosen.set(state, known)
  const same = known.get(choice.id) ?? choice
  known.set(choice.id, same)
  return { ...choice, registry: same.registry }
}

const idOf = (builds: ChosenRegistry['kept']): string =>
  sha256OfText(
    JSON.stringify(Object.entries(builds).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ).slice(0, 32)

/** Returns the builds of a registry, as far as a state has them: it may be a moment older, or unreadable. */
const buildsIn = ({ builds }: ReleaseState, { modules }: Registry): ChosenRegistry['builds'] =>
  Object.fromEntries(
    modules.flatMap(({ descriptor }) => {
      const build = builds.find((each) => each.descriptor === descriptor)
      return build === undefined ? [] : [[descriptor.name, build.id] as const]
    }),
  )

interface ChosenShell {
  readonly shell: ShellFiles
  readonly ids: Readonly<Record<string, BuildId>>
}

/** Returns the shell that a visitor gets: a published build, else the one that came with the service. */
async function shellFor(
  { shell }: Pick<Ports, 'shell'>,
  state: ReleaseState,
  visitor: string,
): Promise<ChosenShell> {
  const build = chooseShell(state, visitor)
  return build === undefined
    ? { shell: await shell(), ids: {} }
    : { shell: build.descriptor, ids: { [shellName]: build.id } }
}

/** Returns the shell that everybody without a canary gets. */
export const activeShell = async (ports: Pick<Ports, 'shell' | 'releases'>): Promise<ShellFiles> =>
  (await shellFor(ports, withoutCanary(await ports.releases.state()), '')).shell

const withoutCanary = (state: ReleaseState): ReleaseState => ({
  ...state,
  modules: state.modules.map((release) => ({ ...release, rollout: null })),
})

/** Chooses the builds that the releases give a visitor. While no canary runs, no visitor needs an id for it. */
async function releasedRegistry(visit: Visit): Promise<ChosenRegistry> {
  const { ports, viewer } = visit
  const state = await ports.releases.state()
  const canaries = canariesOf(state)
  if (canaries.length === 0) {
    const registry = await ports.registry()
    const { shell, ids } = await shellFor(ports, state, '')
    const builds = { ...buildsIn(state, registry), ...ids }
    const id = idOf(builds)
    return { registry, builds, id, canaries, kept: builds, overridden: null, shell }
  }
  const visitor = viewer?.id ?? visitorOf(visit)
  const { modules, builds: ofModules } = chooseSet(state, visitor)
  const { shell, ids } = await shellFor(ports, state, visitor)
  const builds = { ...ofModules, ...ids }
  const registry: Registry = { schema: 1, modules: [...modules] }
  const chosen = { registry, builds, kept: builds, shell }
  const choice = { ...chosen, id: idOf(builds), canaries, overridden: null }
  return remembered(state, choice)
}

/** Reads the browser's overrides. A document without them is better than none. */
async function ownOrNone(visit: Visit): Promise<KeptOverrides | undefined> {
  try {
    return await ownOverrides(visit)
  } catch (cause) {
    visit.ports.log.warn('overrides.unreadable', { cause: causeText(cause) })
    return undefined
  }
}

const none: KeptOverrides = { overrides: [], travelled: null }

/**
 * Chooses the builds for a visitor: those of the releases, except where this browser overrides them, or the
 * address switches modules off.
 */
export async function chosenRegistry(
  visit: Visit,
  switchOff: readonly string[] = [],
): Promise<ChosenRegistry> {
  const released = await releasedRegistry(visit)
  const own = await ownOrNone(visit)
  if (own === undefined && switchOff.length === 0) return released
  const replacements = new Map(await replacementsOf(visit.ports, own?.overrides ?? []))
  const ended = (own?.overrides ?? []).filter(({ module }) => !replacements.has(module))
  const names = namesIn(released.registry.modules, replacements)
  const unknown = switchOff.filter((name) => !names.has(name))
  const switchedOff = switchOff.filter((name) => names.has(name))
  for (const name of switchedOff) replacements.set(name, null)
  const chosen = replaceModules({ ...released.registry, builds: released.builds }, replacements)
  const { modules, builds, kept } = chosen
  return {
    ...{ registry: { schema: 1, modules: [...modules] }, builds, kept, shell: released.shell },
    id: idOf({ ...kept, '': 'overridden' }),
    // What people try out says nothing of what others get.
    canaries: [],
    overridden: { ...(own ?? none), ended, switchedOff, unknown },
  }
}
