import { PinId } from '@tessera/contracts/ids'
import { kindOfReason, type ReportDecision } from '@tessera/contracts/report-kinds'
import { z } from '@tessera/contracts/schema'
import { type Answer, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, desc, eq, gt, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { SensitiveBy } from '../../base/media/rules.ts'
import { blurPictures, lockMarks, markSensitive } from '../../base/media/sensitive.ts'
import { users } from '../../identity/index.ts'
import { picturesOfIdea, releaseThing } from '../../pins/index.ts'
import { actWithin, type Changed, type LockedPerson } from '../acting/act-on-person.ts'
import { type HouseNews, queueHouseEmail } from '../acting/emails.ts'
import { appealEnd, decisionUrl, noticeDecision } from '../cases/decision-page.ts'
import { caseDecisions, caseReports, type Done, reportCases } from '../cases/tables.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'
import { endOf, limitWithin, suspendWithin } from '../people/acts.ts'
import { askAboutRepeats, noticeOf } from './copyright-notices.ts'
import { endEvidence } from './evidence.ts'
import { harmOf } from './harm.ts'
import { reasonIn, reasonsOf } from './reasons.ts'
import { removeSubject } from './removal.ts'
import { tellReporters } from './tell.ts'

/** A decision about all open reports of a case. */
export interface Decision {
  readonly caseId: string
  readonly decision: ReportDecision
  readonly reason: string
  readonly until: string | null
  /** True when the house's classifier decides, and no person. */
  readonly isAutomated?: boolean
}

export type Case = typeof reportCases.$inferSelect

/** Thrown to roll a transaction back, with what the caller is told. */
export class Undone extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Runs a transaction of an act; a refusal rolls all of it back. */
export async function inOneAct(
  ports: Ports,
  run: (tx: Tx) => Promise<Refusal | undefined>,
): Promise<Answer<null>> {
  try {
    await ports.db.transaction(async (tx) => {
      const refusal = await run(tx)
      if (refusal !== undefined) throw new Undone(refusal)
    })
  } catch (cause) {
    if (cause instanceof Undone) return cause.refusal
    throw cause
  }
  // A removed pin and a suspended owner have no ads.
  ports.liveAds.forget()
  return given(null)
}

/** Locks an open case until the transaction ends. */
export async function lockOpenCase(tx: Tx, caseId: string): Promise<Case | undefined> {
  const [found] = await tx
    .select()
    .from(reportCases)
    .where(and(eq(reportCases.id, caseId), isNull(reportCases.decidedAt)))
    .for('update')
  return found
}

/** True when a case was handed on by this very actor, so that another person has to decide. */
export const isHandedBy = ({ handedAt, handedBy }: Case, { id }: Actor): boolean =>
  handedAt !== null && handedBy === id

/** True when a person's account is there. */
export const isThere = async (tx: Tx, ownerId: Case['ownerId']): Promise<boolean> =>
  ownerId !== null && (await tx.$count(users, eq(users.id, ownerId))) > 0

async function worstReason(tx: Tx, { id, coveredUntil }: Case): Promise<string> {
  const [row] = await tx
    .select({ reason: caseReports.reason })
    .from(caseReports)
    .where(
      and(
        eq(caseReports.caseId, id),
        coveredUntil === null ? undefined : gt(caseReports.createdAt, coveredUntil),
      ),
    )
    .orderBy(desc(harmOf(sql`${caseReports.reason}`)))
    .limit(1)
  return row?.reason ?? 'other'
}

const removedKinds: Readonly<Record<Case['kind'], HouseNews['kind']>> = {
  pin: 'removed',
  board: 'removed-board',
  profile: 'removed-profile',
  comment: 'removed-comment',
  website: 'removed',
}

type Told = Pick<HouseNews, 'page' | 'reason' | 'notice'>

/** Hides the pictures of a Pin behind a warning, and returns the marks that they had. */
async function warnOf(tx: Tx, { id }: Case, by: SensitiveBy): Promise<Done> {
  const ids = await picturesOfIdea(tx, z.parse(PinId, id))
  const marked = await lockMarks(tx, ids)
  await markSensitive(tx, ids, by)
  return { marked }
}

interface Wanted {
  readonly found: Case
  /** The one that marks pictures, for `warn`. */
  readonly marks: SensitiveBy
  readonly decision: ReportDecision
  readonly end: Date | null
  readonly told: (person: LockedPerson) => Told
}

/** Does to the thing and its owner what was decided, and returns what takes it back. */
async function carryOut(
  tx: Tx,
  ports: Ports,
  person: LockedPerson,
  { found, decision, end, told, marks }: Wanted,
): Promise<{ readonly done: Done } | Refusal> {
  if (decision === 'dismiss') return { done: {} }
  if (decision === 'warn') {
    const kind = marks === 'machine' ? 'warned-machine' : 'warned'
    await queueHouseEmail(tx, ports, person, { kind, ...told(person) })
    return { done: await warnOf(tx, found, marks) }
  }
  // A limited or suspended person's profile stays as it is: others don't find it.
  const isProfile = found.kind === 'profile' && decision !== 'remove'
  const done = isProfile ? {} : await removeSubject(tx, ports, found)
  const said = told(person)
  if (decision === 'limit') {
    const changed = await limitWithin(tx, ports, person, { limited: true, ...said })
    return { done: { ...done, hasLimited: changed !== 'unchanged' } }
  }
  if (decision === 'suspend') {
    const suspended = await suspendWithin(tx, ports, person, { end, ...said })
    if (suspended !== 'unchanged' && 'code' in suspended) return suspended
    return { done: { ...done, hasSuspended: person.state !== 'suspended' } }
  }
  await queueHouseEmail(tx, ports, person, { kind: removedKinds[found.kind], ...said })
  return { done }
}

/** Decides all open reports of a case, and tells both sides. A second decision about them finds nothing. */
export async function decideCase(
  ports: Ports,
  actor: Actor,
  { caseId, decision, reason, until, isAutomated = false }: Decision,
): Promise<Answer<null>> {
  const now = ports.clock.now()
  const end = endOf(until, now)
  if (end !== null && 'code' in end) return end
  // Files are written before the transaction. Only a Pin's case has the id of a Pin.
  if (decision === 'warn')
    await blurPictures(
      ports,
      await picturesOfIdea(ports.db, z.parse(PinId, caseId)),
      actor.id ?? actor.by,
    )
  return inOneAct(ports, async (tx) => {
    const found = await lockOpenCase(tx, caseId)
    if (found === undefined || found.appealOf !== null) return refused('not-found')
    if (isHandedBy(found, actor)) return refused('house-second-needed')
    const { ownerId, kind } = found
    const hasOwner = await isThere(tx, ownerId)
    if (!hasOwner && (decision === 'limit' || decision === 'suspend' || decision === 'warn'))
      return refused('report-unfit')
    if (decision === 'warn' && kind !== 'pin') return refused('report-unfit')
    const id = ports.ids.next()
    const isKept = decision === 'dismiss'
    const reasons = await reasonsOf(tx)
    const ground = kindOfReason(await worstReason(tx, found))
    await tellReporters(tx, ports, {
      caseId,
      decisionId: id,
      after: found.coveredUntil,
      until: now,
      kind:
        decision === 'warn'
          ? 'report-warned'
          : `report-${kind === 'pin' ? '' : 'other-'}${isKept ? 'kept' : 'removed'}`,
      reason,
      reasons,
    })
    await tx
      .update(reportCases)
      .set({
        decidedAt: now,
        decision,
        decidedBy: actor.id,
        coveredUntil: now,
        handedAt: null,
        handedBy: null,
        handedNote: null,
      })
      .where(eq(reportCases.id, caseId))
    await endEvidence(tx, ports, found.evidenceId, isKept ? 'over' : 'appealable')
    if (kind !== 'website')
      await releaseThing(tx, ports, { kind, id: kind === 'pin' ? caseId : (found.subjectId ?? '') })
    const page = {
      url: decisionUrl(ports, 'owner', id),
      appealUntil: appealEnd({ decidedAt: now }),
    }
    const store = (done: Done) =>
      tx.insert(caseDecisions).values({
        id,
        caseId,
        kind,
        ownerId,
        evidenceId: found.evidenceId,
        decision,
        ground,
        reason,
        reports: found.reports,
        openedAt: found.firstAt,
        coveredBefore: found.coveredUntil,
        decidedAt: now,
        decidedBy: actor.id,
        isAutomated,
        done,
      })
    const notice = await noticeOf(tx, { caseId, decidedAt: now, ground })
    const after = { decision, kind, until: end?.toISOString() ?? null, automated: isAutomated }
    const act = { act: 'reports.decide', reason, object: caseId } as const
    if (ownerId === null || !hasOwner) {
      await store(isKept ? {} : await removeSubject(tx, ports, found))
      await appendToLog(tx, ports, { actor, ...act, after })
      return undefined
    }
    return actWithin(tx, ports, actor, { userId: ownerId, ...act }, async (inner, person) => {
      const told = ({ locale }: LockedPerson) => ({
        reason: reasonIn(reasons, reason, locale),
        page,
        ...(notice === undefined ? {} : { notice }),
      })
      const carried = await carryOut(inner, ports, person, {
        found,
        decision,
        end,
        told,
        marks: isAutomated ? 'machine' : 'house',
      })
      if ('code' in carried) return carried
      await store(carried.done)
      if (!isKept && notice !== undefined) await askAboutRepeats(inner, ports, ownerId)
      if (!isKept) await noticeDecision(inner, ports, ownerId)
      const { marked } = carried.done
      const before =
        marked === undefined
          ? {}
          : { before: { marks: marked.map(({ id, by }) => `${id} ${by ?? 'none'}`) } }
      return { ...before, after } satisfies Changed
    })
  })
}

/** Asks another person to decide a case. Whoever asked can't decide it then. */
export const handOn = (
  ports: Ports,
  actor: Actor,
  { caseId, note }: { readonly caseId: string; readonly note: string },
): Promise<Answer<null>> =>
  inOneAct(ports, async (tx) => {
    const found = await lockOpenCase(tx, caseId)
    if (found === undefined) return refused('not-found')
    // One more hand would set the one who asked first free to decide.
    if (found.handedAt !== null) return refused('house-second-needed')
    await tx
      .update(reportCases)
      .set({ handedAt: ports.clock.now(), handedBy: actor.id, handedNote: note })
      .where(eq(reportCases.id, caseId))
    const entry = { actor, act: 'reports.decide.hand-on', reason: note, object: caseId }
    const { ownerId } = found
    await appendToLog(tx, ports, { ...entry, ...(ownerId === null ? {} : { personId: ownerId }) })
    return undefined
  })
