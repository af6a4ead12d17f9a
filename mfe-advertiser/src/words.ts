import { defineMessages } from '@tessera/contracts/messages'

/** Every text of the business's own pages. */
export const words = defineMessages({
  page: 'Business',
  counts: 'What you have, and how people took it',
  pins: 'Pins',
  productPins: 'Product pins',
  boards: 'Boards',
  followers: 'Followers',
  saves: 'Saves',
  savers: 'People who saved',

  savesByDay: 'Saves by day',
  savesLead: '{saves} by other people in {days} days. The best day was {day}, with {best}.',
  savesNone: 'Nobody has saved one of your pins in the last {days} days.',
  savesOn: '{saves} on {day}',
  asTable: 'Show as a table',
  day: 'Day',

  topPins: 'Most saved pins',
  pin: 'Pin',
  board: 'Board',
  untitled: 'Untitled pin',
  noBoard: 'None',
  topNone: 'None of your pins has been saved by other people yet.',
  noPins: 'You have no pins yet. What you make shows up here as people save it.',
  createPin: 'Create a pin',

  loading: 'Loading your overview',
  failed: 'Your overview did not arrive',
  businessTitle: 'For business accounts',
  businessNeeded:
    'The overview counts what a business has and how people save it. Yours is a personal account.',
  backHome: 'Back to the home page',
  anotherTitle: 'Not your business',
  another: 'An overview is shown to its own business alone.',
  toOwn: 'See your own',
})

/** Saves with their number, in the form of the word that goes with it. */
export const savesCounted = { one: '{count} save', other: '{count} saves' } as const
