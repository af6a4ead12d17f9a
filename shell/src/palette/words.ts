import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the command palette. */
export const words = defineMessages({
  title: 'Command palette',
  placeholder: 'Type a command, a page or a board',
  commands: 'Commands',
  nothing: 'No command matches. Press Enter to search for ideas.',
  searchFor: 'Search for “{query}”',
  searchPeople: 'Search people for “{query}”',
  recent: 'Recent searches',
  create: 'Create',
  go: 'Go to',
  boards: 'Your boards',
  appearance: 'Appearance',
  language: 'Language',
  account: 'Account',
  help: 'Help',
  search: 'Search',
  themeIs: 'Appearance: {name}',
  themeAlso: 'theme colors dark mode night',
  languageIs: 'Language: {name}',
  logIn: 'Log in',
  logInAlso: 'sign in',
  signUp: 'Sign up',
  signUpAlso: 'register join new account',
  settings: 'Settings',
  settingsAlso: 'preferences options',
  yourProfile: 'Your profile',
  shortcuts: 'Keyboard shortcuts',
  shortcutsAlso: 'keys hotkeys',
  modules: 'Modules',
  partFailed: 'Some commands are missing, because a part of the page could not load.',
})

/** Copy with a number. */
export const counted = {
  found: { one: '{count} command.', other: '{count} commands.' },
} as const
