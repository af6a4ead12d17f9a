import { defineMessages } from '@tessera/contracts/messages'

/** Copy of a run: its state, its numbers and why it ended. */
export const words = defineMessages({
  waiting: 'Waiting to be read',
  reading: 'Reading',
  retiring: 'Retiring products that are gone',
  done: 'Read on {time}',
  failed: 'Failed on {time}',
  cancelled: 'Canceled on {time}',
  notRead: 'Not read yet',
  rows: 'Rows read',
  added: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  retired: 'Retired',
  refused: 'Refused',
  cancelledWhy: 'What was read before is kept, and nothing was retired. Read it again to finish.',
  unreadable:
    "We couldn't read products from it. Check that it's a CSV, TSV or XML product feed, then read it again.",
  unreachable:
    "We couldn't load it. Check that its address opens in a browser without a log-in, then read it again.",
  tooLarge: "It's too large to be read. Split it into several sources.",
  halfGone:
    "More than half of your products weren't in it, so none were retired. If they are gone for good, delete the source and add it again; otherwise check the feed and read it again.",
  notClaimed:
    "This website isn't yours any more. Claim it again in your settings, then read it again.",
  fault: 'Something went wrong on our end. What was read is kept. Read it again.',
  newsDone:
    '{name} was read. New: {added}, changed: {changed}, retired: {retired}, refused: {refused}.',
  newsFailed: "{name} couldn't be read. {why}",
  newsCancelled: 'Reading {name} was canceled.',
})
