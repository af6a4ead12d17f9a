import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the settings' frame. */
export const words = defineMessages({ title: 'Settings' })
