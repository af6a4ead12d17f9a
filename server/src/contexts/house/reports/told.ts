import type { DecisionReason } from '@tessera/contracts/calls/house-reports'
import type { ToldDecision } from '@tessera/contracts/calls/reports'
import type { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { and, desc, eq, isNull, or, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { appealEnd, readToken, type Side, tokenOf } from '../cases/decision-page.ts'
import { caseDecisions, caseEvidence, caseReports } from '../cases/tables.ts'
import { copyrightFacts } from './copyright-notices.ts'
import { reasonIn, reasonsOf } from './reasons.ts'

const listed = 50

type Decided = typeof caseDecisions.$inferSelect

type AppealState = ToldDecision['appeal']['state']

/** Returns the state of the appeal of a decision. */
export function appealState(row: Decided, now: Date): AppealState {
  if (row.appealOutcome !== null) return row.appealOutcome
  if (row.appealedAt !== null) return 'waits'
  if (row.decision === 'dismiss' || row.undoneAt !== null || row.ownerId === null) return 'none'
  return now < appealEnd(row) ? 'open' : 'late'
}

interface Row {
  readonly row: Decided
  readonly evidence: typeof caseEvidence.$inferSelect | null
}

const rowsOf = (db: Sql) =>
  db
    .select({ row: caseDecisions, evidence: caseEvidence })
    .from(caseDecisions)
    .leftJoin(caseEvidence, eq(caseEvidence.id, caseDecisions.evidenceId))
    .$dynamic()

type ToldPorts = Pick<Ports, 'db' | 'clock' | 'secrets'>

interface Reading {
  readonly side: Side
  readonly locale: string
  readonly reasons: readonly DecisionReason[]
}

async function toldOf(
  ports: ToldPorts,
  { row, evidence }: Row,
  { side, locale, reasons }: Reading,
): Promise<ToldDecision> {
  const isOwner = side === 'owner'
  // Only the person whose thing it is can appeal.
  const state = appealState(isOwner ? row : { ...row, ownerId: null }, ports.clock.now())
  const isThere = ['dismiss', 'warn'].includes(row.decision) || row.undoneAt !== null
  return {
    id: row.id,
    side: isOwner ? 'owner' : 'reporter',
    subject: {
      kind: row.kind,
      title: evidence?.facts.title || evidence?.facts.text.slice(0, 80) || '',
      url: isThere ? (evidence?.facts.url ?? null) : null,
    },
    // People who report don't learn what happened to somebody's account.
    decision:
      isOwner || row.decision === 'dismiss' || row.decision === 'warn' ? row.decision : 'remove',
    kind: row.ground,
    is_direct: row.reports === 0,
    reason: reasonIn(reasons, row.reason, locale),
    decided_at: row.decidedAt.toISOString(),
    is_automated: row.isAutomated,
    stands: row.undoneAt === null,
    appeal: {
      state,
      until: state === 'open' ? appealEnd(row).toISOString() : null,
      words: isOwner ? row.appealWords : null,
      answer: row.appealAnswer,
    },
    ...(await copyrightFacts(ports.db, row, { side, now: ports.clock.now() })),
    path: paths.decision.to({ token: tokenOf(ports, side, row.id) }),
  }
}

/** Loads a decision by the token of its page. */
export async function decisionByToken(
  ports: ToldPorts,
  token: string,
  locale: string,
): Promise<ToldDecision | undefined> {
  const read = readToken(ports, token)
  if (read === undefined) return undefined
  const [found] = await rowsOf(ports.db).where(eq(caseDecisions.id, read.id))
  if (found === undefined) return undefined
  return toldOf(ports, found, { side: read.side, locale, reasons: await reasonsOf(ports.db) })
}

/** Loads the latest decisions about somebody and about what they reported, newest first. */
export async function decisionsFor(
  ports: ToldPorts,
  userId: UserId,
  locale: string,
): Promise<ToldDecision[]> {
  const { db } = ports
  const own = await rowsOf(db)
    .where(and(eq(caseDecisions.ownerId, userId), sql`${caseDecisions.decision} <> 'dismiss'`))
    .orderBy(desc(caseDecisions.id))
    .limit(listed)
  const reported = await rowsOf(db)
    .innerJoin(
      caseReports,
      and(eq(caseReports.caseId, caseDecisions.caseId), eq(caseReports.reporterId, userId)),
    )
    .where(
      and(
        sql`${caseReports.createdAt} between ${caseDecisions.openedAt} and ${caseDecisions.decidedAt}`,
        // One that was undone within days was none; its case was decided again.
        or(isNull(caseDecisions.undoneAt), eq(caseDecisions.appealOutcome, 'reversed')),
      ),
    )
    .orderBy(desc(caseDecisions.id))
    .limit(listed)
  const reasons = await reasonsOf(db)
  const told = await Promise.all([
    ...own.map((each) => toldOf(ports, each, { side: 'owner', locale, reasons })),
    ...reported.map((each) => toldOf(ports, each, { side: 'reporter', locale, reasons })),
  ])
  return told.toSorted((a, b) => b.decided_at.localeCompare(a.decided_at)).slice(0, listed)
}
