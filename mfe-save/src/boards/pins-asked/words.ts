import { defineMessages } from '@tessera/contracts/messages'

/** What the tools over the pins of a place say. */
export const words = defineMessages({
  sort: 'Sort Pins',
  newest: 'Newest',
  oldest: 'Oldest',
  showAll: 'Show all',
})
