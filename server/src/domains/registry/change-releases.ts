import type { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import type { Refusal } from '@tessera/contracts/releases/gate/refusal'
import { isStranding } from '@tessera/contracts/releases/gate/refusals-of'
import type { GateBuild } from '@tessera/contracts/releases/gate/world'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import type { PastChange, ReleaseChange } from '@tessera/contracts/releases/tool-calls'
import type { Tx } from '../../platform/database/port.ts'
import type { Ports } from '../../ports.ts'
import { builtDescriptor, folderShell, gateRefusals } from './release-world.ts'
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

type ChangePorts = Pick<Ports, 'db' | 'clock' | 'live' | 'settings' | 'releases' | 'shellFolder'>

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
  const state = await withBuild(tx, await readState(tx, { storeUrl, now }), { change, storeUrl })
  const before = state.modules.find(({ name }) => name === change.module)
  const isNew = before === undefined && change.do === 'promote'
  if (before === undefined && !isNew)
    throw new Refused({
      ...{ ok: false, code: 'not-found' },
      message: `No module is named ${change.module}; see npm run module -- list.`,
    })
  const made = changedRelease(before ?? newRelease(change.module), change, now.toISOString())
  if (!made.ok) throw new Refused(made)
  const { active } = made.release
  if (active !== null && !hasBuild(state, change.module, active))
    throw new Refused(noBuild(change.module, active))
  const isMoved = before?.active !== active
  await passGate(ports, tx, { change, ...(isMoved ? { returnsTo: active } : {}) })
  const conflict = conflictIn(withRelease(state, made.release))
  if (conflict !== undefined) throw new Refused({ ok: false, code: 'conflict', message: conflict })
  await writeRelease(tx, { release: made.release, now })
  await recordChange(tx, { version, at: now, who, why, what: made.what, module: change.module })
  await asked.alongside?.(tx)
  ports.live.publish('registry', { kind: 'changed', id: String(version) })
  return { ok: true, version }
}

interface Given {
  readonly change: ReleaseChange
  /** The build that becomes active, null for none; undefined when none does. */
  readonly returnsTo?: BuildId | null
}

/** Returns the build that a change gives to people, as the gate reads it; undefined when it passes always. */
async function candidateOf(
  { shellFolder }: ChangePorts,
  tx: Tx,
  { change, returnsTo }: Given,
): Promise<GateBuild | undefined> {
  const { module } = change
  if (change.do === 'promote' || change.do === 'canary')
    return { module, descriptor: await builtDescriptor(tx, change) }
  if (module !== shellName || change.do !== 'rollback' || returnsTo === undefined) return undefined
  if (returnsTo === null) return folderShell({ shellFolder })
  return { module, descriptor: await builtDescriptor(tx, { module, build: returnsTo }) }
}

/**
 * Refuses a build that does not fit what runs now, which may be more than when it was admitted. Returning
 * to an earlier build of a module passes always, since that concerns the module alone. An earlier shell must
 * leave no module behind.
 */
async function passGate(ports: ChangePorts, tx: Tx, asked: Given): Promise<void> {
  const { clock, shellFolder } = ports
  const candidate = await candidateOf(ports, tx, asked)
  if (candidate === undefined) return
  const all = await gateRefusals({ db: tx, clock, shellFolder }, candidate)
  const refusals = asked.change.do === 'rollback' ? all.filter(isStranding) : all
  if (refusals.length === 0) return
  const message = refusals.map((each) => each.message).join(' ')
  throw new Refused({ ...{ ok: false, code: 'refused', refusals }, message })
}

/** Adds the build of a change to the state; refuses one that was never published. */
async function withBuild(
  tx: Tx,
  state: ReleaseState,
  { change, storeUrl }: { readonly change: ReleaseChange; readonly storeUrl: string },
): Promise<ReleaseState> {
  if (change.do !== 'promote' && change.do !== 'canary') return state
  const { module, build: id } = change
  if (hasBuild(state, module, id)) return state
  const { builds, shells } = await findBuild(tx, { storeUrl, module, id })
  if (builds.length + shells.length === 0) throw new Refused(noBuild(module, id))
  return {
    ...state,
    builds: [...state.builds, ...builds],
    shells: [...(state.shells ?? []), ...shells],
  }
}

const noBuild = (module: string, id: string): ChangeRefusal => ({
  ...{ ok: false, code: 'not-found' },
  message: `${module} has no build ${id}; publish it, or choose one of npm run module -- list ${module}.`,
})

const listedAfter = 20

async function meanwhile(tx: Tx, seen: number): Promise<ChangeRefusal> {
  const changes = await readChanges(tx, { after: seen, most: listedAfter })
  const [last] = changes
  const said =
    last === undefined ? '' : ` (${last.who}: ${last.module ?? 'the registry file'}, ${last.what})`
  return {
    ...{ ok: false, code: 'changed-meanwhile', changes },
    message: `Somebody else has changed the registry since version ${seen}${said}; look at npm run module -- list and repeat the command.`,
  }
}
