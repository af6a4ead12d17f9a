import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the button that copies. */
export const words = defineMessages({
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: "We couldn't copy it. Select the text and copy it yourself.",
})
