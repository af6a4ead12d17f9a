import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the comparison of products. */
export const words = defineMessages({
  title: 'Compare products',
  table: 'Comparison of products',
  what: 'Detail',
  price: 'Price',
  was: 'Was',
  availability: 'Availability',
  shop: 'Shop',
  brand: 'Brand',
  color: 'Color',
  category: 'Category',
  kinds: 'Kinds',
  visit: 'Visit',
  visitShop: 'Visit {site}',
  opensElsewhere: '(opens in a new tab)',
  differs: 'differs',
  onlyDifferent: 'Only differences',
  remove: 'Remove {title}',
  none: '–',
  nothing: 'not named',
  loading: 'Loading the products',
  failed: "We couldn't load these products",
  emptyTitle: 'Nothing to compare yet',
  empty: 'Open products and press “Compare”. Two to four stand side by side here.',
  oneMore: 'Add another product to see how they differ.',
  allSame: 'These products are alike in everything we know.',
})

/** Words that go with a number. */
export const counted = {
  missing: {
    one: "{count} of these Pins shows no product, or isn't there anymore.",
    other: "{count} of these Pins show no product, or aren't there anymore.",
  },
} as const
