import { defineMessages } from '@tessera/contracts/messages'

/** Texts that the ways to log in share. */
export const words = defineMessages({
  ok: 'OK',
})
