import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the panel with the email address. */
export const words = defineMessages({
  title: 'Email',
  why: 'We write to this address, and you log in with it.',
  now: 'Your email is {email}.',
  unverified: "It isn't confirmed yet.",
  pending: 'Open the email that we sent to {email} to confirm it. Until then, nothing changes.',
  bounced:
    "Emails to this address come back to us, so we've stopped sending them. Confirm the address again, or change it.",
  complained:
    'One of our emails was marked as spam, so you only get emails about your account. Notifications and invitations are stopped.',
  confirm: 'Send a link to confirm it',
  resume: 'Send me all emails again',
  resumed: 'You get all emails again.',
  fresh: 'New email',
  password: 'Current password',
  change: 'Change email',
  sent: 'We sent an email to {email}. Confirm the new address there.',
  missing: "You missed a spot! Don't forget to add your email.",
  stale: 'You logged in a while ago. Log out and back in first.',
  loading: 'Loading',
  failed: "We couldn't load this",
})
