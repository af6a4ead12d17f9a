import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the area's frame, and those that several pages share. */
export const frameWords = defineMessages({
  title: 'Administration',
  sections: 'Administration',
  start: 'Start',
  peopleGroup: 'People and content',
  houseGroup: 'This product',
  overview: 'Overview',
  people: 'People',
  reports: 'Reports',
  decisions: 'Decisions',
  content: 'Content',
  lists: 'Lists',
  ads: 'Ads',
  signUps: 'Sign-ups',
  roles: 'Roles',
  texts: 'Texts',
  notices: 'Notices',
  retention: 'Retention',
  storage: 'Storage',
  jobs: 'Jobs',
  mail: 'Mail',
  log: 'Log',
  loading: 'Loading',
  failed: "We couldn't load this page",
  missingTitle: "We can't find this page",
  missing: 'The address may be mistyped, or the page may have moved.',
  home: 'Go to home page',
  notForRoleTitle: "Your role doesn't include this page",
  notForRole: 'Ask an owner or administrator if you need it.',
  factorTitle: 'Turn on a second factor',
  factorWhy:
    'Your role works once you log in with a second factor: an authenticator app, a phone or a passkey. Turn one on, then log in again with it.',
  factorDo: 'Open security settings',
  cancel: 'Cancel',
  toOverview: 'Back to overview',
})

/** Names of roles, and what they may do. */
export const roleWords = defineMessages({
  owner: 'Owner',
  administrator: 'Administrator',
  moderator: 'Moderator',
  support: 'Support',
  auditor: 'Auditor',
  ownerMay: 'Does everything, and makes other owners.',
  administratorMay: 'Does everything, except with owners and administrators.',
  moderatorMay: 'Decides reports, and limits or suspends people.',
  supportMay: 'Helps people with their accounts, and invites.',
  auditorMay: 'Reads everything, and changes nothing.',
})

/** Names of the states of an account. */
export const stateWords = defineMessages({
  active: 'Active',
  paused: 'Paused',
  closing: 'Being deleted',
  waiting: 'Waiting for approval',
  suspended: 'Suspended',
  locked: 'Locked',
  limited: 'Limited',
})
