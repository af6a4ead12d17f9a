import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the account switcher. */
export const words = defineMessages({
  accounts: 'Accounts on this device',
  yourAccounts: 'Your accounts',
  inUse: 'In use',
  needsPassword: 'Enter password to switch',
  add: 'Add account',
  full: 'You can use {count} accounts here. Remove one to add another.',
  manage: 'Manage accounts',
  switchTo: 'Switch to {name}',
  remove: 'Remove',
  removeOf: 'Remove {name} from this device',
  removeDo: 'Remove {name} from this device?',
  removeWhy: "You'll be logged out of it here. Log in again to use it.",
  removed: '{name} was removed from this device.',
  cancel: 'Cancel',
  logOut: 'Log out',
  continueAs: "You'll continue as {name}",
  logOutAll: 'Log out of all accounts',
  loggedOut: "You've logged out.",
  loggedOutNow: "You've logged out. Now using {name}.",
  loggedOutAll: "You've logged out of all accounts.",
  nowUsing: 'Now using {name}.',
  unsavedDo: 'Switch to {name}?',
  unsavedWhy:
    "This page has changes that aren't saved. Drafts stay in this tab until you switch back; anything else you typed is lost.",
  switchDo: 'Switch',
  overtakenDo: "You're using {name} now",
  overtakenWhy:
    "You switched accounts in another tab. This tab has changes as {before} that aren't saved.",
  goOnAs: 'Continue as {name}',
  backTo: 'Switch back to {name}',
})
