import { dayAfter } from '@tessera/contracts/calendar-days'
import type { AdChange } from '@tessera/contracts/calls/ad-reports'
import type { CampaignId } from '@tessera/contracts/ids'
import { and, count, desc, eq, gte, lt, type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import type { AdAccount } from '../campaigns/acting-account.ts'
import { startOfDayIn } from '../campaigns/day-in-zone.ts'
import { adChanges } from './tables.ts'

/** The changes that are asked for. */
export interface ChangesAsked {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly campaign_id?: CampaignId | undefined
  readonly level?: AdChange['level'] | undefined
}

function isAsked({ id, timeZone }: AdAccount, asked: ChangesAsked): SQL | undefined {
  const { from, to, campaign_id: campaignId, level } = asked
  return and(
    eq(adChanges.advertiserId, id),
    campaignId === undefined ? undefined : eq(adChanges.campaignId, campaignId),
    level === undefined ? undefined : eq(adChanges.level, level),
    from === undefined ? undefined : gte(adChanges.at, startOfDayIn(timeZone, from)),
    to === undefined ? undefined : lt(adChanges.at, startOfDayIn(timeZone, dayAfter(to, 1))),
  )
}

/** Returns changes of an ad account, the latest first. */
export async function changesOf(
  db: Sql,
  account: AdAccount,
  asked: ChangesAsked & { readonly before: string | undefined; readonly most: number },
): Promise<readonly AdChange[]> {
  const rows = await db
    .select({ change: adChanges, actor: users.fullName })
    .from(adChanges)
    .leftJoin(users, eq(users.id, adChanges.actorId))
    .where(
      and(
        isAsked(account, asked),
        asked.before === undefined ? undefined : lt(adChanges.id, BigInt(asked.before)),
      ),
    )
    .orderBy(desc(adChanges.id))
    .limit(asked.most)
  return rows.map(
    ({ actor, change: { id, at, level, objectId, campaignId, name, fields, rule } }) => ({
      id: String(id),
      at: at.toISOString(),
      actor,
      level,
      name,
      object_id: objectId,
      campaign_id: campaignId,
      fields: fields.map((field) => ({ ...field })),
      ...(rule === null ? {} : { rule }),
    }),
  )
}

/** Counts the changes of each day that has some, in the ad account's time zone. */
export const changeDays = (
  db: Sql,
  account: AdAccount,
  asked: ChangesAsked,
): Promise<{ day: string; changes: number }[]> => {
  const day = sql<string>`to_char(${adChanges.at} at time zone ${account.timeZone}, 'YYYY-MM-DD')`
  return db
    .select({ day, changes: count() })
    .from(adChanges)
    .where(isAsked(account, asked))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}
