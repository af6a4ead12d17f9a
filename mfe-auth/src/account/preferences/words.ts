import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the settings of appearance, language and country. */
export const words = defineMessages({
  appearance: 'Appearance',
  appearanceLead: 'How {brand} looks in this browser.',
  theme: 'Theme',
  system: 'System',
  systemHint: 'System follows your device.',
  light: 'Light',
  dark: 'Dark',
  motion: 'Motion',
  motionWhy:
    "{brand} follows your device. If it asks for less motion, nothing moves here that doesn't have to.",
  motionLess: 'Your device asks for less motion.',
  motionFull: 'Your device allows motion.',
  languageTitle: 'Language and country',
  languageLead: 'Choose your language and country.',
  language: 'Language',
  languageHint: 'The page reloads in the language you choose.',
  browserLanguage: "Your browser's language",
  country: 'Country',
  countryHint: 'For phone numbers and websites that help near you.',
  noCountry: 'Not set',
  countrySaved: 'Country saved',
  loading: 'Loading your settings',
  failed: "We couldn't load your settings",
})
