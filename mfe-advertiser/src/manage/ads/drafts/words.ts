import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the drafts of an ad account. */
export const draftWords = defineMessages({
  none: 'You have no drafts. Save a campaign as a draft to finish it later.',
  create: 'Create campaign',
  title: 'Drafts',
  budget: 'Daily budget',
  days: 'Days',
  inside: 'Ads',
  acts: 'Actions',
  open: 'Continue',
  openOf: 'Continue {name}',
  publish: 'Publish',
  publishOf: 'Publish {name}',
  remove: 'Delete',
  removeOf: 'Delete {name}',
  removeTitle: 'Delete {name}?',
  removeWhy: 'The draft goes away for good. Nobody has seen its ads.',
  from: 'From {from}',
  until: '{from} to {to}',
  ads: '{ads} in {groups}',
  removed: '{name} is deleted.',
  emptyFault: 'It has no ads yet. Open it and add Pins.',
  all: 'All drafts',
})

/** Copy with the number of ads. */
export const adsCounted = { one: '{count} ad', other: '{count} ads' } as const

/** Copy with the number of ad groups. */
export const groupsCounted = { one: '{count} ad group', other: '{count} ad groups' } as const
