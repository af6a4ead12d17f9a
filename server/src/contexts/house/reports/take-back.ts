import { MediaId } from '@tessera/contracts/ids'
import { undoDays } from '@tessera/contracts/report-kinds'
import { z } from '@tessera/contracts/schema'
import { type Answer, type Refusal, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, desc, eq, gt, gte, isNull, lt } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { restoreMarks } from '../../base/media/sensitive.ts'
import { actWithin, type LockedPerson } from '../acting/act-on-person.ts'
import { queueHouseEmail } from '../acting/emails.ts'
import { decisionUrl, noticeDecision, readToken } from '../cases/decision-page.ts'
import { isDirect } from '../cases/direct-decision.ts'
import { caseDecisions, reportCases } from '../cases/tables.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'
import { liftWithin, limitWithin } from '../people/acts.ts'
import { type Case, inOneAct, isHandedBy, isThere, lockOpenCase } from './decide.ts'
import { endEvidence } from './evidence.ts'
import { reasonIn, reasonsOf } from './reasons.ts'
import { bringBackSubject } from './removal.ts'
import { recount } from './store-report.ts'
import { tellReporters } from './tell.ts'
import { appealState } from './told.ts'

type Decided = typeof caseDecisions.$inferSelect

/** Returns the last moment at which a decision can be undone; null when it can't be any more. */
export function undoEnd(row: Decided, now: Date): Date | null {
  const end = new Date(row.decidedAt.getTime() + undoDays * 86_400_000)
  return row.undoneAt === null && row.appealedAt === null && now < end ? end : null
}

/**
 * True when a decision, or an earlier one that was taken back while this one stood, set the limit or suspension, and
 * no later decision that stands set the same.
 */
async function hasSet(tx: Tx, row: Decided, mark: 'hasLimited' | 'hasSuspended'): Promise<boolean> {
  const { id, ownerId, decision, decidedAt } = row
  if (ownerId === null) return false
  const isSame = and(eq(caseDecisions.ownerId, ownerId), eq(caseDecisions.decision, decision))
  const isLater = and(isSame, isNull(caseDecisions.undoneAt), gt(caseDecisions.id, id))
  if ((await tx.$count(caseDecisions, isLater)) > 0) return false
  if (row.done[mark] === true) return true
  const isEarlier = and(isSame, lt(caseDecisions.id, id), gte(caseDecisions.undoneAt, decidedAt))
  const earlier = await tx.select({ done: caseDecisions.done }).from(caseDecisions).where(isEarlier)
  return earlier.some(({ done }) => done[mark] === true)
}

/** Brings back what a decision removed, and lifts what it set. */
async function takeBack(
  tx: Tx,
  ports: Ports,
  person: LockedPerson | null,
  { found, row, reason }: { readonly found: Case; readonly row: Decided; readonly reason: string },
): Promise<boolean> {
  const quietly = { reason, isQuiet: true } as const
  if (row.decision === 'limit' && person !== null && person.limitedAt !== null)
    if (await hasSet(tx, row, 'hasLimited'))
      await limitWithin(tx, ports, person, { limited: false, ...quietly })
  if (row.decision === 'suspend' && person?.state === 'suspended')
    if (await hasSet(tx, row, 'hasSuspended')) await liftWithin(tx, ports, person, quietly)
  if (row.decision === 'warn') {
    const set = row.isAutomated ? 'machine' : 'house'
    const before = (row.done.marked ?? []).map(({ id, by }) => ({ id: z.parse(MediaId, id), by }))
    await restoreMarks(tx, before, set)
    return before.length > 0
  }
  const hasRemoved =
    row.decision === 'remove' || (row.decision !== 'dismiss' && found.kind !== 'profile')
  return hasRemoved && bringBackSubject(tx, ports, found, row.done)
}

async function lockCaseOf(
  tx: Tx,
  decisionId: string,
): Promise<{ readonly found: Case; readonly row: Decided } | undefined> {
  const isIt = eq(caseDecisions.id, decisionId)
  const [named] = await tx.select({ caseId: caseDecisions.caseId }).from(caseDecisions).where(isIt)
  if (named === undefined) return undefined
  const [found] = await tx
    .select()
    .from(reportCases)
    .where(eq(reportCases.id, named.caseId))
    .for('update')
  const [row] = await tx.select().from(caseDecisions).where(isIt).for('update')
  return found === undefined || row === undefined ? undefined : { found, row }
}

