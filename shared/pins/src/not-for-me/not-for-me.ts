import { bind, type Command, type Draft, defineCommand } from '@tessera/cache'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import {
  type FeedbackReason,
  getFeedTuner,
  notForMe as notForMeCall,
  undoNotForMe,
} from '@tessera/contracts/calls/feed-tuner'
import { relatedPins } from '@tessera/contracts/calls/related'
import { hideFromIdeas, showInIdeas } from '../tile/hide-pin.ts'
import { words } from './words.ts'

interface NotForMe {
  readonly pin_id: string
  readonly reason: FeedbackReason
  /** The pins that the list shows, of which the service says which leave it too. */
  readonly shown?: string[] | undefined
}

interface Undone {
  readonly pin_id: string
  readonly hidden: readonly string[]
}

/** The lists that a reason takes more out of than its pin. */
const tuned = [homeFeed, relatedPins]

const askAgain = (draft: Draft) => draft.lists({ of: [getFeedTuner], ask: 'now' })

/** Says what a reason changed. */
function effectOf({ about }: OutputOf<typeof notForMeCall>, reason: FeedbackReason): string {
  if (about === null) return words.doneSeen()
  if (reason === 'person') return words.donePerson({ about })
  return reason === 'board' ? words.doneBoard({ about }) : words.doneTaste({ about })
}

/** Hides a pin with a reason, and what else the reason keeps out of the list; undo brings all of it back. */
export const notForMe: Command<NotForMe, OutputOf<typeof notForMeCall>> = defineCommand(
  notForMeCall,
  {
    name: 'not-for-me',
    key: ({ pin_id }) => pin_id,
    show: ({ pin_id }, draft) => hideFromIdeas(draft, pin_id),
    confirm({ hidden }, { pin_id }, draft) {
      hideFromIdeas(draft, pin_id)
      draft.lists({ of: tuned, type: 'pin', remove: [...hidden] })
      askAgain(draft)
    },
    undo: ({ hidden }, { pin_id }) => bind(undone, { pin_id, hidden }),
    say: { done: (answer, { reason }) => effectOf(answer, reason) },
  },
)

const undone: Command<Undone, null> = defineCommand(
  (client, { pin_id }: Undone) => client.call(undoNotForMe, { pin_id }),
  {
    name: 'undo-not-for-me',
    show({ pin_id, hidden }, draft) {
      showInIdeas(draft, pin_id)
      draft.lists({ of: tuned, type: 'pin', restore: [...hidden] })
    },
    confirm: (_, __, draft) => askAgain(draft),
  },
)
