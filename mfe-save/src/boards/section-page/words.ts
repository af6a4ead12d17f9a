import { defineMessages } from '@tessera/contracts/messages'

/** What a section's page says. */
export const words = defineMessages({
  pins: 'Pins in {section}',
  pinsFailed: 'These Pins could not be loaded',
  end: 'That is everything in this section.',
  gone: 'That section is not here any more',
  share: 'Share section',
  emptyOwn: 'Fill this section',
  emptyOwnWhy: 'Choose Pins on the board and move them here, or drag them onto its card.',
  empty: 'Nothing here yet',
  emptyWhy: '{owner} has not put anything into this section so far.',
  search: 'Search this section',
  foundNone: 'Nothing in this section has “{query}”',
  foundNoneWhy: 'Try another word, or look through the whole section.',
  toBoard: 'Open {board}',
})
