import { defineMessages } from '@tessera/contracts/messages'

/** The names of the themes. */
export const themeWords = defineMessages({ system: 'System', light: 'Light', dark: 'Dark' })

/** The themes in the order in which they are offered. */
export const themeNames = ['system', 'light', 'dark'] as const
