import type { DecisionReason } from '@tessera/contracts/calls/house-reports'
import type { ToldDecision } from '@tessera/contracts/calls/reports'
import type { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { appealDays } from '@tessera/contracts/report-kinds'
import { and, desc, eq, isNull, or, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { isSame } from '../../base/is-same.ts'
import type { Sql } from '../../base/sql.ts'
import { caseDecisions, caseEvidence, caseReports } from '../cases/tables.ts'
import { copyrightFacts } from './copyright-notices.ts'
import { reasonIn, reasonsOf } from './reasons.ts'

/** The side that is told: the person whose thing it is, somebody who reported it, or who claims a copyright. */
export type Side = ToldDecision['side'] | 'claimant'

const marks = { owner: 'o', reporter: 'r', claimant: 'c' } as const
const sides = { o: 'owner', r: 'reporter', c: 'claimant' } as const
const listed = 50
const day = 86_400_000

const macOf = ({ secrets }: Pick<Ports, 'secrets'>, side: Side, id: string): string =>
  secrets.mac(`decision ${side}`, id)

/** Returns the token of a decision's page, which works without a session. */
export const tokenOf = (ports: Pick<Ports, 'secrets'>, side: Side, id: string): string =>
  `${marks[side]}-${id}-${macOf(ports, side, id)}`

/** Returns the decision and the side that a token stands for; undefined for a forged one. */
export function readToken(
  ports: Pick<Ports, 'secrets'>,
  token: string,
): { readonly side: Side; readonly id: string } | undefined {
  const [, mark, id = '', mac = ''] = /^([orc])-(\d+)-([\w-]+)$/.exec(token) ?? []
  if (mark !== 'o' && mark !== 'r' && mark !== 'c') return undefined
  const side: Side = sides[mark]
  return isSame(mac, macOf(ports, side, id)) ? { side, id } : undefined
}

/** Returns the address of a decision's page, for letters. */
export const decisionUrl = (
  ports: Pick<Ports, 'secrets' | 'settings'>,
  side: Side,
  id: string,
): string => ports.settings.publicOrigin + paths.decision.to({ token: tokenOf(ports, side, id) })

type Decided = typeof caseDecisions.$inferSelect

/** Returns the last moment at which a decision can be appealed. */
export const appealEnd = ({ decidedAt }: Pick<Decided, 'decidedAt'>): Date =>
  new Date(decidedAt.getTime() + appealDays * day)

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
