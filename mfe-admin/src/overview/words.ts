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
  jobs: 'Jobs that failed',
  mail: 'Emails that failed',
  more: '{count} or more',
  grows: 'Storage',
  growsSee: 'Open storage',
  growsNever: 'Nothing was measured yet.',
  stored: '{size} stored',
  grown: '{size} in 7 days',
  role: 'Your role',
  signUps: 'Sign-ups',
  signUpsDo: 'Change',
  signUpsSee: 'Look',
  log: 'Latest acts',
  logAll: 'Open log',
  noLog: 'No one has done anything yet.',
})
