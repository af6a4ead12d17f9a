import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the page on which campaigns are run one by one. */
export const modeWords = defineMessages({
  show: 'Show',
  all: 'All',
  active: 'Running',
  paused: 'Paused',
  archived: 'Ended',
  none: 'No campaigns here.',
  noneAtAll: 'You have no campaigns yet. Create one to show your Pins to more people.',
  running: 'Running',
  ended: 'Ended',
  budget: 'Daily budget',
  budgetOf: 'Change the daily budget of {name}',
  days: 'Days',
  daysOf: 'Change the last day of {name}',
  change: 'Change',
  from: 'Since {from}',
  until: '{from} to {to}',
  newBudget: 'New daily budget in {currency}',
  newLastDay: 'New last day',
  save: 'Save',
  cancel: 'Cancel',
  waiting: '{ads} wait for a check',
  rejected: '{ads} rejected',
  create: 'Create campaign',
  savedNow: 'Saved now: {value}. Save again to replace it.',
})
