import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the share dialog. */
export const words = defineMessages({
  title: 'Share this Pin',
  link: 'Link to the Pin',
  copy: 'Copy link',
  copied: 'Link copied',
  copyByHand: "We couldn't copy the link. Press Ctrl+C or ⌘C to copy it.",
  others: 'Share with an app',
})
