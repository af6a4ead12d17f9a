import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { Refusal } from '@tessera/contracts/releases/gate/refusal'
import type { ModuleRelease, ReleaseState } from '@tessera/contracts/releases/release-state'
import type { PastChange, ReleaseChange } from '@tessera/contracts/releases/tool-calls'
import type { Tx } from '../../../platform/database/port.ts'
import type { Ports } from '../../../ports.ts'
import { earlierBuild } from './earlier-builds.ts'
import { changeRefusals, returnedBuilds } from './gated-change.ts'
import { changedRelease, conflictIn, hasBuild, newRelease, withRelease } from './rules.ts'
import { findBuild, readChanges, readState } from './store.ts'
import { raiseVersion, recordChange, writeRelease } from './write-release.ts'

/** A refused change: one sentence with the fix. */
export interface ChangeRefusal {
  readonly ok: false
  readonly code:
    | 'not-found'
    | 'revoked'
    | 'nothing-to-do'
    | 'conflict'
    | 'refused'
    | 'changed-meanwhile'
  readonly message: string
  /** The changes since the version that the sender has seen, newest first. */
  readonly changes?: PastChange[]
  /** Everything that the gate refuses the build for. */
  readonly refusals?: readonly Refusal[]
}

/** A change that is made. */
export interface ChangeDone {
  readonly ok: true
  readonly version: number
}

/** A change, of which version, by whom and why. */
export interface AskedChange {
  readonly change: ReleaseChange
  /** The version that the change is of; null for whichever is the current one. */
  readonly version: number | null
  readonly who: string
  readonly why: string
  /** The new first words of addresses that a build may take (`newWords` of the gate). */
  readonly newWords?: readonly string[]
  /** Runs in the transaction of the change. */
  readonly alongside?: (tx: Tx) => Promise<void>
}

/** Ends a transaction with a refusal, so that nothing of it stays. */
class Refused extends Error {
  readonly refusal: ChangeRefusal

  constructor(refusal: ChangeRefusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

type ChangePorts = Pick<
  Ports,
  'db' | 'clock' | 'live' | 'settings' | 'releases' | 'shellFolder' | 'registryAccounts'
>

/**
 * Changes which builds run, in one transaction: the version, the release and its record. When the version
 * is not the expected one, nothing is changed and the refusal lists what came between.
 */
export async function changeReleases(
  ports: ChangePorts,
  asked: AskedChange,
): Promise<ChangeDone | ChangeRefusal> {
  try {
    const done = await ports.db.transaction((tx) => changeIn(ports, tx, asked))
    ports.releases.lookAgain()
    return done
  } catch (cause) {
    if (cause instanceof Refused) return cause.refusal
    throw cause
  }
}

async function changeIn(ports: ChangePorts, tx: Tx, asked: AskedChange): Promise<ChangeDone> {
  const { change, who, why } = asked
  const version = await raiseVersion(tx, asked.version)
  if (version === undefined) throw new Refused(await meanwhile(tx, asked.version ?? 0))
  const now = ports.clock.now()
  const { moduleStoreUrl: storeUrl } = ports.settings
  const running = await readState(tx, { storeUrl, now })
  const before = await withEarlier(tx, running, change)
  const id = wantedBuild(change, before)
  const state = await withBuild(tx, running, { module: change.module, id, storeUrl })
  const isNew = before === undefined && change.do === 'promote'
  if (before === undefined && !isNew)
    throw new Refused({
      ok: false,
      code: 'not-found',
      message: `No module is named ${change.module}; see npm run module -- list.`,
    })
  const made = changedRelease(before ?? newRelease(change.module), change, now.toISOString())
  if (!made.ok) throw new Refused(made)
  const { active } = made.release
  if (active !== null && !hasBuild(state, change.module, active))
    throw new Refused(noBuild(change.module, active))
  const { newWords = [] } = asked
  const returnsTo = returnedBuilds(before, made.release)
  const refusals = await changeRefusals(ports, tx, { change, newWords, returnsTo })
  const message = refusals.map((each) => each.message).join(' ')
  if (refusals.length > 0) throw new Refused({ ok: false, code: 'refused', refusals, message })
  const conflict = conflictIn(withRelease(state, made.release))
  if (conflict !== undefined) throw new Refused({ ok: false, code: 'conflict', message: conflict })
  await writeRelease(tx, { release: made.release, now })
  await recordChange(tx, { version, at: now, who, why, what: made.what, module: change.module })
  await asked.alongside?.(tx)
  ports.live.publish('registry', { kind: 'changed', id: String(version) })
  return { ok: true, version }
}

/**
 * Returns the release that a change is of. For a roll-back that has no last good build, the last one that ran
 * before and was not revoked takes its place.
 */
async function withEarlier(
  tx: Tx,
  { modules }: ReleaseState,
  change: ReleaseChange,
): Promise<ModuleRelease | undefined> {
  const release = modules.find(({ name }) => name === change.module)
  if (release === undefined || change.do !== 'rollback' || release.rollout !== null) return release
  const { last_good: last, revoked } = release
  if (last !== null && !revoked.includes(last)) return release
  return { ...release, last_good: await earlierBuild(tx, release) }
}

/** Returns the build that a change leads to; null when it needs none. */
function wantedBuild(change: ReleaseChange, before: ModuleRelease | undefined): BuildId | null {
  if (change.do === 'promote' || change.do === 'canary') return change.build
  return change.do === 'rollback' ? (before?.last_good ?? null) : null
}

/** Adds the build of a change to the state; refuses one that was never published. */
async function withBuild(
  tx: Tx,
  state: ReleaseState,
  asked: { readonly module: string; readonly id: BuildId | null; readonly storeUrl: string },
): Promise<ReleaseState> {
  const { module, id, storeUrl } = asked
  if (id === null || hasBuild(state, module, id)) return state
  const { builds, shells } = await findBuild(tx, { storeUrl, module, id })
  if (builds.length + shells.length === 0) throw new Refused(noBuild(module, id))
  return {
    ...state,
    builds: [...state.builds, ...builds],
    shells: [...(state.shells ?? []), ...shells],
  }
}

const noBuild = (module: string, id: string): ChangeRefusal => ({
  ok: false,
  code: 'not-found',
  message: `${module} has no build ${id}; publish it, or choose one of npm run module -- list ${module}.`,
})

const listedAfter = 20

async function meanwhile(tx: Tx, seen: number): Promise<ChangeRefusal> {
  const changes = await readChanges(tx, { after: seen, most: listedAfter })
  const [last] = changes
  const said =
    last === undefined ? '' : ` (${last.who}: ${last.module ?? 'the registry file'}, ${last.what})`
  return {
    ok: false,
    code: 'changed-meanwhile',
    changes,
    message: `Somebody else has changed the registry since version ${seen}${said}; look at npm run module -- list and repeat the command.`,
  }
}
