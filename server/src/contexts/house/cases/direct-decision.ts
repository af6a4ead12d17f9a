import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { HouseNews } from '../acting/emails.ts'
import type { Actor } from '../log/actor.ts'
import { appealEnd, decisionUrl, noticeDecision } from './decision-page.ts'
import { caseDecisions, type Done, reportCases } from './tables.ts'

type Decided = typeof caseDecisions.$inferSelect

/** True for a decision about a person without a report. */
export const isDirect = ({ reports }: Pick<Decided, 'reports'>): boolean => reports === 0

/** A decision about a person that nobody reported, with the page where they can appeal. */
export interface DirectDecision {
  readonly id: string
  readonly decidedAt: Date
  readonly page: NonNullable<HouseNews['page']>
}

/** Returns the id and the page of a new decision. */
export function directDecision(ports: Ports): DirectDecision {
  const id = ports.ids.next()
  const decidedAt = ports.clock.now()
  const page = { url: decisionUrl(ports, 'owner', id), appealUntil: appealEnd({ decidedAt }) }
  return { id, decidedAt, page }
}

/** Returns the case of a profile, which waits for nothing if it is new. */
async function profileCase(tx: Tx, ports: Ports, { id: ownerId }: Owner): Promise<string> {
  const now = ports.clock.now()
  const isIt = and(eq(reportCases.kind, 'profile'), eq(reportCases.subjectId, ownerId))
  // Locks no case that exists: decisions about it lock the case first, and then the person.
  await tx
    .insert(reportCases)
    .values({
      id: ports.ids.next(),
      kind: 'profile',
      subjectId: ownerId,
      ownerId,
      harm: 0,
      reach: 0,
      reports: 0,
      firstAt: now,
      lastAt: now,
      decidedAt: now,
      coveredUntil: now,
    })
    .onConflictDoNothing({
      target: [reportCases.kind, reportCases.subjectId],
      where: sql`${reportCases.subjectId} is not null`,
    })
  const [found] = await tx.select({ id: reportCases.id }).from(reportCases).where(isIt)
  if (found === undefined) throw new Error('The case was neither added nor found.')
  return found.id
}

interface Owner {
  readonly id: NonNullable<Decided['ownerId']>
}

/** Stores a decision about a person whose account is locked, so that they can appeal it. */
export async function storeDirect(
  tx: Tx,
  ports: Ports,
  person: Owner,
  made: DirectDecision & {
    readonly decision: 'limit' | 'suspend'
    readonly reason: string
    readonly actor: Actor
    readonly done: Done
  },
): Promise<void> {
  const { id, decidedAt, decision, reason, actor, done } = made
  await tx.insert(caseDecisions).values({
    id,
    caseId: await profileCase(tx, ports, person),
    kind: 'profile',
    ownerId: person.id,
    decision,
    ground: 'other',
    reason,
    reports: 0,
    openedAt: decidedAt,
    // Earlier reports of the profile have nothing to do with it.
    coveredBefore: decidedAt,
    decidedAt,
    decidedBy: actor.id,
    done,
  })
  await noticeDecision(tx, ports, person.id)
}
