import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the report dialog. */
export const words = defineMessages({
  title: 'Report this Pin',
  lead: "What's wrong with this Pin? Your report is anonymous.",
  reasons: 'Reason',
  send: 'Report',
  thanks: 'Thank you',
  thanksWhy: "We'll review this Pin. You can also hide it from your feed.",
  hide: 'Hide this Pin',
  hidden: 'Pin hidden',
  block: 'Block {name}',
  blockWhy: "You'll stop following each other and won't see each other's Pins.",
  blocked: '{name} blocked',
  done: 'Done',
})
