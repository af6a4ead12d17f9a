import type { createCounterNotice, createCourtNotice } from '@tessera/contracts/calls/copyright'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { type Answer, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, asc, eq, isNull, lte } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { users } from '../../identity/index.ts'
import { queueHouseEmail } from '../acting/emails.ts'
import { decisionUrl, noticeDecision, readToken } from '../cases/decision-page.ts'
import { caseDecisions } from '../cases/tables.ts'
import { copyrightNotices, counterNotices } from '../copyright/tables.ts'
import { type Actor, service } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'
import { copyrightRulesOf, counterOf, mayCounter, noticeOf } from './copyright-notices.ts'
import { restoreDecided } from './take-back.ts'
import { afterWorkingDays } from './working-days.ts'

type Counter = typeof counterNotices.$inferSelect

async function lockDecision(tx: Tx, id: string) {
  const [row] = await tx.select().from(caseDecisions).where(eq(caseDecisions.id, id)).for('update')
  return row
}

async function tellClaimant(
  tx: Tx,
  ports: Ports,
  counter: Counter,
  kind: 'counter-made' | 'counter-restored',
): Promise<void> {
  const [notice] = await tx
    .select()
    .from(copyrightNotices)
    .where(eq(copyrightNotices.id, counter.noticeId))
  if (notice === undefined || notice.email === '') return
  const { email, locale } = notice
  await queueHouseEmail(
    tx,
    ports,
    { email, username: '', locale },
    {
      kind,
      reason: '',
      until: counter.dueAt,
      ...(kind === 'counter-made'
        ? { quotes: [counter.name, counter.address, counter.words] }
        : {}),
      page: { url: decisionUrl(ports, 'claimant', counter.id), appealUntil: null },
    },
  )
}

async function tellOwner(
  tx: Tx,
  ports: Ports,
  { ownerId, id, dueAt }: Counter,
  kind: 'counter-taken' | 'counter-court' | 'counter-back',
): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, ownerId))
  if (person === undefined) return
  const { email, firstName, username, locale } = person
  const page = { url: decisionUrl(ports, 'owner', id), appealUntil: null }
  const reader = { email, firstName, username, locale }
  await queueHouseEmail(tx, ports, reader, { kind, reason: '', until: dueAt, page })
  await noticeDecision(tx, ports, ownerId)
}

const gone = refused('counter-notice-gone')

/** An answer that the service stores for the sender of a link, or the operator for a letter. */
interface Stored {
  readonly id: string
  readonly words: string
  readonly actor: Actor
  readonly reason: string
}

/** Stores a counter-notice of the person whom a decision is about, and starts its clock. */
export const storeCounter = (
  ports: Ports,
  sent: Stored & { readonly name: string; readonly address: string },
): Promise<Answer<null>> =>
  ports.db.transaction(async (tx): Promise<Answer<null> | Refusal> => {
    const { name, address, words, actor, reason } = sent
    const row = await lockDecision(tx, sent.id)
    if (row === undefined) return refused('not-found')
    const now = ports.clock.now()
    const notice = await noticeOf(tx, row)
    if (notice === undefined || row.ownerId === null || !mayCounter(row, now)) return gone
    if ((await counterOf(tx, row.id)) !== undefined) return gone
    const { days } = await copyrightRulesOf(tx)
    const [counter] = await tx
      .insert(counterNotices)
      .values({
        id: row.id,
        noticeId: notice.id,
        ownerId: row.ownerId,
        name,
        address,
        words,
        createdAt: now,
        dueAt: afterWorkingDays(now, days),
      })
      .returning()
    if (counter === undefined) return gone
    await tellClaimant(tx, ports, counter, 'counter-made')
    await tellOwner(tx, ports, counter, 'counter-taken')
    await appendToLog(tx, ports, {
      actor,
      act: 'reports.appeal.counter',
      personId: row.ownerId,
      object: row.caseId,
      reason,
      after: { due_at: counter.dueAt.toISOString() },
    })
    return given(null)
  })

/** Takes a counter-notice by the link of the decision's letter. */
export async function takeCounter(
  ports: Ports,
  { token, name, address, words }: ParsedInputOf<typeof createCounterNotice>,
): Promise<Answer<null>> {
  const read = readToken(ports, token)
  if (read === undefined || read.side !== 'owner') return refused('not-found')
  return storeCounter(ports, { id: read.id, name, address, words, actor: service, reason: '' })
}

/** Stores the claimant's word that they went to court, so that the thing does not come back by itself. */
export const storeCourt = (
  ports: Ports,
  { id, words, actor, reason }: Stored,
): Promise<Answer<null>> =>
  ports.db.transaction(async (tx): Promise<Answer<null>> => {
    const row = await lockDecision(tx, id)
    const counter = row && (await counterOf(tx, row.id))
    if (row === undefined || counter === undefined) return refused('not-found')
    if (counter.courtAt !== null || counter.restoredAt !== null) return gone
    const now = ports.clock.now()
    await tx
      .update(counterNotices)
      .set({ courtAt: now, courtWords: words })
      .where(eq(counterNotices.id, counter.id))
    await tellOwner(tx, ports, counter, 'counter-court')
    await appendToLog(tx, ports, {
      actor,
      act: 'reports.appeal.court',
      personId: counter.ownerId,
      object: row.caseId,
      reason,
    })
    return given(null)
  })

/** Takes the claimant's word by the link of the letter to them. */
export async function takeCourt(
  ports: Ports,
  { token, words }: ParsedInputOf<typeof createCourtNotice>,
): Promise<Answer<null>> {
  const read = readToken(ports, token)
  if (read === undefined || read.side !== 'claimant') return refused('not-found')
  return storeCourt(ports, { id: read.id, words, actor: service, reason: '' })
}

/** Brings back what the next counter-notice is about whose time has come; false when there is none. */
async function restoreNext(ports: Ports): Promise<boolean> {
  const now = ports.clock.now()
  const isDue = and(
    lte(counterNotices.dueAt, now),
    isNull(counterNotices.courtAt),
    isNull(counterNotices.restoredAt),
  )
  const [next] = await ports.db
    .select({ id: counterNotices.id })
    .from(counterNotices)
    .where(isDue)
    .orderBy(asc(counterNotices.dueAt))
    .limit(1)
  if (next === undefined) return false
  const done = await restoreDecided(ports, service, {
    decisionId: next.id,
    mark: async (tx) => {
      // A word about a court may have come at the same moment.
      const [counter] = await tx
        .update(counterNotices)
        .set({ restoredAt: now })
        .where(and(eq(counterNotices.id, next.id), isDue))
        .returning()
      return counter !== undefined
    },
    told: async (tx) => {
      const counter = await counterOf(tx, next.id)
      if (counter === undefined) return
      await tellClaimant(tx, ports, counter, 'counter-restored')
      await tellOwner(tx, ports, counter, 'counter-back')
    },
  })
  // Otherwise the same one would be next for ever.
  if (!done.ok) throw new Error(`Counter-notice ${next.id} was refused: ${done.code}.`)
  return true
}

/** Brings back, every ten minutes, what counter-notices are about whose time has come. */
export const handleCounterNotices = handleJob(
  defineSweep({ name: 'restore-counter-notices', everySeconds: 600 }),
  async (ports, { signal }) => {
    while (await restoreNext(ports)) signal.throwIfAborted()
  },
)
