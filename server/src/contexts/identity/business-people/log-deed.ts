import type { BusinessDeed } from '@tessera/contracts/calls/business-people'
import type { UserId } from '@tessera/contracts/ids'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { businessLog, type DeedFacts } from './tables.ts'

/**
 * Keeps who did what for a business, in the transaction that does it.
 *
 *     await logDeed(tx, ports, { subjectId, actorId: viewer.id, deed: 'person-removed', object: name })
 */
export async function logDeed(
  tx: Sql,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  {
    subjectId,
    actorId,
    deed,
    ...facts
  }: DeedFacts & {
    readonly subjectId: UserId
    readonly actorId: UserId
    readonly deed: BusinessDeed
  },
): Promise<void> {
  await tx
    .insert(businessLog)
    .values({ id: BigInt(ids.next()), subjectId, actorId, deed, facts, at: clock.now() })
}
