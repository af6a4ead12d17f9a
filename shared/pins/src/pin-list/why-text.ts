import type { PinWhy } from '@tessera/contracts/entities/pin'
import { defineMessages } from '@tessera/contracts/messages'
import { topics } from '@tessera/contracts/topics'

const words = defineMessages({
  person: 'Because you follow {name}',
  followedBoard: 'Because you follow “{name}”',
  saved: 'Because you saved to {name}',
  opened: 'Because you looked at similar Pins',
  topic: 'Because you like {name}',
  search: 'Because you searched for “{name}”',
  more: 'Because you asked for more of this',
  popular: 'Because many people save it',
  fresh: "Because it's new",
  find: 'Something different for a change',
})

/** The pin's own names, which some reasons are told by. */
interface Names {
  readonly person: string
  readonly board: string
}

/** Says in a sentence why a pin is in the viewer's home feed. */
export function whyText({ source, name = '' }: PinWhy, { person, board }: Names): string {
  if (source === 'person') return words.person({ name: person })
  if (source === 'followed-board') return words.followedBoard({ name: board })
  if (source === 'topic')
    return words.topic({ name: topics.find(({ id }) => id === name)?.name ?? name })
  return words[source]({ name })
}
