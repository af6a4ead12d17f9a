import { bind, type Command, type Draft, defineCommand } from '@tessera/cache'
import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import { hidePin, showPin } from '@tessera/contracts/calls/pins'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins } from '@tessera/contracts/calls/search'
import { defineMessages } from '@tessera/contracts/messages'

const words = defineMessages({ hidden: 'Pin hidden' })

/** The lists that the service keeps hidden pins out of; boards show what is on them. */
const ideas = [homeFeed, topicFeed, relatedPins, searchPins, moreIdeas]

interface OfPin {
  readonly pin_id: string
}

/** Takes a pin out of the lists of ideas. */
export function hideFromIdeas(draft: Draft, pinId: string): void {
  draft.patch('pin', pinId, { hidden_by_me: true })
  draft.lists({ of: ideas, type: 'pin', remove: [pinId] })
}

/** Puts a pin back into the lists of ideas. */
export function showInIdeas(draft: Draft, pinId: string): void {
  draft.patch('pin', pinId, { hidden_by_me: false })
  draft.lists({ of: ideas, type: 'pin', restore: [pinId] })
}

/** Keeps a pin out of the viewer's lists; it can be had back from the toast. */
export const hide: Command<OfPin, null> = defineCommand(hidePin, {
  name: 'hide-pin',
  show: ({ pin_id }: OfPin, draft: Draft) => hideFromIdeas(draft, pin_id),
  undo: (_, input) => bind(unhide, input),
  say: { atOnce: () => words.hidden() },
})

/** Puts a hidden pin back where it stood. */
export const unhide: Command<OfPin, null> = defineCommand(showPin, {
  name: 'unhide-pin',
  show: ({ pin_id }: OfPin, draft: Draft) => showInIdeas(draft, pin_id),
})
