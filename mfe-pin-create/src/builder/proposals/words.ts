import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the proposals from the file and the page. */
export const words = defineMessages({
  ofFile: 'From the file: {text}',
  ofPage: 'From the page: {text}',
  take: 'Use',
  takeFor: 'Use for {field}: {text}',
  dismiss: 'Dismiss: {text}',
  taken: '{field} changed',
  undo: 'Undo',
})
