import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the search and sort controls. */
export const words = defineMessages({
  sort: 'Sort Pins',
  newest: 'Board order',
  oldest: 'Oldest',
  select: 'Select',
  reorder: 'Reorder',
  showAll: 'Show all',
})