/** True when no later decision about the case was made. */
async function isLatest(tx: Tx, { id, caseId }: Decided): Promise<boolean> {
  const [latest] = await tx
    .select({ id: caseDecisions.id })
    .from(caseDecisions)
    .where(eq(caseDecisions.caseId, caseId))
    .orderBy(desc(caseDecisions.id))
    .limit(1)
  return latest?.id === id
}

interface Act {
  readonly found: Case
  readonly act: 'reports.undo' | 'reports.undo.copyright' | `reports.appeal.${string}`
  readonly reason: string
  readonly after: Readonly<Record<string, string | boolean>>
}

/** Runs an act about a case's owner, or about nobody where there is no account. */
async function actAbout(
  tx: Tx,
  ports: Ports,
  actor: Actor,
  { found, act, reason, after }: Act,
  run: (tx: Tx, person: LockedPerson | null) => Promise<void>,
): Promise<Refusal | undefined> {
  const { ownerId, id: object } = found
  if (ownerId === null || !(await isThere(tx, ownerId))) {
    await run(tx, null)
    await appendToLog(tx, ports, { actor, act, reason, object, after })
    return undefined
  }
  const wanted = { userId: ownerId, act, reason, object }
  return actWithin(tx, ports, actor, wanted, async (inner, person) => {
    await run(inner, person)
    return { after }
  })
}

async function reopenCase(
  tx: Tx,
  ports: Ports,
  { found, row }: { readonly found: Case; readonly row: Decided },
): Promise<void> {
  await tx
    .update(reportCases)
    .set({
      decidedAt: null,
      decision: null,
      decidedBy: null,
      coveredUntil: row.coveredBefore,
      evidenceId: row.evidenceId,
    })
    .where(eq(reportCases.id, found.id))
  await recount(tx, found.id)
  if (found.evidenceId !== row.evidenceId) await endEvidence(tx, ports, found.evidenceId, 'over')
  await endEvidence(tx, ports, row.evidenceId, 'open')
}

/** Undoes a decision within days, and reopens its case if there were reports. */
export const undoDecided = (
  ports: Ports,
  actor: Actor,
  { decisionId, reason }: { readonly decisionId: string; readonly reason: string },
): Promise<Answer<null>> =>
  inOneAct(ports, async (tx) => {
    const locked = await lockCaseOf(tx, decisionId)
    if (locked === undefined) return refused('not-found')
    const { found, row } = locked
    const now = ports.clock.now()
    if (undoEnd(row, now) === null || !(await isLatest(tx, row))) return refused('house-undo-gone')
    const after = { decision: row.decision, undone: true }
    const wanted = { found, act: 'reports.undo', reason, after } as const
    return actAbout(tx, ports, actor, wanted, async (inner, person) => {
      await takeBack(inner, ports, person, { found, row, reason })
      await inner.update(caseDecisions).set({ undoneAt: now }).where(eq(caseDecisions.id, row.id))
      if (!isDirect(row)) await reopenCase(inner, ports, { found, row })
      if (person === null || row.decision === 'dismiss') return
      const page = { url: decisionUrl(ports, 'owner', row.id), appealUntil: null }
      await queueHouseEmail(inner, ports, person, {
        kind: row.decision === 'warn' ? 'unwarned' : 'restored',
        reason: '',
        page,
      })
      await noticeDecision(inner, ports, person.id)
    })
  })

/** Takes an appeal of the person whom a decision is about: once, and within six months. */
export const takeAppeal = (
  ports: Ports,
  { token, words }: { readonly token: string; readonly words: string },
): Promise<Answer<null>> =>
  inOneAct(ports, async (tx) => {
    const read = readToken(ports, token)
    const locked = read?.side === 'owner' ? await lockCaseOf(tx, read.id) : undefined
    if (locked === undefined) return refused('not-found')
    const { found, row } = locked
    const now = ports.clock.now()
    if (appealState(row, now) !== 'open' || found.appealOf !== null) return refused('appeal-gone')
    await tx
      .update(caseDecisions)
      .set({ appealWords: words, appealedAt: now })
      .where(eq(caseDecisions.id, row.id))
    await tx
      .update(reportCases)
      .set({ decidedAt: null, appealOf: row.id })
      .where(eq(reportCases.id, found.id))
    await endEvidence(tx, ports, row.evidenceId, 'open')
    await appendToLog(tx, ports, {
      actor: { by: 'service', id: null, role: null },
      act: 'reports.appeal.made',
      reason: '',
      object: found.id,
      ...(row.ownerId === null ? {} : { personId: row.ownerId }),
    })
    return undefined
  })

