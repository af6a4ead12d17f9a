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
import type { Visit } from '../../../calls/visit.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import { visitorOf } from '../experiments/visitor.ts'
import { heldOverrides } from '../overrides/held-overrides.ts'
import { ownOverrides } from '../overrides/own-overrides.ts'
import { replacementsOf } from '../overrides/replacements.ts'
import { namesIn, replaceModules } from '../overrides/rules.ts'
import type { KeptOverrides } from '../overrides/store.ts'
import { isForHouse, isOfHouse, withoutHouse } from '../registry/audience.ts'
import { type ChosenShell, overriddenShell, shellFor } from './chosen-shell.ts'

/** The builds that a visitor gets. */
export interface ChosenRegistry {
  /** The same object for the same builds, as long as the releases stay the same. */
  readonly registry: Registry
  /** The id of each module's build, and of the shell's if it was published. */
  readonly builds: Readonly<Record<string, BuildId>>
  /** The builds as the set keeps them: with a name for those that have no id, and with any shell. */
  readonly kept: Readonly<Record<string, string>>
  /** The id of the set of these builds: the same for the same builds. */
  readonly id: string
  readonly canaries: readonly RunningCanary[]
  /** This browser's overrides; null without any. */
  readonly overridden: Overridden | null
  readonly shell: ShellFiles
}

