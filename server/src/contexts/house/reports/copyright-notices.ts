import type { HouseNotice } from '@tessera/contracts/calls/house-reports'
import type { ReportNotice, ToldDecision } from '@tessera/contracts/calls/reports'
import type { UserId } from '@tessera/contracts/ids'
import { appealDays, counterDays, repeatedCopyright } from '@tessera/contracts/report-kinds'
import type { Tx } from '../../../platform/database/port.ts'
import { and, desc, eq, inArray, lte, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import type { caseDecisions } from '../cases/tables.ts'
import { copyrightNotices, copyrightRules, counterNotices } from '../copyright/tables.ts'
import { upheldOf } from '../copyright/upheld.ts'
import { storeReport } from './store-report.ts'
import { subjectsOf } from './subjects.ts'

type Decided = typeof caseDecisions.$inferSelect
type Notice = typeof copyrightNotices.$inferSelect
type Counter = typeof counterNotices.$inferSelect

const only = 1
const usual = { days: counterDays.usual, upheld: 3 } as const
const day = 86_400_000

/** Returns the clocks of copyright notices. */
export async function copyrightRulesOf(db: Sql): Promise<{ days: number; upheld: number }> {
  const [row] = await db
    .select({ days: copyrightRules.days, upheld: copyrightRules.upheld })
    .from(copyrightRules)
    .where(eq(copyrightRules.id, only))
  return row ?? { ...usual }
}

/** Stores the clocks of copyright notices. */
export async function storeCopyrightRules(
  tx: Tx,
  rules: { readonly days: number; readonly upheld: number },
  now: Date,
): Promise<void> {
  const row = { id: only, ...rules, changedAt: now }
  await tx
    .insert(copyrightRules)
    .values(row)
    .onConflictDoUpdate({ target: copyrightRules.id, set: row })
}

/** A notice with the report that it belongs to. */
interface NewNotice {
  readonly caseId: string
  readonly reporter: string
  readonly reporterId: UserId | null
  readonly locale: string | null
  readonly notice: ReportNotice
}

/** Stores the statements of a report about copyright. */
export async function storeNotice(
  tx: Tx,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  { notice, ...report }: NewNotice,
): Promise<void> {
  const { work, place, name, email, contact } = notice
  const row = { id: ids.next(), ...report, work, place, name, email, contact }
  await tx.insert(copyrightNotices).values({ ...row, createdAt: clock.now() })
}

/** Finds the notice that a decision is about: the latest that was there. */
export async function noticeOf(
  db: Sql,
  { caseId, decidedAt, ground }: Pick<Decided, 'caseId' | 'decidedAt' | 'ground'>,
): Promise<Notice | undefined> {
  if (ground !== 'copyright') return undefined
  const [row] = await db
    .select()
    .from(copyrightNotices)
    .where(and(eq(copyrightNotices.caseId, caseId), lte(copyrightNotices.createdAt, decidedAt)))
    .orderBy(desc(copyrightNotices.id))
    .limit(1)
  return row
}

/** Lists the notices of cases, for people who decide them. */
export async function noticesOfCases(
  db: Sql,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, HouseNotice[]>> {
  const found = new Map<string, HouseNotice[]>()
  if (caseIds.length === 0) return found
  const rows = await db
    .select()
    .from(copyrightNotices)
    .where(and(inArray(copyrightNotices.caseId, [...caseIds]), sql`${copyrightNotices.name} <> ''`))
    .orderBy(desc(copyrightNotices.id))
  for (const { caseId, work, place, name, email, contact, createdAt } of rows)
    found.set(caseId, [
      ...(found.get(caseId) ?? []),
      { work, place, name, email, contact, at: createdAt.toISOString() },
    ])
  return found
}

/** Finds the counter-notice about a decision. */
export async function counterOf(db: Sql, decisionId: string): Promise<Counter | undefined> {
  const [row] = await db.select().from(counterNotices).where(eq(counterNotices.id, decisionId))
  return row
}

/** True while the person whom a decision is about may answer its notice. */
export const mayCounter = (row: Decided, now: Date): boolean =>
  row.decision !== 'dismiss' &&
  row.undoneAt === null &&
  row.ownerId !== null &&
  row.appealOutcome !== 'reversed' &&
  now.getTime() < row.decidedAt.getTime() + appealDays * day

/** The state of a counter-notice, as both sides and the house see it. */
export const counterState = ({ courtAt, restoredAt }: Counter): 'waits' | 'court' | 'restored' =>
  restoredAt !== null ? 'restored' : courtAt !== null ? 'court' : 'waits'

/** Returns what one side of a decision sees of the notice and its answer. */
export async function copyrightFacts(
  db: Sql,
  row: Decided,
  { side, now }: { readonly side: 'owner' | 'reporter' | 'claimant'; readonly now: Date },
): Promise<Pick<ToldDecision, 'notice' | 'counter'>> {
  const none = { notice: null, counter: null }
  if (row.ground !== 'copyright' || side === 'reporter') return none
  const notice = await noticeOf(db, row)
  if (notice === undefined) return none
  const { work, place, name } = notice
  const shown = { work, place, name }
  const counter = await counterOf(db, row.id)
  if (counter === undefined) {
    const isOpen = side === 'owner' && mayCounter(row, now)
    return {
      notice: shown,
      counter: isOpen
        ? { state: 'open', is_claimant: false, due_at: null, name: '', address: '', words: '' }
        : null,
    }
  }
  return {
    notice: shown,
    counter: {
      state: counterState(counter),
      is_claimant: side === 'claimant',
      due_at: counter.dueAt.toISOString(),
      name: counter.name,
      address: counter.address,
      words: counter.words,
    },
  }
}

/** Asks a moderator about somebody whose upheld notices reach the number of the rules. Nothing else happens. */
export async function askAboutRepeats(
  tx: Tx,
  ports: Pick<Ports, 'clock' | 'ids' | 'jobs'>,
  ownerId: UserId,
): Promise<void> {
  const [count, { upheld }] = [await upheldOf(tx, ownerId), await copyrightRulesOf(tx)]
  if (count < upheld) return
  const [subject] = await subjectsOf(tx, 'profile', [ownerId])
  if (subject === undefined) return
  await storeReport(tx, ports, subject, {
    reporter: 'copyright rules',
    reporterId: null,
    reason: repeatedCopyright,
    words: String(count),
    email: null,
    locale: null,
  })
}
