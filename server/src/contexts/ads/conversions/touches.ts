import type { UserId } from '@tessera/contracts/ids'
import { eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { advertisers, emailHash, users } from '../../identity/index.ts'
import { adPreferences } from '../accounts/campaigns/tables.ts'
import { groupOf, type SentBy } from '../events/sums.ts'
import type { Touch } from './credit.ts'
import { isMeasuring } from './measuring.ts'
import { adTouches } from './tables.ts'

const recordset = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

/**
 * Keeps which ads members saw and clicked, where conversions are measured: for members with a verified
 * address whose ads are personalized.
 */
export async function keepTouches(tx: Sql, events: readonly SentBy[]): Promise<void> {
  const rows = events.flatMap((event) => {
    const { viewerId } = event.sender
    if (viewerId === null || (event.kind !== 'click' && event.kind !== 'impression')) return []
    const { served, advertiserId, at } = event
    const touch = event.kind === 'click' ? 'click' : 'view'
    const of = { viewer_id: viewerId, advertiser_id: advertiserId, touch }
    return [
      {
        ...of,
        served_id: served.servedId,
        ad_id: served.adId,
        at: new Date(at).toISOString(),
        ...groupOf(event),
      },
    ]
  })
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${adTouches} (viewer_id, advertiser_id, touch, served_id, email_hash, ad_id, at, place,
      age, gender, country, app)
    select ${users.id}, given.advertiser_id, given.touch, given.served_id,
      ${emailHash(users.email)},
      given.ad_id, given.at, given.place, given.age, given.gender, given.country, given.app
    from ${recordset(rows)} as given(viewer_id bigint, advertiser_id bigint, touch text, served_id bigint, ad_id bigint,
      at timestamptz, place text, age text, gender text, country text, app text)
    join ${advertisers} on ${advertisers.id} = given.advertiser_id and ${isMeasuring}
    join ${users} on ${users.id} = given.viewer_id and ${users.emailVerifiedAt} is not null
    where not exists (select from ${adPreferences} where ${adPreferences.userId} = ${users.id}
      and not ${adPreferences.isPersonalized})
    on conflict do nothing`)
}

/** Forgets which ads a member saw and clicked. */
export async function forgetTouches(db: Sql, viewerId: UserId): Promise<void> {
  await db.delete(adTouches).where(eq(adTouches.viewerId, viewerId))
}

/** Lists the ads that a member saw and clicked, for their download. */
export const touchesOf = (db: Sql, viewerId: UserId) =>
  db
    .select({
      touch: adTouches.touch,
      at: adTouches.at,
      business: advertisers.name,
      adId: adTouches.adId,
    })
    .from(adTouches)
    .innerJoin(advertisers, eq(advertisers.id, adTouches.advertiserId))
    .where(eq(adTouches.viewerId, viewerId))
    .orderBy(adTouches.at)

interface FoundTouch extends Omit<Touch, 'at'> {
  readonly [column: string]: unknown
  readonly index: number
  readonly touch: 'click' | 'view'
  readonly ad_id: Touch['adId']
  readonly at_ms: string
}

/** Someone's hashed addresses, and when they converted. */
export interface MatchRequest {
  readonly index: number
  readonly emails: readonly string[]
  readonly at: number
}

/** Returns the latest click and the latest view of each person in the 30 days before they converted. */
export async function latestTouches(
  db: Sql,
  advertiserId: string,
  requests: readonly MatchRequest[],
): Promise<readonly { readonly index: number; readonly touch: 'click' | 'view'; of: Touch }[]> {
  const wanted = requests.flatMap(({ index, emails, at }) =>
    emails.map((email) => ({ index, email, at: new Date(at).toISOString() })),
  )
  if (wanted.length === 0) return []
  const { rows } = await db.execute<FoundTouch>(sql`
    select wanted.index, kinds.touch, found.*
    from ${recordset(wanted)} as wanted(index int, email text, at timestamptz)
    cross join (values ('click'), ('view')) as kinds(touch)
    cross join lateral (
      select ad_id::text, floor(extract(epoch from touches.at) * 1000)::text as at_ms, place, age,
        gender, country, app
      from ${adTouches} touches
      where touches.advertiser_id = ${advertiserId}::bigint and touches.email_hash = wanted.email
        and touches.touch = kinds.touch and touches.at <= wanted.at
        and touches.at >= wanted.at - interval '30 days'
      order by touches.at desc limit 1
    ) found`)
  return rows.map(({ index, touch, ad_id, at_ms, place, age, gender, country, app }) => ({
    index,
    touch,
    of: { adId: ad_id, at: Number(at_ms), place, age, gender, country, app },
  }))
}