/** The overrides by which a document runs other builds than the registry's. */
export interface Overridden extends KeptOverrides {
  /** Overrides that have ended: of a build or preview that was revoked, or of a machine that is gone. */
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

/** Returns the shell that everybody without a canary gets. */
export async function activeShell(ports: Pick<Ports, 'shell' | 'releases'>): Promise<ShellFiles> {
  const build = chooseShell(withoutCanary(await ports.releases.state()), '')
  return build?.descriptor ?? ports.shell()
}

/** Returns the id of the build that everybody without a canary gets, of each module and of the shell. */
export async function activeBuilds(
  ports: Pick<Ports, 'shell' | 'shellFolder' | 'releases'>,
): Promise<Readonly<Record<string, string>>> {
  const state = withoutCanary(await ports.releases.state())
  const { kept: ofShell } = await shellFor(ports, state, '')
  const ofModules = state.modules.flatMap(({ name, active }) =>
    active === null ? [] : [[name, active] as const],
  )
  return { ...Object.fromEntries(ofModules), ...ofShell }
}

const withoutCanary = (state: ReleaseState): ReleaseState => ({
  ...state,
  modules: state.modules.map((release) => ({ ...release, rollout: null })),
})

/**
 * Chooses the builds that the releases give a member, or a browser. While no canary runs, no visitor needs an id
 * for it.
 */
export async function releasedRegistry(ports: Ports, who: () => string): Promise<ChosenRegistry> {
  const state = await ports.releases.state()
  const canaries = canariesOf(state)
  if (canaries.length === 0) {
    const registry = await ports.registry()
    const { shell, ids, kept: keptShell } = await shellFor(ports, state, '')
    const builds = { ...buildsIn(state, registry), ...ids }
    const kept = { ...builds, ...keptShell }
    return { registry, builds, id: idOf(kept), canaries, kept, overridden: null, shell }
  }
  const visitor = who()
  const { modules, builds: ofModules } = chooseSet(state, visitor)
  const { shell, ids, kept: keptShell } = await shellFor(ports, state, visitor)
  const builds = { ...ofModules, ...ids }
  const kept = { ...builds, ...keptShell }
  const registry: Registry = { schema: 1, modules: [...modules] }
  const choice = { registry, builds, kept, shell, id: idOf(kept), canaries, overridden: null }
  return remembered(state, choice)
}

/** A browser's overrides, with those whose previews live. */
interface Own {
  readonly kept: KeptOverrides
  readonly held: readonly ModuleOverride[]
}

/** Reads the browser's overrides. A document without them is better than none. */
async function ownOrNone(visit: Visit): Promise<Own | undefined> {
  try {
    const kept = await ownOverrides(visit)
    return kept && { kept, held: await heldOverrides(visit.ports, kept.overrides) }
  } catch (cause) {
    visit.ports.log.warn('overrides.unreadable', { cause: causeText(cause) })
    return undefined
  }
}

const none: Own = { kept: { overrides: [], travelled: null }, held: [] }

const isOfModule = ({ module }: ModuleOverride): boolean => module !== shellName

const withoutShell = (builds: ChosenRegistry['builds']): ChosenRegistry['builds'] =>
  Object.fromEntries(Object.entries(builds).filter(([name]) => name !== shellName))

function shellOf({ shell, builds, kept }: ChosenRegistry): ChosenShell {
  const { [shellName]: id } = builds
  const { [shellName]: keptId } = kept
  return {
    shell,
    ids: id === undefined ? {} : { [shellName]: id },
    kept: keptId === undefined ? {} : { [shellName]: keptId },
  }
}

/** Leaves out the modules that only people who look after the product get, and all that tells of them. */
function withoutHouseOf(choice: ChosenRegistry): ChosenRegistry {
  const registry = withoutHouse(choice.registry)
  if (registry === choice.registry) return choice
  const names = new Set(
    choice.registry.modules.filter(isForHouse).map(({ descriptor }) => descriptor.name),
  )
  const rest = <Value>(byName: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(byName).filter(([name]) => !names.has(name)))
  const kept = rest(choice.kept)
  return {
    ...choice,
    registry,
    builds: rest(choice.builds),
    kept,
    id: idOf(choice.overridden === null ? kept : { ...kept, '': 'overridden' }),
    canaries: choice.canaries.filter(({ module }) => !names.has(module)),
  }
}

/**
 * Chooses the builds for a visitor: the modules for people who look after the product are among them for somebody
 * with a role alone.
 */
export async function chosenRegistry(
  visit: Visit,
  switchOff: readonly string[] = [],
): Promise<ChosenRegistry> {
  const choice = await chosenOfAll(visit, switchOff)
  return isOfHouse(visit.viewer) ? choice : withoutHouseOf(choice)
}

/**
 * Chooses the builds for a visitor: those of the releases, except where this browser overrides them, or the
 * address switches modules off.
 */
async function chosenOfAll(visit: Visit, switchOff: readonly string[]): Promise<ChosenRegistry> {
  const released = await releasedRegistry(visit.ports, () => visit.viewer?.id ?? visitorOf(visit))
  const own = await ownOrNone(visit)
  if (own === undefined && switchOff.length === 0) return released
  const { kept: ownKept, held } = own ?? none
  const replacements = new Map(await replacementsOf(visit.ports, held.filter(isOfModule)))
  const ownShell = await overriddenShell(visit.ports, held)
  const ended = ownKept.overrides.filter(({ module }) =>
    module === shellName ? ownShell === undefined : !replacements.has(module),
  )
  const names = namesIn(released.registry.modules, replacements)
  const unknown = switchOff.filter((name) => !names.has(name))
  const switchedOff = switchOff.filter((name) => names.has(name))
  for (const name of switchedOff) replacements.set(name, null)
  const ofModules = { ...released.registry, builds: withoutShell(released.builds) }
  const { modules, ...chosen } = replaceModules(ofModules, replacements)
  const { shell, ids, kept: keptShell } = ownShell ?? shellOf(released)
  const builds = { ...chosen.builds, ...ids }
  const kept = { ...chosen.kept, ...keptShell }
  return {
    registry: { schema: 1, modules: [...modules] },
    builds,
    kept,
    shell,
    id: idOf({ ...kept, '': 'overridden' }),
    // Builds that somebody overrides say nothing about the builds of others.
    canaries: [],
    overridden: { ...ownKept, ended, switchedOff, unknown },
  }
}
