import type { Refinement } from '@tessera/contracts/entities/search'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { eq, sql } from '../../platform/database/sql.ts'
import { pinHashtags } from '../hashtags/tables.ts'
import { pictureUrl } from '../media/rules.ts'
import { media } from '../media/tables.ts'
import { pins } from '../pins/tables.ts'
import { products } from '../shopping/tables.ts'
import type { Sql } from '../sql.ts'
import { plainColorOf } from './color-words.ts'
import { askedNames, facetsOf } from './pin-facets.ts'
import { refinementsOf } from './refinements.ts'

const factsOf = hotQuery('facts_of_pins', (db) =>
  db
    .select({
      id: sql<string>`${pins.id}::text`,
      plain: pins.plain,
      tags: sql<readonly string[]>`coalesce((select json_agg(${pinHashtags.tag})
        from ${pinHashtags} where ${pinHashtags.pinId} = ${pins.id}), '[]')`,
      color: media.dominantColor,
      key: media.key,
      shop: products.shop,
      domain: products.domain,
      amount: pins.priceAmount,
      currency: pins.priceCurrency,
    })
    .from(pins)
    .innerJoin(media, eq(media.id, pins.mediaId))
    .leftJoin(products, eq(products.originId, pins.originId))
    .where(sql`${pins.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

/** Returns refinements from the best pins of a search. */
export async function topFacets(
  db: Sql,
  asked: {
    readonly ids: readonly string[]
    /** The words of the query, which can't refine it. */
    readonly words: readonly string[]
    readonly selected: readonly string[]
  },
): Promise<readonly Refinement[]> {
  if (asked.ids.length === 0) return []
  const rows = await factsOf(db, { ids: [...asked.ids] })
  const order = new Map(asked.ids.map((id, at) => [id, at]))
  const names = askedNames(asked.words)
  const best = rows
    .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
    .map(({ plain, tags, color, key, amount, currency, shop, domain }) => ({
      facets: facetsOf(
        {
          ...{ tags, shop, domain },
          plain: plain ?? '',
          pictureColor: plainColorOf(color),
          price: amount === null || currency === null ? null : { amount, currency },
        },
        names,
      ),
      color,
      imageUrl: pictureUrl(key, '236x'),
    }))
  return refinementsOf(best, asked.selected)
}
