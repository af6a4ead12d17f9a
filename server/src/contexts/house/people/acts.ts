import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { timings } from '@tessera/contracts/timings'
import { type Answer, type Refusal, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import {
  deleteAllFactors,
  devices,
  endChallengesOf,
  endSessionsOf,
  forgetSuspended,
  hasFactor,
  notifyTabs,
  proveMailbox,
  rememberSuspended,
  sendLink,
  users,
} from '../../identity/index.ts'
import { countedBeside } from '../../pins/index.ts'
import {
  actOnPerson,
  type Changed,
  type LockedPerson,
  type PersonAct,
} from '../acting/act-on-person.ts'
import { type HouseNews, queueHouseEmail } from '../acting/emails.ts'
import { stateOf } from '../acting/person-row.ts'
import { directDecision, storeDirect } from '../cases/direct-decision.ts'
import type { Actor } from '../log/actor.ts'

/** An act on one person, without its name. */
export type Wanted = Omit<PersonAct, 'act'>

type Acts = (ports: Ports, actor: Actor, wanted: Wanted) => Promise<Answer<HousePerson>>

const day = 86_400_000

/** Takes an email as confirmed, which ends what others set up in the account before. */
export const verifyEmail: Acts = (ports, actor, wanted) =>
  actOnPerson(ports, actor, { ...wanted, act: 'people.verify-email' }, async (tx, { id }) => {
    if (!(await proveMailbox(tx, ports, { userId: id, keeps: null }))) return 'unchanged'
    notifyTabs(ports, id)
    return { before: { verified: false }, after: { verified: true } }
  })

/** Emails a link to choose a new password. */
export const sendReset: Acts = (ports, actor, wanted) =>
  actOnPerson(ports, actor, { ...wanted, act: 'people.send-reset' }, async (tx, { email }) => {
    await ports.jobs.enqueue(tx, sendLink, { login: email, reason: 'reset' })
    return {}
  })

/** Removes second factors that their owner lost. Every session ends: one of them may be a thief's. */
export const removeFactors: Acts = (ports, actor, wanted) =>
  actOnPerson(ports, actor, { ...wanted, act: 'people.remove-factors' }, async (tx, { id }) => {
    const [row] = await tx
      .select({ has: hasFactor(id) })
      .from(users)
      .where(eq(users.id, id))
    if (row?.has !== true) return refused('factor-missing')
    await deleteAllFactors(tx, id)
    await logOut(tx, ports, id)
    return { before: { factors: true }, after: { factors: false } }
  })

/** Ends all sessions of a person. */
export const endSessions: Acts = (ports, actor, wanted) =>
  actOnPerson(ports, actor, { ...wanted, act: 'people.end-sessions' }, async (tx, { id }) => {
    await logOut(tx, ports, id)
    return {}
  })

async function logOut(tx: Tx, ports: Ports, id: LockedPerson['id']): Promise<void> {
  await endSessionsOf(tx, id)
  await endChallengesOf(tx, id)
  // Sent once the transaction commits.
  notifyTabs(ports, id)
}

/** Limits a person, who then can't post and is hidden from search, or lifts that. */
export const limit = (
  ports: Ports,
  actor: Actor,
  { limited, ...wanted }: Wanted & { readonly limited: boolean },
): Promise<Answer<HousePerson>> =>
  actOnPerson(ports, actor, { ...wanted, act: 'people.limit' }, async (tx, person) => {
    const { reason } = wanted
    if (!limited) return limitWithin(tx, ports, person, { limited, reason })
    const made = directDecision(ports)
    const changed = await limitWithin(tx, ports, person, { limited, reason, page: made.page })
    if (changed !== 'unchanged')
      await storeDirect(tx, ports, person, {
        ...made,
        decision: 'limit',
        reason,
        actor,
        done: { hasLimited: true },
      })
    return changed
  })

/** The reason of an act, and how the person is told. */
interface Told {
  readonly reason: string
  readonly page?: NonNullable<HouseNews['page']>
  /** True when another letter says it. */
  readonly isQuiet?: boolean
}

/** Limits a locked person, or lifts that. */
export async function limitWithin(
  tx: Tx,
  ports: Ports,
  person: LockedPerson,
  { limited, reason, ...told }: { readonly limited: boolean } & Told,
): Promise<Changed> {
  // A limit until an email is confirmed becomes one that stays.
  const isLimited = person.limitedAt !== null && !(limited && person.limitedForDomain !== null)
  if (isLimited === limited) return 'unchanged'
  const limitedAt = limited ? ports.clock.now() : null
  await countedBeside(tx, person.id, () =>
    tx.update(users).set({ limitedAt, limitedForDomain: null }).where(eq(users.id, person.id)),
  )
  await tellPerson(tx, ports, person, {
    kind: limited ? 'limited' : 'unlimited',
    reason,
    ...told,
  })
  notifyTabs(ports, person.id)
  return { before: { limited: !limited }, after: { limited } }
}

/** Returns the moment of an end; null for none, a refusal for one that is not in the future. */
export function endOf(until: string | null, now: Date): Date | null | Refusal {
  if (until === null) return null
  const end = new Date(until)
  return end > now ? end : refused('house-until-past')
}

/**
 * Suspends a person until a moment, or without an end: sessions end, known browsers are forgotten, and open tabs
 * learn the reason. Whatever asks for present accounts stops by itself: tokens, ads, scheduled pins, catalogs.
 */
export async function suspend(
  ports: Ports,
  actor: Actor,
  { until, ...wanted }: Wanted & { readonly until: string | null },
): Promise<Answer<HousePerson>> {
  const end = endOf(until, ports.clock.now())
  if (end !== null && 'code' in end) return end
  const act = { ...wanted, act: 'people.suspend' } as const
  const { reason } = wanted
  const suspended = await actOnPerson(ports, actor, act, async (tx, person) => {
    const made = directDecision(ports)
    const changed = await suspendWithin(tx, ports, person, { end, reason, page: made.page })
    if (changed === 'unchanged' || 'code' in changed) return changed
    const done = { hasSuspended: person.state !== 'suspended' }
    await storeDirect(tx, ports, person, { ...made, decision: 'suspend', reason, actor, done })
    return changed
  })
  // Every instance reads the ads that may run again.
  ports.liveAds.forget()
  return suspended
}

/** Suspends a locked person. */
export async function suspendWithin(
  tx: Tx,
  ports: Ports,
  person: LockedPerson,
  { end, reason, ...told }: { readonly end: Date | null } & Told,
): Promise<Changed | Refusal> {
  const before = stateOf(person)
  if (before === 'closing' || before === 'waiting') return refused('house-state-other')
  const now = ports.clock.now()
  await countedBeside(tx, person.id, () =>
    tx
      .update(users)
      .set({ state: 'suspended', suspendedUntil: end, pausedAt: null })
      .where(eq(users.id, person.id)),
  )
  await rememberSuspended(tx, person.id, now)
  await logOut(tx, ports, person.id)
  await tx.delete(devices).where(eq(devices.userId, person.id))
  await tellPerson(tx, ports, person, { kind: 'suspended', reason, until: end, ...told })
  return {
    before: { state: before, until: person.suspendedUntil?.toISOString() ?? null },
    after: { state: 'suspended', until: end?.toISOString() ?? null },
  }
}

/** Lifts a suspension. */
export const lift: Acts = (ports, actor, wanted) =>
  actOnPerson(ports, actor, { ...wanted, act: 'people.suspend.lift' }, async (tx, person) => {
    if (person.state !== 'suspended') return refused('house-state-other')
    // The sweep comes here as well, and an end may have been moved meanwhile.
    if (actor.by === 'service' && !isOver(person, ports.clock.now())) return 'unchanged'
    return liftWithin(tx, ports, person, { reason: wanted.reason })
  })

/** Lifts the suspension of a locked person. */
export async function liftWithin(
  tx: Tx,
  ports: Ports,
  person: LockedPerson,
  { reason, ...told }: Told,
): Promise<Changed> {
  await countedBeside(tx, person.id, () =>
    tx.update(users).set({ state: 'active', suspendedUntil: null }).where(eq(users.id, person.id)),
  )
  await forgetSuspended(tx, person.id)
  await tellPerson(tx, ports, person, { kind: 'lifted', reason, ...told })
  return { before: { state: 'suspended' }, after: { state: 'active' } }
}

async function tellPerson(
  tx: Tx,
  ports: Ports,
  person: LockedPerson,
  { isQuiet = false, ...news }: HouseNews & Pick<Told, 'isQuiet'>,
): Promise<void> {
  if (!isQuiet) await queueHouseEmail(tx, ports, person, news)
}

const isOver = ({ suspendedUntil }: LockedPerson, now: Date): boolean =>
  suspendedUntil !== null && suspendedUntil <= now

/** Closes an account, which is deleted after the days of grace. Its owner can't bring it back. */
export const close: Acts = (ports, actor, wanted) =>
  actOnPerson(ports, actor, { ...wanted, act: 'people.delete' }, async (tx, person) => {
    if (person.houseRole !== null) return refused('house-role-held')
    const before = stateOf(person)
    if (before === 'closing' && person.pausedAt === null) return refused('house-state-other')
    const now = ports.clock.now()
    const closesAt = new Date(now.getTime() + timings.closingDays * day)
    await closeWithin(tx, ports, person, closesAt)
    await queueHouseEmail(tx, ports, person, {
      kind: 'closed',
      reason: wanted.reason,
      until: closesAt,
    })
    return {
      before: { state: before },
      after: { state: 'closing', closes_at: closesAt.toISOString() },
    }
  })

/** Closes a locked account at a moment. */
export async function closeWithin(
  tx: Tx,
  ports: Ports,
  { id }: LockedPerson,
  closesAt: Date,
): Promise<void> {
  await countedBeside(tx, id, () =>
    tx
      .update(users)
      .set({
        state: 'deactivated',
        pausedAt: null,
        closesAt,
        suspendedUntil: null,
        closedByHouse: true,
      })
      .where(eq(users.id, id)),
  )
  await logOut(tx, ports, id)
  await ports.deletions.note({ at: ports.clock.now(), kind: 'closed', user: id })
}

/** Keeps an account that is about to be deleted. Its owner logs in again. */
export const keep: Acts = (ports, actor, wanted) =>
  actOnPerson(ports, actor, { ...wanted, act: 'people.delete.keep' }, async (tx, person) => {
    if (stateOf(person) !== 'closing') return refused('house-state-other')
    const now = ports.clock.now()
    // The deletion may have begun.
    if (person.closesAt !== null && person.closesAt <= now) return refused('house-state-other')
    await tx
      .update(users)
      .set({ state: 'active', pausedAt: null, closesAt: null, closedByHouse: false })
      .where(eq(users.id, person.id))
    await ports.deletions.note({ at: now, kind: 'returned', user: person.id })
    await queueHouseEmail(tx, ports, person, { kind: 'kept', reason: wanted.reason })
    return { before: { state: 'closing' }, after: { state: 'active' } }
  })

/** Prepares the download of a person's data, which they alone can fetch once they log in. */
export const prepareExport: Acts = (ports, actor, wanted) =>
  actOnPerson(ports, actor, { ...wanted, act: 'people.export' }, async (tx, { id }) => {
    await ports.startExportOf(tx, ports, id)
    return {}
  })

declare module '../../../ports.ts' {
  interface Ports {
    /** Starts the download of a member's data, which a later context has. */
    readonly startExportOf: (tx: Tx, ports: Ports, userId: LockedPerson['id']) => Promise<void>
  }
}
