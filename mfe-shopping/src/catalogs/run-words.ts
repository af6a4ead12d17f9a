import { defineMessages } from '@tessera/contracts/messages'

/** Copy of a run: its state, its numbers and why it ended. */
export const words = defineMessages({
  waiting: 'Waiting to be read',
  reading: 'Reading',
  retiring: 'Retiring products that are no longer listed',
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
  cancelledWhy:
    'Products that were already read are kept, and nothing was retired. Read it again to finish.',
  unreadable:
    "We couldn't read products from it. Check that it's a CSV, TSV or XML product feed, then read it again.",
  unreachable:
    "We couldn't load it. Check that its address opens in a browser without a log-in, then read it again.",
  tooLarge: "It's too large to be read. Split it into several sources.",
  mostlyGone:
    "More than half of your products weren't in it, so we kept them all. If they are really gone, read it again; otherwise check the feed first.",
  faulty:
    'Too many rows were refused, so we stopped. Fix the rows in the report, then read it again.',
  long: 'It has more products than one source can have. Split them into several sources.',
  cutOff:
    'It ends in the middle, so we left your products as they were. Export it once more, then read it again.',
  notClaimed:
    'You no longer own this website. Claim it again in your settings, then read it again.',
  fault:
    'Something went wrong on our end. Products that were already read are kept. Read it again.',
  newsDone:
    '{name} was read. New: {added}, changed: {changed}, retired: {retired}, refused: {refused}.',
  newsFailed: "{name} couldn't be read. {why}",
  newsCancelled: 'Reading {name} was canceled.',
})
