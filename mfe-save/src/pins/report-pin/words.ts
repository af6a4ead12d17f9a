import { defineMessages } from '@tessera/contracts/messages'

/** What reporting says. */
export const words = defineMessages({
  title: 'Report this Pin',
  lead: 'What is wrong with it? Whose Pin it is does not hear who said so.',
  reasons: 'What is wrong',
  send: 'Report',
  thanks: 'Thank you',
  thanksWhy: 'Somebody looks at it. You can also keep it away from yourself.',
  hide: 'Hide this Pin',
  hidden: 'Pin hidden',
  block: 'Block {name}',
  blockWhy: 'You do not follow each other any more, and see nothing of each other.',
  blocked: '{name} is blocked',
  done: 'Done',
})
