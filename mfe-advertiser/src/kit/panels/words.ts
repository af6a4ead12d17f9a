import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the panels. */
export const panelWords = defineMessages({
  copy: 'Copy',
  copyOf: 'Copy: {what}',
  copied: 'Copied',
  copyFailed: "We couldn't copy. Select the text and copy it.",
  cancel: 'Cancel',
})
