import type { UserId } from '@tessera/contracts/ids'
import type { Given } from '../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../platform/database/sql.ts'
import { promotions } from '../ads/tables.ts'
import { isPublicPin } from '../pins/listed.ts'
import { pins } from '../pins/tables.ts'
import { popularListName } from './list-names.ts'
import { storedLists } from './tables.ts'
import { anyCopyFor, firstCopyFor, isNewTo, itemsPin, itsBoard } from './visibility.ts'

/** Max newest pins that one page looks at, even when few can be shown. */
const freshWindow = 300

/** Max promotions in one feed, latest first. */
const promotedMax = 60

const at = (name: string) => sql.placeholder(name)
const fixed = (number: number) => sql.raw(String(number))

/** The lists that the feed started with: the viewer's own and the shared one. */
const lists = sql`
  personal as materialized (
    select pin_ids, origin_ids from ${storedLists}
    where id = ${at('personalId')}::bigint and name = ${at('personalName')}),
  popular as materialized (
    select pin_ids, made_at from ${storedLists}
    where id = ${at('popularId')}::bigint and name = ${popularListName}),
  personal_ideas as materialized (select unnest(origin_ids) as id from personal),
  popular_ideas as materialized (select unnest(pin_ids) as id from popular)`

/** The promotions of a feed: those that started before it did and haven't ended. */
const promoted = sql`
  promoted as materialized (
    select ${pins.id} as pin_id, ${pins.originId} as id, ${promotions.startsAt} as starts_at,
      ${promotions.endsAt} as ends_at,
      row_number() over (order by ${promotions.startsAt} desc, ${promotions.pinId} desc) as place
    from ${promotions} join ${pins} on ${pins.id} = ${promotions.pinId}
    where ${promotions.startsAt} < to_timestamp((${at('promotedUntil')}::float8 + 1) / 1000)
      and (${promotions.endsAt} is null or ${promotions.endsAt} > (select made_at from popular))
    order by ${promotions.startsAt} desc, ${promotions.pinId} desc limit ${fixed(promotedMax)})`

const lookedAt = sql`
  looked_at as materialized (
    select coalesce(min(id), 0) as id from (
      select ${pins.id} as id from ${pins}
      where ${pins.listed} and ${pins.deletedAt} is null and ${pins.id} <= ${at('fresh')}::bigint
      order by ${pins.id} desc limit ${fixed(freshWindow)}) newest)`

const notIn = (ideas: string) => sql`${pins.originId} not in (select id from ${sql.raw(ideas)})`

const offer = (kind: string, place: SQL) =>
  sql`select ${sql.raw(`'${kind}'`)} as kind, ${place} as place, ${pins.id} as id,
    ${pins.pinnerId} as creator_id`

const personalOffers = (viewerId: Given<UserId>) => sql`
  (${offer('personal', sql`item.place`)}
  from personal, unnest(personal.pin_ids[${at('personal')}::int + 1 : ${at('personalTo')}::int])
    with ordinality item(pin_id, place)
  ${itemsPin} ${itsBoard}
  where ${anyCopyFor(viewerId)} and ${isNewTo(viewerId)} and ${notIn('promoted')}
  order by item.place limit ${at('most')}::int)
  union all`

const popularOffers = (viewerId: Given<UserId> | null) => sql`
  (${offer('popular', sql`item.place`)}
  from popular, unnest(popular.pin_ids[${at('popular')}::int + 1 : ${at('popularTo')}::int])
    with ordinality item(pin_id, place)
  ${itemsPin} ${itsBoard}
  where ${firstCopyFor(viewerId)} and ${viewerId === null ? sql`true` : isNewTo(viewerId)}
    and ${notIn('promoted')} and ${notIn('personal_ideas')}
  order by item.place limit ${at('most')}::int)`

const freshOffers = (viewerId: Given<UserId> | null) => sql`
  (${offer('fresh', sql`-${pins.id}`)}
  from ${pins} ${itsBoard}
  where ${pins.id} <= ${at('fresh')}::bigint and ${pins.id} >= (select id from looked_at)
    and ${firstCopyFor(viewerId)} and ${viewerId === null ? sql`true` : isNewTo(viewerId)}
    and ${notIn('promoted')} and ${notIn('personal_ideas')} and ${notIn('popular_ideas')}
    and ${pins.id} <> all (${at('ahead')}::bigint[])
  order by ${pins.id} desc limit ${at('mostFresh')}::int)`

const promotedOffers = (viewerId: Given<UserId> | null) => sql`
  (${offer('promoted', sql`item.place`)}
  from promoted item ${itemsPin} ${itsBoard}
  where item.place > ${at('promoted')}::int
    and (item.ends_at is null or item.ends_at > ${at('now')}::timestamptz)
    and ${viewerId === null ? isPublicPin : sql`${anyCopyFor(viewerId)} and ${isNewTo(viewerId)}`}
  order by item.place limit ${at('mostPromoted')}::int)`

/** The lengths of the lists, the oldest pin looked at, and the start of the latest promotion. */
const measures = sql`
  select 'personal-length', (select cardinality(pin_ids) from personal), null, null
  union all select 'popular-length', (select cardinality(pin_ids) from popular), null, null
  union all select 'fresh-end', (select id from looked_at), null, null
  union all select 'promoted-until',
    (select floor(extract(epoch from max(starts_at)) * 1000)::bigint from promoted), null, null`

/** The rows of `offersOf` as a subquery. */
export const offersSql = (viewerId: Given<UserId> | null) => sql`(
  with ${lists}, ${promoted}, ${lookedAt}
  ${viewerId === null ? sql`` : personalOffers(viewerId)}
  ${popularOffers(viewerId)} union all ${freshOffers(viewerId)} union all
  ${promotedOffers(viewerId)} union all ${measures}) offers`
