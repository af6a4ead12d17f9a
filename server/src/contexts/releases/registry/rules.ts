import { registryConflicts } from '@tessera/contracts/registry-conflicts'
import { activeRegistry } from '@tessera/contracts/releases/active-registry'
import { type BuildId, shortBuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import type {
  ModuleBuild,
  ModuleRelease,
  ReleaseState,
} from '@tessera/contracts/releases/release-state'
import type { ReleaseChange } from '@tessera/contracts/releases/tool-calls'

/** A change that is refused, in one sentence with the fix. */
export interface RefusedChange {
  readonly ok: false
  readonly code: 'not-found' | 'revoked' | 'nothing-to-do' | 'conflict'
  readonly message: string
}

/** The release that a change makes, and the change in words. */
export interface MadeChange {
  readonly ok: true
  readonly release: ModuleRelease
  readonly what: string
}

const refuse = (code: RefusedChange['code'], message: string): RefusedChange => ({
  ok: false,
  code,
  message,
})

const without = (ids: readonly BuildId[], id: BuildId): BuildId[] =>
  ids.filter((each) => each !== id)
const withId = (ids: readonly BuildId[], id: BuildId): BuildId[] => [...without(ids, id), id]

/** Returns the release of a module that has none yet. */
export const newRelease = (name: string): ModuleRelease => ({
  name,
  enabled: true,
  active: null,
  last_good: null,
  rollout: null,
  revoked: [],
})

function promoted(
  release: ModuleRelease,
  build: BuildId,
  evenRevoked: boolean,
): MadeChange | RefusedChange {
  const { name, active, rollout } = release
  const isRevoked = release.revoked.includes(build)
  if (isRevoked && !evenRevoked)
    return refuse(
      'revoked',
      `Build ${shortBuildId(build)} of ${name} was rolled back; publish a mended build, or repeat the command with --even-revoked.`,
    )
  if (active === build && rollout === null && !isRevoked)
    return refuse(
      'nothing-to-do',
      `Build ${shortBuildId(build)} of ${name} is the active one already; nothing needs to be done.`,
    )
  const left = active === build || active === null ? release.last_good : active
  const revoked = without(release.revoked, build)
  return {
    ok: true,
    what: `promote ${shortBuildId(build)}`,
    release: {
      ...release,
      active: build,
      revoked,
      rollout: null,
      last_good: left === build || (left !== null && revoked.includes(left)) ? null : left,
    },
  }
}

function rolledOut(
  release: ModuleRelease,
  { build, percent }: { readonly build: BuildId; readonly percent: number },
  now: string,
): MadeChange | RefusedChange {
  const { name, active, rollout, revoked } = release
  if (revoked.includes(build))
    return refuse(
      'revoked',
      `Build ${shortBuildId(build)} of ${name} was rolled back; publish a mended build first.`,
    )
  if (active === null)
    return refuse(
      'not-found',
      `${name} has no active build to compare with; promote one first with: npm run module -- promote ${name} ${shortBuildId(build)}`,
    )
  if (active === build)
    return refuse(
      'nothing-to-do',
      `Build ${shortBuildId(build)} of ${name} is the active one already; publish another build to try.`,
    )
  const since = rollout?.build === build ? rollout.since : now
  return {
    ok: true,
    what: `canary ${shortBuildId(build)} ${percent}%`,
    release: { ...release, rollout: { build, percent, since } },
  }
}

function rolledBack(release: ModuleRelease): MadeChange | RefusedChange {
  const { name, active, rollout, revoked, last_good } = release
  const good = last_good !== null && revoked.includes(last_good) ? null : last_good
  if (rollout !== null)
    return {
      ok: true,
      what: `end canary ${shortBuildId(rollout.build)}`,
      release: { ...release, rollout: null, revoked: withId(revoked, rollout.build) },
    }
  // Without an earlier build, the shell is the one that came with the service.
  if (name === shellName && good === null && active !== null)
    return {
      ok: true,
      what: `roll back ${shortBuildId(active)} to the shell of the service`,
      release: { ...release, active: null, last_good: null, revoked: withId(revoked, active) },
    }
  if (good === null || active === null)
    return refuse(
      'not-found',
      `${name} has no earlier build to return to; choose one of npm run module -- list ${name} with promote, or use disable.`,
    )
  return {
    ok: true,
    what: `roll back ${shortBuildId(active)} to ${shortBuildId(good)}`,
    release: { ...release, active: good, last_good: null, revoked: withId(revoked, active) },
  }
}

function switched(release: ModuleRelease, enabled: boolean): MadeChange | RefusedChange {
  if (release.name === shellName)
    return refuse('conflict', 'Every page needs the shell; roll it back instead.')
  const what = enabled ? 'enable' : 'disable'
  return release.enabled === enabled
    ? refuse('nothing-to-do', `${release.name} is ${what}d already; nothing needs to be done.`)
    : { ok: true, what, release: { ...release, enabled } }
}

/** Returns what a change makes of a module's release. */
export function changedRelease(
  release: ModuleRelease,
  change: ReleaseChange,
  now: string,
): MadeChange | RefusedChange {
  if (change.do === 'promote') return promoted(release, change.build, change.evenRevoked === true)
  if (change.do === 'canary') return rolledOut(release, change, now)
  if (change.do === 'rollback') return rolledBack(release)
  return switched(release, change.do === 'enable')
}

/** Returns a state with another release of one module, at its place or at the end. */
export function withRelease(state: ReleaseState, release: ModuleRelease): ReleaseState {
  const isKnown = state.modules.some(({ name }) => name === release.name)
  const modules = isKnown
    ? state.modules.map((each) => (each.name === release.name ? release : each))
    : [...state.modules, release]
  return { ...state, modules }
}

/** Returns the state in which a module's canary is the active build. */
const withCanary = (state: ReleaseState, release: ModuleRelease): ReleaseState =>
  withRelease(state, { ...release, active: release.rollout?.build ?? release.active })

/** Returns why the builds of a state cannot run together: one sentence; undefined when they can. */
export function conflictIn(state: ReleaseState): string | undefined {
  const served = [
    state,
    ...state.modules
      .filter(({ rollout }) => rollout !== null)
      .map((release) => withCanary(state, release)),
  ]
  return served.flatMap((one) => registryConflicts(activeRegistry(one).modules))[0]?.message
}

/** Returns the ids of the builds that a release names to run. */
export const runningIds = ({ active, rollout }: ModuleRelease): readonly BuildId[] =>
  [active, rollout?.build ?? null].filter((id) => id !== null)

/** True when a state has a build of a module, or of the shell. */
export const hasBuild = (
  { builds, shells = [] }: ReleaseState,
  module: string,
  id: BuildId,
): boolean => [...builds, ...shells].some((each) => each.id === id && each.module === module)

/** Finds a build of a module by its id. */
export const buildOf = (
  builds: readonly ModuleBuild[],
  module: string,
  id: BuildId,
): ModuleBuild | undefined => builds.find((each) => each.id === id && each.module === module)
