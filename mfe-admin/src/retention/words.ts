import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the page of retention. */
export const retentionWords = defineMessages({
  title: 'How long data is kept',
  lead: 'Jobs delete these after their days. The privacy page shows the days too.',
  outbox: 'Emails and text messages without a server',
  suppressions: 'Email addresses that emails came back from',
  'suspended-sessions': 'Sessions that a suspension ended',
  invites: 'Invite links, after their end',
  notifications: 'Notifications of members',
  errors: 'Reports of errors',
  vitals: 'Counts of how fast pages are',
  notices: 'Notices to all, after their end',
  line: '{days} days · {least} to {most}, usually {usual}',
  change: 'Change',
  changeOf: 'Change days: {name}',
  days: 'Days',
  daysHint: 'From {least} to {most}. Fewer days delete older rows at the next run.',
  save: 'Save',
  saveSays: 'What is older is deleted for good, and can be restored from a backup only.',
  saved: 'Changes saved',
  readOnly: 'Owners and administrators change this.',
})
