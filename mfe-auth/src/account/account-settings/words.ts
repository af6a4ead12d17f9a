import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the account page. */
export const words = defineMessages({
  page: 'Account',
  lead: 'Your email and your data, and how to take a break or leave.',
  loading: 'Loading',
  failed: "We couldn't load this",
  cancel: 'Cancel',

  pauseTitle: 'Take a break',
  pauseWhy: 'Nothing is deleted. You come back by logging in.',
  pauseDo: 'Pause account',
  pauseAsk: 'Pause your account?',
  pauseWhat: 'Nobody sees your profile, boards and Pins until you log in again.',
  paused: 'Your account is paused. Log in to come back.',

  closeTitle: 'Delete account',
  closeWhy: 'For good, after {days} days in which you can change your mind.',
  closeDo: 'Delete account',
  closeAsk: 'Delete your account?',
  closeWhat: "Here's what happens:",
  closeNow: 'Your profile, boards, Pins and comments are hidden at once.',
  closeLater:
    "On {day} they're deleted for good, with your pictures. Boards that you share with others go too.",
  closeCopies: 'Copies that others saved of your Pins stay, without your name.',
  closeBack: 'Until then, log in to keep your account.',
  closed: 'Your account is closed. Log in by {day} to keep it.',
  password: 'Password',
  passwordMissing: "You missed a spot! Don't forget to add your password.",
  stale: 'You logged in a while ago. Log out and back in first.',
})
