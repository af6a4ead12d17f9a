import type { Refinement } from '@tessera/contracts/entities/search'
import { sql } from '../../../platform/database/sql.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import { pinHashtags, pins, products } from '../../pins/index.ts'
import type { Spoken } from '../kinds/word-groups.ts'
import { askedNames, facetsOf, partedTags } from './pin-facets.ts'
import { refinementsOf } from './refinements.ts'

/** The facts that refinements are made of, as JSON writes them. */
export type WrittenFacts = readonly [
  id: string,
  plain: string | null,
  tags: readonly string[],
  color: string,
  plainColor: string,
  key: string,
  shop: string | null,
  domain: string | null,
  amount: number | null,
  currency: string | null,
]

/**
 * The facts of the best pins of a search, on the first row of a list alone, so that the statement of the
 * page brings them along. It takes the placeholder `best`.
 */
export const factsColumn = sql<
  readonly WrittenFacts[] | null
>`case when row_number() over () = 1 then (
  select json_agg(json_build_array(${pins.id}::text, ${pins.plain},
    coalesce((select json_agg(${pinHashtags.tag}) from ${pinHashtags}
      where ${pinHashtags.pinId} = ${pins.id}), '[]'),
    ${media.dominantColor}, ${media.plainColor}, ${media.key}, ${products.shop}, ${products.domain},
    ${pins.priceAmount}, ${pins.priceCurrency}))
  from ${pins} join ${media} on ${media.id} = ${pins.mediaId}
    left join ${products} on ${products.originId} = ${pins.originId}
  where ${pins.id} = any(${sql.placeholder('best')}::bigint[])) end`

/** Returns refinements from the best pins of a search. */
export function topFacets(
  facts: readonly WrittenFacts[],
  asked: {
    /** The best pins, best first. */
    readonly ids: readonly string[]
    /** The words of the query, which can't refine it. */
    readonly words: readonly string[]
    readonly selected: readonly string[]
    /** The language of their labels. */
    readonly spoken: Spoken
  },
): readonly Refinement[] {
  if (facts.length === 0) return []
  const order = new Map(asked.ids.map((id, at) => [id, at]))
  const tagged = new Set(facts.flatMap(([, , tags]) => tags))
  const parted = partedTags(
    tagged,
    facts.map(([, plain]) => plain ?? ''),
  )
  const names = { asked: askedNames(asked.words), parted }
  const best = facts
    .toSorted(([one], [other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
    .map(([, plain, tags, color, pictureColor, key, shop, domain, amount, currency]) => ({
      facets: facetsOf(
        {
          tags,
          shop,
          domain,
          pictureColor,
          plain: plain ?? '',
          price: amount === null || currency === null ? null : { amount, currency },
        },
        names,
      ),
      color,
      imageUrl: pictureUrl(key, '236x'),
    }))
  return refinementsOf(best, asked.selected, asked.spoken)
}
