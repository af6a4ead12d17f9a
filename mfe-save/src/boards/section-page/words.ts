import { defineMessages } from '@tessera/contracts/messages'

/** Texts of a section's page. */
export const words = defineMessages({
  pins: 'Pins in {section}',
  pinsFailed: "We couldn't load these Pins",
  moreIdeas: 'More ideas for this section',
  gone: 'This section no longer exists',
  share: 'Share section',
  emptyOwn: 'Add Pins to this section',
  emptyOwnWhy: 'Select Pins on the board and move them here, or drag them onto this section.',
  empty: 'Nothing here yet',
  emptyWhy: "{owner} hasn't added anything to this section yet.",
  search: 'Search this section',
  foundNone: 'No Pins in this section match “{query}”',
  foundNoneWhy: 'Try another word or show all Pins.',
  toBoard: 'Open {board}',
})
