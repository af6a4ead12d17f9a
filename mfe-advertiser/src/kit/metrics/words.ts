import { reportTexts } from '@tessera/contracts/ads/report-texts'
import { defineMessages } from '@tessera/contracts/messages'

/** Names of metrics and of the groups of a report, and how figures differ. */
export const metricWords = defineMessages({
  ...reportTexts,

  more: '{percent} more',
  less: '{percent} less',
  same: 'No change',
  newly: 'None before',
  muchMore: 'Before: {before}',
})

/** Names of the events that are counted. */
export const eventWords = defineMessages({
  checkout: 'Checkout',
  add_to_cart: 'Add to cart',
  signup: 'Sign-up',
  lead: 'Lead',
  page_visit: 'Page visit',
  view_category: 'View of a category',
  search: 'Search',
  watch_video: 'Video watched',
  custom: 'Custom event',
})
