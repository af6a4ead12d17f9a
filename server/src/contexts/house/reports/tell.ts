import type { DecisionReason } from '@tessera/contracts/calls/house-reports'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, gt, lte, or, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { users } from '../../identity/index.ts'
import { type HouseNews, queueHouseEmail } from '../acting/emails.ts'
import { decisionUrl, noticeDecision } from '../cases/decision-page.ts'
import { caseReports } from '../cases/tables.ts'
import { reasonIn } from './reasons.ts'

/** People who are told at most about one decision. */
const toldMost = 200

interface ToReporters {
  readonly caseId: string
  readonly decisionId: string
  /** Reports after this time, up to that one. */
  readonly after: Date | null
  readonly until: Date
  readonly kind: HouseNews['kind']
  readonly reason: string
  readonly reasons: readonly DecisionReason[]
}

/** Tells people who reported a thing about a decision: by email and, with an account, in their notifications. */
export async function tellReporters(tx: Tx, ports: Ports, told: ToReporters): Promise<void> {
  const { caseId, decisionId, after, until, kind, reason, reasons } = told
  const rows = await tx
    .select({
      userId: users.id,
      email: sql<string | null>`coalesce(${users.email}, ${caseReports.email})`,
      firstName: users.firstName,
      username: users.username,
      locale: sql<
        string | null
      >`case when ${users.id} is null then ${caseReports.locale} else ${users.locale} end`,
    })
    .from(caseReports)
    .leftJoin(users, eq(users.id, caseReports.reporterId))
    .where(
      and(
        eq(caseReports.caseId, caseId),
        after === null ? undefined : gt(caseReports.createdAt, after),
        lte(caseReports.createdAt, until),
        or(eq(users.state, 'active'), sql`${caseReports.reporterId} is null`),
      ),
    )
    .limit(toldMost)
  const page = { url: decisionUrl(ports, 'reporter', decisionId), appealUntil: null }
  for (const { userId, email, firstName, username, locale } of rows) {
    if (email !== null)
      await queueHouseEmail(
        tx,
        ports,
        {
          email,
          ...(firstName === null ? {} : { firstName }),
          username: username ?? '',
          locale,
        },
        { kind, reason: reasonIn(reasons, reason, locale), page },
      )
    if (userId !== null) await noticeDecision(tx, ports, userId)
  }
}
