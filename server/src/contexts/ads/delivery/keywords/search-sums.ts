import { limits } from '@tessera/contracts/limits'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { traceOf } from '../../../discovery/index.ts'
import type { PricedEvent } from '../../events/price-events.ts'
import { columnOf, noFigures, type SentBy } from '../../events/sums.ts'
import { stemsInOrder } from './stems-sql.ts'
import { adSearchQueries, adSearchStats } from './tables.ts'

/** A row of figures in searches, as the database takes it. */
export type SearchRow = Readonly<
  Record<'ad_id' | 'day' | 'query' | 'keyword_id', string> & typeof noFigures
>

const none = '0'

/** Sums rows of figures by ad, day, search and keyword. */
export function sumSearches(rows: readonly SearchRow[]): readonly SearchRow[] {
  const sums = new Map<string, SearchRow>()
  for (const row of rows) {
    const key = [row.ad_id, row.day, row.keyword_id, row.query].join(' ')
    const before = sums.get(key) ?? { ...row, ...noFigures }
    sums.set(key, {
      ...before,
      impressions: before.impressions + row.impressions,
      clicks: before.clicks + row.clicks,
      saves: before.saves + row.saves,
      closeups: before.closeups + row.closeups,
      spend_micro: before.spend_micro + row.spend_micro,
    })
  }
  return [...sums.values()]
}

/** Sums events in searches. */
export const searchesOf = (events: readonly PricedEvent[]): readonly SearchRow[] =>
  sumSearches(
    events
      .filter(({ served }) => served.place === 'search')
      .map(({ served, day, kind, priceMicro }) => ({
        ad_id: served.adId,
        day,
        ...noFigures,
        [columnOf[kind]]: 1,
        spend_micro: priceMicro,
        query: served.search?.query ?? '',
        keyword_id: served.search?.keywordId ?? none,
      })),
  )

const recordset = (rows: readonly object[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

/** Adds to the figures of ads in searches. */
export async function addSearches(tx: Sql, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${adSearchStats} as stats (ad_id, day, query, keyword_id, impressions, clicks, saves,
      closeups, spend_micro)
    select given.* from ${recordset(rows)} as given(ad_id bigint, day date, query text, keyword_id bigint,
      impressions int, clicks int, saves int, closeups int, spend_micro bigint)
    on conflict (ad_id, day, query, keyword_id) do update set
      impressions = stats.impressions + excluded.impressions,
      clicks = stats.clicks + excluded.clicks,
      saves = stats.saves + excluded.saves,
      closeups = stats.closeups + excluded.closeups,
      spend_micro = stats.spend_micro + excluded.spend_micro`)
}

interface AskedRow {
  readonly advertiser_id: string
  readonly query: string
  readonly day: string
  readonly people: readonly string[]
}

/** Collects by ad account the searches that members made, and the traces of these members. */
function askedIn(events: readonly SentBy[]): readonly AskedRow[] {
  const rows = new Map<string, AskedRow>()
  for (const { served, advertiserId, day, sender } of events) {
    const query = served.search?.query ?? ''
    if (query === '') continue
    const key = `${advertiserId} ${query}`
    const before = rows.get(key)
    const person = sender.viewerId === null ? [] : [`${day} ${traceOf(query, sender.viewerId)}`]
    rows.set(key, {
      advertiser_id: advertiserId,
      query,
      day: before === undefined || before.day < day ? day : before.day,
      people: [...(before?.people ?? []), ...person],
    })
  }
  return [...rows.values()]
}

/** The latest day of each person, and of those as many as a search needs to be named. */
const latest = (people: SQL): SQL => sql`array(
  select max(person) from unnest(${people}) as person group by substr(person, 12)
  order by 1 desc limit ${sql.raw(String(limits.adSearchPeople))})`

/** Keeps the searches of events, and that different members made them. */
export async function keepSearches(tx: Sql, events: readonly SentBy[]): Promise<void> {
  const rows = askedIn(events)
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${adSearchQueries} as kept (advertiser_id, query, stems, people, last_day)
    select given.advertiser_id, given.query, ${stemsInOrder(sql`given.query`)},
      ${latest(sql`array(select jsonb_array_elements_text(given.people))`)}, given.day
    from ${recordset(rows)} as given(advertiser_id bigint, query text, day date, people jsonb)
    on conflict (advertiser_id, query) do update set
      people = ${latest(sql`kept.people || excluded.people`)},
      last_day = greatest(kept.last_day, excluded.last_day)`)
}
