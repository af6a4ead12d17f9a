import { defineMessages } from '@tessera/contracts/messages'

/** What sharing says. */
export const words = defineMessages({
  title: 'Share this Pin',
  link: 'Link to the Pin',
  copy: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'Your browser keeps pages from copying. Press Ctrl or Cmd with C to copy the link.',
  others: 'Share with an app',
})
