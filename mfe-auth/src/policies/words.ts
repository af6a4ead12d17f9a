import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the pages of the house's texts. */
export const policyWords = defineMessages({
  about: 'About us',
  rules: 'Rules',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  imprint: 'Imprint',
  contact: 'Contact',
  cookies: 'Cookies',
  changed: 'Last changed on {day}',
  loading: 'Loading',
  failed: "We couldn't load this text",
  missing: "We can't find this page",
  missingWhy: 'The address may be mistyped, or the page may have moved.',
  kept: 'How long we keep it',
  keptWhy: 'These are deleted after some days:',
  outbox: 'Emails and text messages where no mail server is set up: {days} days',
  suppressions: 'Email addresses that emails came back from: {days} days',
  suspendedSessions: 'Sessions that a suspension ended: {days} days',
  invites: 'Invite links, after their end: {days} days',
  notifications: 'Notifications: {days} days',
  errors: 'Reports of errors: {days} days',
  vitals: 'Counts of how fast pages are: {days} days',
  notices: 'Notices to all, after their end: {days} days',
})
