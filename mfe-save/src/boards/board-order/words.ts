import { defineMessages } from '@tessera/contracts/messages'

/** Copy for a new order that could not be saved. */
export const words = defineMessages({ again: 'Try again' })
