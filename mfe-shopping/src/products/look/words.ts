import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the products beside a pin. */
export const words = defineMessages({
  alike: 'More like this product',
  similar: 'Similar products',
  tagged: 'In this Pin',
  seeAll: 'See all',
  showLess: 'Show less',
  previous: 'Previous products',
  next: 'More products',
  soldBy: 'from {shop}',
  opensElsewhere: '(opens in a new tab)',
  number: 'Product {number}:',
  options: 'Options for similar products',
  hide: 'Hide similar products',
  nowHidden: 'Similar products are hidden for this Pin',
  nowShown: 'Similar products are shown again',
  hiddenHere: 'Similar products are hidden for this Pin.',
  show: 'Show them',
  failed: "We couldn't load these products",
  end: "You've seen all similar products.",
})
