import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the page behind the link that makes the first owner. */
export const words = defineMessages({
  title: 'Become the owner of {brand}',
  why: 'The owner decides who may sign up, looks after people and content, and gives others a role. This link makes {email} the first owner.',
  become: 'Become owner',
  working: 'One moment',
  logInTitle: 'Log in to become the owner',
  logInWhy: 'Log in or sign up with the account that will own {brand}.',
  logIn: 'Log in',
  goneTitle: 'This link no longer works',
  goneWhy:
    '{brand} has an owner, or the link is incomplete. An owner can give you a role; the operator can with the command “tessera owner”.',
  home: 'Go to home page',
  failed: "We couldn't make you the owner",
  doneTitle: "You're the owner",
  doneFactor:
    'Turn on a second factor now, if you have none: your role works once you log in with it.',
  security: 'Open security settings',
  area: 'Open administration',
})
