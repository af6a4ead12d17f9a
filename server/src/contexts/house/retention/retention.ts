import type { HouseRetention } from '@tessera/contracts/calls/house-retention'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import { allKeptDays, daysOf, storeDays } from '../../base/retention/kept-days.ts'
import type { Sql } from '../../base/sql.ts'
import { allRetentions } from '../../base/table-facts/retentions.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog, lockLog } from '../log/append.ts'

/** Lists the days that rows are kept, with the bounds. */
export const retentionOf = async (db: Sql): Promise<HouseRetention[]> =>
  (await allKeptDays(db)).map(({ name, days, least, usual, most }) => ({
    name,
    days,
    least,
    usual,
    most,
  }))

/** Says how many days rows are kept. The job that deletes them obeys at its next run. */
export async function changeRetention(
  ports: Ports,
  actor: Actor,
  { name, days, reason }: { readonly name: string; readonly days: number; readonly reason: string },
): Promise<Answer<HouseRetention[]>> {
  const retention = allRetentions.find((each) => each.name === name)
  if (retention === undefined) return refused('not-found')
  if (days < retention.least || days > retention.most) return refused('house-days-beyond')
  await ports.db.transaction(async (tx) => {
    await lockLog(tx)
    const before = await daysOf(tx, retention)
    if (before === days) return
    await storeDays(tx, retention, { days, now: ports.clock.now() })
    await appendToLog(tx, ports, {
      actor,
      act: 'retention.set',
      object: name,
      reason,
      before: { days: before },
      after: { days },
    })
  })
  ports.log.info('house.retention', { by: actor.by, actor: actor.id, name, days })
  return given(await retentionOf(ports.db))
}
