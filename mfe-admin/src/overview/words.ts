import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the overview. */
export const overviewWords = defineMessages({
  title: 'Administration',
  waits: 'What waits',
  nothing: 'Nothing waits for you.',
  reports: 'Reports',
  appeals: 'Appeals',
  ads: 'Ads to decide',
  accounts: 'Accounts to approve',
  lists: 'Fetched lists that fail or wait',
  more: '{count} or more',
  role: 'Your role',
  signUps: 'Sign-ups',
  signUpsDo: 'Change',
  signUpsSee: 'Look',
  log: 'Latest acts',
  logAll: 'Open log',
  noLog: 'No one has done anything yet.',
})