/** An answer to an appeal. */
export interface AppealDecision {
  readonly caseId: string
  readonly outcome: 'upheld' | 'reversed'
  readonly reason: string
}

/** Decides an appeal: by another person than the decision, whom both sides hear from. */
export const decideAppealed = (
  ports: Ports,
  actor: Actor,
  { caseId, outcome, reason }: AppealDecision,
): Promise<Answer<null>> =>
  inOneAct(ports, async (tx) => {
    const found = await lockOpenCase(tx, caseId)
    if (found === undefined || found.appealOf === null) return refused('not-found')
    const [row] = await tx
      .select()
      .from(caseDecisions)
      .where(eq(caseDecisions.id, found.appealOf))
      .for('update')
    if (row === undefined) return refused('not-found')
    if ((!row.isAutomated && row.decidedBy === actor.id) || isHandedBy(found, actor))
      return refused('house-second-needed')
    const now = ports.clock.now()
    const isReversed = outcome === 'reversed'
    const reasons = await reasonsOf(tx)
    const after = { decision: row.decision, outcome }
    const wanted = { found, act: `reports.appeal.${outcome}`, reason, after } as const
    return actAbout(tx, ports, actor, wanted, async (inner, person) => {
      if (isReversed) await takeBack(inner, ports, person, { found, row, reason })
      await inner
        .update(caseDecisions)
        .set({
          appealOutcome: outcome,
          appealAnswer: reason,
          appealDecidedAt: now,
          ...(isReversed ? { undoneAt: now } : {}),
        })
        .where(eq(caseDecisions.id, row.id))
      await inner
        .update(reportCases)
        .set({
          appealOf: null,
          decidedAt: now,
          decision: isReversed ? 'dismiss' : row.decision,
          decidedBy: actor.id,
          handedAt: null,
          handedBy: null,
          handedNote: null,
        })
        .where(eq(reportCases.id, found.id))
      // Reports that came while the appeal waited.
      await recount(inner, found.id)
      await endEvidence(inner, ports, row.evidenceId, 'over')
      await tellReporters(inner, ports, {
        caseId,
        decisionId: row.id,
        after: row.coveredBefore,
        until: row.decidedAt,
        kind: isReversed ? 'report-reversed' : 'report-upheld',
        reason,
        reasons,
      })
      if (person === null) return
      await queueHouseEmail(inner, ports, person, {
        kind: outcome,
        reason: reasonIn(reasons, reason, person.locale),
        page: { url: decisionUrl(ports, 'owner', row.id), appealUntil: null },
      })
      await noticeDecision(inner, ports, person.id)
    })
  })

/** A return of what a decision removed that nobody decided, such as at the end of a clock. */
interface Restored {
  readonly decisionId: string
  /** Marks that it is done; false when it may not be done any more. */
  readonly mark: (tx: Tx) => Promise<boolean>
  readonly told: (tx: Tx) => Promise<void>
}

/** Brings back what a decision removed, unless that was undone before. The case stays decided. */
export const restoreDecided = (
  ports: Ports,
  actor: Actor,
  { decisionId, mark, told }: Restored,
): Promise<Answer<null>> =>
  inOneAct(ports, async (tx) => {
    const locked = await lockCaseOf(tx, decisionId)
    if (!(await mark(tx)) || locked === undefined) return undefined
    const { found, row } = locked
    if (row.undoneAt !== null || !(await isLatest(tx, row))) return undefined
    const now = ports.clock.now()
    const after = { decision: row.decision, restored: true }
    const wanted = { found, act: 'reports.undo.copyright', reason: '', after } as const
    return actAbout(tx, ports, actor, wanted, async (inner, person) => {
      await takeBack(inner, ports, person, { found, row, reason: '' })
      await inner.update(caseDecisions).set({ undoneAt: now }).where(eq(caseDecisions.id, row.id))
      await endEvidence(inner, ports, row.evidenceId, 'over')
      await told(inner)
    })
  })
