import type { ReportDecision } from '@tessera/contracts/calls/house-reports'
import type { PinId } from '@tessera/contracts/ids'
import { type Answer, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, gt, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { users } from '../../identity/index.ts'
import { pinReports, pins, removePin } from '../../pins/index.ts'
import { actWithin, type Changed, type LockedPerson } from '../acting/act-on-person.ts'
import { queueHouseEmail } from '../acting/emails.ts'
import { reportCases } from '../cases/tables.ts'
import type { Actor } from '../log/actor.ts'
import { endOf, limitWithin, suspendWithin } from '../people/acts.ts'

/** A decision about all open reports of a pin. */
export interface Decision {
  readonly pinId: PinId
  readonly decision: ReportDecision
  readonly reason: string
  readonly until: string | null
}

/** Members who are told at most about one decision. */
const toldMost = 200

type Case = typeof reportCases.$inferSelect

/** Tells the people who reported a pin about the decision. */
async function tellReporters(
  tx: Tx,
  ports: Ports,
  { pinId, coveredUntil }: Case,
  isKept: boolean,
): Promise<void> {
  const since = coveredUntil === null ? undefined : gt(pinReports.createdAt, coveredUntil)
  const reporters = await tx
    .select({
      email: users.email,
      firstName: users.firstName,
      username: users.username,
      locale: users.locale,
    })
    .from(pinReports)
    .innerJoin(users, eq(users.id, pinReports.userId))
    .where(and(eq(pinReports.pinId, pinId), since, eq(users.state, 'active')))
    .limit(toldMost)
  for (const reader of reporters)
    await queueHouseEmail(tx, ports, reader, {
      kind: isKept ? 'report-kept' : 'report-removed',
      reason: '',
    })
}

/** Does to the pin and its owner what was decided. Every decision but `dismiss` removes the pin. */
async function carryOut(
  tx: Tx,
  ports: Ports,
  person: LockedPerson,
  { decision, pinId, reason, end }: Decision & { readonly end: Date | null },
): Promise<Changed | Refusal> {
  if (decision === 'dismiss') return { after: { decision } }
  await removePin(tx, ports, pinId)
  if (decision === 'limit') await limitWithin(tx, ports, person, { limited: true, reason })
  if (decision === 'suspend') {
    const suspended = await suspendWithin(tx, ports, person, { end, reason })
    if (suspended !== 'unchanged' && 'code' in suspended) return suspended
  }
  if (decision === 'remove') await queueHouseEmail(tx, ports, person, { kind: 'removed', reason })
  return { after: { decision, until: end?.toISOString() ?? null } }
}

async function lockCase(tx: Tx, pinId: PinId) {
  const [found] = await tx
    .select({ reports: reportCases, ownerId: pins.pinnerId })
    .from(reportCases)
    .innerJoin(pins, and(eq(pins.id, reportCases.pinId), isNull(pins.deletedAt)))
    .where(and(eq(reportCases.pinId, pinId), isNull(reportCases.decidedAt)))
    .for('update', { of: reportCases })
  return found
}

class Undone extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Decides all open reports of a pin, and tells both sides. A second decision about them finds nothing. */
export async function decideCase(
  ports: Ports,
  actor: Actor,
  decision: Decision,
): Promise<Answer<null>> {
  const { pinId, reason } = decision
  const now = ports.clock.now()
  const end = endOf(decision.until, now)
  if (end !== null && 'code' in end) return end
  try {
    await ports.db.transaction(async (tx) => {
      const found = await lockCase(tx, pinId)
      if (found === undefined) throw new Undone(refused('not-found'))
      const { reports, ownerId: userId } = found
      const isKept = decision.decision === 'dismiss'
      await tellReporters(tx, ports, reports, isKept)
      await tx
        .update(reportCases)
        .set({
          decidedAt: now,
          decision: decision.decision,
          decidedBy: actor.id,
          coveredUntil: now,
        })
        .where(eq(reportCases.pinId, pinId))
      const refusal = await actWithin(
        tx,
        ports,
        actor,
        { userId, act: 'reports.decide', reason, object: pinId },
        (inner, person) => carryOut(inner, ports, person, { ...decision, end }),
      )
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
