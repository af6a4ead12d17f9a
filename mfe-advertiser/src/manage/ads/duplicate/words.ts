import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the page that duplicates a campaign. */
export const copyWords = defineMessages({
  copyName: 'Copy of {name}',
  what: 'What is copied',
  whatHint: 'Ads and ad groups that have ended are left out unless you choose them.',
  stays:
    'Goal, budget, people, bids and keywords are copied as they are. You can change them in the draft.',
  check: 'Check the copy',
  preview: 'The copy, before it is created',
  create: 'Create draft',
  fits: 'Everything fits. The copy is a draft: nobody sees its ads until you publish it.',
  faults: 'This doesn’t fit anymore. Leave it out, or change it in the original.',
  endedNote: '{name} (ended)',
  group: 'Ad group',
  ad: 'Ad',
})
