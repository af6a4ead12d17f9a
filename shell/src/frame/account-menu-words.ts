import { defineMessages } from '@tessera/contracts/messages'

/** What the account menu says; a page loads it when the menu opens. */
export const menuWords = defineMessages({
  logOut: 'Log out',
  loggedOut: "You've logged out.",
  profile: 'Your profile',
  security: 'Security',
  trash: 'Trash',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
})
