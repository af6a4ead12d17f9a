import { limits } from '@tessera/contracts/limits'
import type { ProductFacts, ProductVariant } from '../../pins/index.ts'
import type { FeedItem } from './feed/feed-row.ts'
import { printOf } from './plan-batch.ts'

/** A product as its pin shows it. */
export interface BuiltProduct {
  readonly title: string
  readonly description: string
  readonly link: string
  readonly pictureUrl: string
  readonly facts: ProductFacts
}

const variantOf = ({ title, link, size, facts }: FeedItem): ProductVariant => ({
  title: [facts.color, size].filter((part) => part !== '').join(', ') || title,
  color: facts.color,
  size,
  amount: facts.price?.amount ?? null,
  currency: facts.price?.currency ?? null,
  availability: facts.availability,
  link,
})

const ease = { 'in stock': 0, preorder: 1, 'out of stock': 2 } as const

/** Returns the kind that gives a product its price: the cheapest of those that are easiest to buy. */
function offered(items: readonly FeedItem[], first: FeedItem): FeedItem {
  const currency = items.find(({ facts }) => facts.price !== null)?.facts.price?.currency
  const isComparable = ({ facts: { price } }: FeedItem) => price?.currency === currency
  const byOffer = (one: FeedItem, other: FeedItem) =>
    ease[one.facts.availability] - ease[other.facts.availability] ||
    (one.facts.price?.amount ?? 0) - (other.facts.price?.amount ?? 0)
  return items.filter(isComparable).toSorted(byOffer)[0] ?? first
}

/**
 * Builds a product of its rows, in the order of the file. Words and picture are those of the first; the
 * price is the lowest that it can be bought for. A product without a group has no kinds.
 */
export function buildProduct(all: readonly [FeedItem, ...FeedItem[]]): BuiltProduct {
  const [first] = all
  const items = all.slice(0, limits.catalogVariantsMax)
  const { facts } = offered(items, first)
  const { title, description, link, pictureUrl } = first
  return {
    title,
    description,
    link,
    pictureUrl,
    facts: {
      ...first.facts,
      price: facts.price,
      regularPriceAmount: facts.regularPriceAmount,
      availability: facts.availability,
      variants: first.groupId === null ? [] : items.map(variantOf),
    },
  }
}

/** Returns the hashes by which a changed product is told from an unchanged one. */
export const productPrints = ({ title, description, link, facts }: BuiltProduct) => ({
  wordsPrint: printOf([title, description, link]),
  factsPrint: printOf(facts),
})
