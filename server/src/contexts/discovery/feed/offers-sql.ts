import type { UserId } from '@tessera/contracts/ids'
import { type QueryValue, unplanned } from '../../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { isPublicPin, pins } from '../../pins/index.ts'
import { isTunedFor } from '../taste/tuned-sql.ts'
import { basisFor } from './list-basis.ts'
import { popularListName } from './list-names.ts'
import { storedLists } from './tables.ts'
import { anyCopyFor, firstCopyFor, isNewTo, itemsPin, itsBoard } from './visibility.ts'

/** Max newest pins that one page looks at, even when few can be shown. */
const freshWindow = 300

const at = (name: string) => sql.placeholder(name)
const fixed = (number: number) => sql.raw(String(number))

/** The lists that a feed started with, or for its start the newest ones. */
export type WhichLists = 'started' | 'newest'

/** One list: the newest of its name, or the one that the feed started with. */
const listOf = (which: WhichLists, id: string, name: SQL) => sql`
  select id, made_at, basis, pin_ids, origin_ids, reasons from ${storedLists}
  where name = ${name}
    ${which === 'newest' ? sql`order by id desc limit 1` : sql`and id = ${at(id)}::bigint`}`

/** The viewer's own list and the shared one. */
const lists = (which: WhichLists) => sql`
  personal as materialized (${listOf(which, 'personalId', sql`${at('personalName')}`)}),
  popular as materialized (${listOf(which, 'popularId', sql`${popularListName}`)}),
  personal_ideas as materialized (select unnest(origin_ids) as id from personal),
  popular_ideas as materialized (select unnest(pin_ids) as id from popular)`

/** The pins of the ads that are next, and the ideas of all ads that this feed shows. */
const promoted = sql`
  promoted as materialized (
    select item.pin_id, item.place
    from unnest(${unplanned('promoted', 'bigint[]')}) with ordinality item(pin_id, place)),
  promoted_ideas as materialized (select unnest(${unplanned('promotedIdeas', 'bigint[]')}) as id)`

/** The newest pins that a page looks at, by their ids alone: an index has them. */
const newest = sql`
  newest as materialized (
    select ${pins.id} as id from ${pins}
    where ${pins.listed} and ${pins.deletedAt} is null
      and ${pins.id} <= ${unplanned('fresh', 'bigint')}
    order by ${pins.id} desc limit ${fixed(freshWindow)}),
  looked_at as materialized (select coalesce(min(id), 0) as id from newest)`

const notIn = (idea: SQL, ideas: string) => sql`${idea} not in (select id from ${sql.raw(ideas)})`

/** Selects a pin; `basis` is the reason that it is in the viewer's own list. */
const offer = (kind: string, place: SQL, reason = sql`null`) =>
  sql`select ${sql.raw(`'${kind}'`)} as kind, ${place} as place, ${pins.id} as id,
    ${pins.pinnerId} as creator_id, ${reason} as basis`

/** The next items of a list. They are sorted here so that no more pins are read than the page takes. */
const itemsOf = (list: 'personal' | 'popular') => sql`(
  select item.pin_id, item.reason, item.place from ${sql.raw(list)},
    unnest(pin_ids[${at(list)}::int + 1 : ${at(`${list}To`)}::int],
      reasons[${at(list)}::int + 1 : ${at(`${list}To`)}::int])
      with ordinality item(pin_id, reason, place)
  order by item.place) item`

const personalOffers = (viewerId: QueryValue<UserId>) => sql`
  (${offer('personal', sql`item.place`, sql`item.reason`)}
  from ${itemsOf('personal')} ${itemsPin} ${itsBoard}
  where ${anyCopyFor(viewerId)} and ${isNewTo(viewerId)} and ${isTunedFor(viewerId)}
    and ${notIn(sql`${pins.originId}`, 'promoted_ideas')}
  order by item.place limit ${unplanned('most', 'int')})
  union all`

/** A source that only adds to the viewer's own list needs few pins while that list lasts. */
const besides = (few: string, most: string) => sql`(
  select coalesce(min(${at(few)}::int), ${at(most)}::int) from personal
  where cardinality(pin_ids) > ${at('personal')}::int + ${at('most')}::int)`

const popularOffers = (viewerId: QueryValue<UserId> | null) => sql`
  (${offer('popular', sql`item.place`)}
  from ${itemsOf('popular')} ${itemsPin} ${itsBoard}
  where ${firstCopyFor(viewerId)} and ${viewerId === null ? sql`true` : sql`${isNewTo(viewerId)} and ${isTunedFor(viewerId)}`}
    and ${notIn(sql`${pins.originId}`, 'promoted_ideas')}
    and ${notIn(sql`${pins.originId}`, 'personal_ideas')}
  order by item.place limit ${besides('fewPopular', 'most')})`

/** A new pin is its own idea's original, so its id tells whether a list has the idea. */
const freshOffers = (viewerId: QueryValue<UserId> | null) => sql`
  (${offer('fresh', sql`-${pins.id}`)}
  from (select newest.id as pin_id from newest
    where ${notIn(sql`newest.id`, 'promoted_ideas')} and ${notIn(sql`newest.id`, 'personal_ideas')}
      and ${notIn(sql`newest.id`, 'popular_ideas')}
      and newest.id <> all (${unplanned('ahead', 'bigint[]')}::bigint[])
    order by newest.id desc) item ${itemsPin} ${itsBoard}
  where ${firstCopyFor(viewerId)} and ${viewerId === null ? sql`true` : sql`${isNewTo(viewerId)} and ${isTunedFor(viewerId)}`}
  order by item.pin_id desc limit ${besides('fewFresh', 'mostFresh')})`

const promotedOffers = (viewerId: QueryValue<UserId> | null) => sql`
  (${offer('promoted', sql`item.place`)}
  from promoted item ${itemsPin} ${itsBoard}
  where ${viewerId === null ? isPublicPin : sql`${anyCopyFor(viewerId)} and ${isNewTo(viewerId)}`}
  order by item.place)`

/** The lists' own facts: length, id, time and basis. */
const listFacts = (list: 'personal' | 'popular') => sql`
  select ${sql.raw(`'${list}-list'`)}, cardinality(pin_ids), id,
    (extract(epoch from made_at) * 1000)::bigint, basis from ${sql.raw(list)}`

/** The lists, the oldest pin looked at, and what a list that is made now would be based on. */
const measures = (viewerId: QueryValue<UserId> | null, which: WhichLists) => sql`
  ${listFacts('personal')} union all ${listFacts('popular')}
  union all select 'fresh-end', (select id from looked_at), null, null,
    ${which === 'started' || viewerId === null ? sql`null` : sql`(${basisFor(viewerId)})`}`

/** The rows of `offersOf` as a subquery. */
export const offersSql = (viewerId: QueryValue<UserId> | null, which: WhichLists) => sql`(
  with ${lists(which)}, ${promoted}, ${newest}
  ${viewerId === null ? sql`` : personalOffers(viewerId)}
  ${popularOffers(viewerId)} union all ${freshOffers(viewerId)} union all
  ${promotedOffers(viewerId)} union all ${measures(viewerId, which)}) offers`
