import { defineMessages } from '@tessera/contracts/messages'

/** Every text of the business's own pages. */
export const words = defineMessages({
  page: 'Business',
  counts: 'Your Pins and how people save them',
  pins: 'Pins',
  productPins: 'Product pins',
  boards: 'Boards',
  followers: 'Followers',
  saves: 'Saves',
  savers: 'People who saved',

  savesByDay: 'Saves by day',
  savesLead: '{saves} by other people in {days} days. Best day: {day}, with {best}.',
  savesNone: 'No one saved your Pins in the last {days} days.',
  savesOn: '{saves} on {day}',
  asTable: 'Show as a table',
  day: 'Day',

  topPins: 'Most saved pins',
  pin: 'Pin',
  board: 'Board',
  untitled: 'Untitled pin',
  noBoard: 'None',
  topNone: 'No one has saved your Pins yet.',
  noPins: 'You have no Pins yet. The Pins you create appear here when people save them.',
  createPin: 'Create a pin',

  loading: 'Loading your overview',
  failed: "We couldn't load your overview",
  businessTitle: 'For business accounts',
  businessNeeded: 'Switch to a business account to see how people save your Pins.',
  backHome: 'Go to home page',
  anotherTitle: 'Not your business',
  another: 'You can only see the overview of your own business.',
  toOwn: 'See yours',
})

/** Saves with their number, in the form of the word that goes with it. */
export const savesCounted = { one: '{count} save', other: '{count} saves' } as const
