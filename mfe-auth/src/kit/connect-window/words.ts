import { defineMessages } from '@tessera/contracts/messages'

/** Texts about the windows of providers. */
export const words = defineMessages({
  mustAuthorize: "Couldn't connect. You must authorize {brand}.",
  mustEnablePopups: 'You must enable popups!',
})
