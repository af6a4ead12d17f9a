import { filtersOfScope } from '@tessera/contracts/filter-params'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boards, officialDomains, pins, products } from '../../pins/index.ts'
import type { FacetRow } from './filter-models.ts'
import { foundCondition } from './pin-evidence.ts'
import {
  filterConditions,
  isInStock,
  isListedProduct,
  isOnSale,
  type PinFilters,
  plainColor,
  refinedCondition,
} from './pin-filters.ts'
import type { SearchReading } from './reading.ts'

/** The scopes that have shopping filters. */
export type FilteredScope = 'pins' | 'buyable_pins'

/** The results whose facets are counted. */
export interface CountedResults {
  readonly reading: SearchReading
  /** The filters as products have them; those that the scope has not are left out of its counts. */
  readonly filters: PinFilters
  readonly scope: FilteredScope
  readonly viewerId: UserId | null
  readonly ids: readonly string[]
}

type Filter = keyof ReturnType<typeof filterConditions>

const filterNames = [
  ...(['domains', 'brands', 'colors', 'style', 'onSale', 'availability', 'price'] as const),
] as const

const takes = (scope: FilteredScope, name: Filter): boolean =>
  filtersOfScope[scope].some((each) => each === name || (name === 'price' && each === 'priceMin'))

/** Keeps candidates that pass all filters of a scope but one. */
function passing(scope: FilteredScope, except?: Filter): SQL {
  const flags = filterNames
    .filter((name) => name !== except && takes(scope, name))
    .map((name) => sql.raw(`passes_${name.toLowerCase()}`))
  if (scope === 'buyable_pins') flags.push(sql`is_product`)
  return sql.join(flags, sql` and `)
}

/** True for a product from the official domain of a verified merchant. */
const isOfficial = sql`(${users.isVerifiedMerchant} and exists (select from ${officialDomains}
  where ${officialDomains.domain} = ${products.domain}
    and ${officialDomains.userId} = ${pins.pinnerId} and ${officialDomains.missingSince} is null))`

/** The tables that a result is read from. */
const tables = sql`${pins}
    join ${boards} on ${boards.id} = ${pins.boardId}
    join ${media} on ${media.id} = ${pins.mediaId}
    join ${users} on ${users.id} = ${pins.pinnerId}
    left join ${products} on ${products.originId} = ${pins.originId}`

/** The columns that the facets of each result are counted by. */
function candidates({ reading, filters, viewerId, ids }: CountedResults): SQL {
  const conditions = filterConditions(filters)
  const passes = filterNames.map(
    (name) => sql`${conditions[name]} as ${sql.raw(`passes_${name.toLowerCase()}`)}`,
  )
  return sql`candidate as materialized (
      select ${pins.priceAmount} as amount, ${pins.priceCurrency} as currency,
        ${media.key} as picture,
        ${isListedProduct} as is_product, ${isInStock} as in_stock,
        ${products.brand} as brand,
        case when ${isListedProduct} then lower(${products.domain}) end as domain,
        lower(${products.style}) as style, ${plainColor} as color, ${isOnSale} as on_sale,
        ${isOfficial} as official,
        ${isOfficial} and lower(${users.fullName}) = lower(${products.brand}) as own_brand,
        ${sql.join(passes, sql`, `)}
      from ${tables}
      where ${pins.id} = any(${sql.param([...ids])}::bigint[]) and ${foundCondition(reading, viewerId)}
        and ${refinedCondition(filters) ?? sql`true`}
    )`
}

/**
 * Counts the results by a text. Least values stand for a group, in byte order, because they need no
 * sorting: the spelling of a brand, and a picture of one of its products.
 */
const byText = (
  facet: string,
  { text, verified, where }: { readonly text: SQL; readonly verified: SQL; readonly where: SQL },
): SQL => sql`(select ${facet} as facet, min(${text} collate "C") as value,
    count(*)::int as count, bool_or(${verified}) as verified,
    min(picture collate "C") as picture,
    null as unit, null::bigint as low, null::bigint as high
  from candidate where ${where} and ${text} <> '' and length(${text}) <= 100
  group by lower(${text}) collate "C" order by count desc, 2
  limit ${sql.raw(String(limits.filterOptionsMax))})`

/** Counts the results with a property. */
const having = (facet: string, value: string, where: SQL): SQL =>
  sql`(select ${facet}, ${value}, count(*)::int, false, null, null, null::bigint, null::bigint
  from candidate where ${where})`

/** The prices of each currency: their bounds, and how many there are in each bar. */
const byPrice = sql`(select 'price', bar::text, count(*)::int, false, null, span.unit,
    span.low, span.high
  from priced join span on span.unit = priced.currency, width_bucket(amount, span.low, span.high + 1,
    ${sql.raw(String(limits.filterPriceBars))}) bar
  group by bar, span.unit, span.low, span.high)`

/**
 * Counts the facets of results, in the database. The counts of a filter leave that filter out, so that
 * they say what another of its options would bring.
 */
export async function countFacets(db: Sql, counted: CountedResults): Promise<readonly FacetRow[]> {
  if (counted.ids.length === 0) return []
  const { scope } = counted
  const products = (except?: Filter) => passing('buyable_pins', except)
  const no = sql`false`
  const { rows } = await db.execute<FacetRow>(sql`
    with ${candidates(counted)},
    priced as materialized (
      select amount, currency from candidate where ${products('price')} and amount is not null
    ),
    span as materialized (
      select currency as unit, min(amount)::bigint as low, max(amount)::bigint as high
      from priced group by currency order by count(*) desc, currency
      limit ${sql.raw(String(limits.filterOptionsMax))}
    )
    ${sql.join(
      [
        byText('brands', {
          text: sql`brand`,
          verified: sql`own_brand`,
          where: products('brands'),
        }),
        byText('domains', {
          text: sql`domain`,
          verified: sql`official`,
          where: passing(scope, 'domains'),
        }),
        byText('colors', { text: sql`color`, verified: no, where: passing(scope, 'colors') }),
        byText('style', { text: sql`style`, verified: no, where: products('style') }),
        having('onSale', 'true', sql`on_sale and ${products('onSale')}`),
        having('availability', 'in_stock', sql`in_stock and ${products('availability')}`),
        having('scope', 'pins', passing('pins')),
        having('scope', 'buyable_pins', products()),
        byPrice,
      ],
      sql` union all `,
    )}`)
  return rows
}
