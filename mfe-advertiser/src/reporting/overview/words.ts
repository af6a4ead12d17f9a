import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the business pages. */
export const words = defineMessages({
  page: 'Business',
  counts: 'Your Pins and how people save them',
  pins: 'Pins',
  productPins: 'Product Pins',
  boards: 'Boards',
  followers: 'Followers',
  saves: 'Saves',
  savers: 'People who saved',

  savesByDay: 'Saves by day',
  savesLead: '{saves} by other people in {days} days. Best day: {day}, with {best}.',
  savesNone: 'No one saved your Pins in the last {days} days.',
  savesOn: '{saves} on {day}',
  savesToday: '{saves} so far today',
  withBefore: '{text}, {before} on {day}',
  period: 'Period',
  days: '{days} days',
  today: 'Today',
  periodBefore: '{days} days before',
  moreThanBefore: '{change} more than in the {days} days before ({saves}).',
  fewerThanBefore: '{change} fewer than in the {days} days before ({saves}).',
  sameAsBefore: 'As many as in the {days} days before.',
  onlyBefore: 'In the {days} days before: {saves}.',

  topPins: 'Most saved Pins',
  pin: 'Pin',
  board: 'Board',
  untitled: 'Untitled Pin',
  noBoard: 'None',
  topNone: 'No one has saved your Pins yet.',
  noPins: 'You have no Pins yet. The Pins you create appear here when people save them.',
  createPin: 'Create a Pin',

  loading: 'Loading your overview',
  failed: "We couldn't load your overview",
})

/** Copy with the number of saves. */
export const savesCounted = { one: '{count} save', other: '{count} saves' } as const
