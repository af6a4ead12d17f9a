import type { Pin } from '@tessera/contracts/entities/pin'
import { confirmationRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { words } from '../words.ts'
import { type Draft, emptyDraft } from './flow.ts'
import { takeFormerDraft } from './kept/former-draft.ts'
import { keptPins } from './kept/shelf-of-tab.ts'
import { isSame, openDraft, usePage } from './open-draft.ts'
import type { Origin } from './run-builder.ts'

export type { BuilderPage } from './open-draft.ts'

/** Initial values of a pin that is made from another site's page. */
export interface Beginning {
  /** Identifies its draft among those that are kept. */
  readonly place: string
  readonly draft: Partial<Draft>
  readonly origin: Origin
  /** Leaves the page as it is after publishing, instead of opening the board. */
  readonly stays: boolean
}

/** Keeps the draft while the tab is open. */
function useKeptDraft({ place, draft }: Beginning) {
  const viewerId = useViewer()?.id
  const kept = keptPins(viewerId)
  const fresh = { ...emptyDraft, ...draft }
  const keep = (draft: Draft) => (isSame(draft, fresh) ? kept.drop(place) : kept.keep(place, draft))
  const [found] = useState(() => {
    const former = takeFormerDraft([viewerId, place])
    if (kept.get(place) === undefined) keep({ ...fresh, ...former })
    return kept.get(place)
  })
  return { opening: found ?? fresh, keep, drop: () => kept.drop(place) }
}

/** Returns what follows a published pin: its board with the pin's confirmation over it, or a toast. */
export function useAfterPublishing() {
  const { navigate, bus, toast } = useShell()
  const say = ({ id, board, images }: Pin) =>
    toast({
      text: words.published({ board: board?.name ?? '' }),
      tone: 'good',
      picture: images['236x'].url,
      link: { label: words.seePin(), to: paths.pin.to({ pinId: id }) },
    })
  const open = (pin: Pin) => {
    const { id, board } = pin
    if (board === null) return say(pin)
    // Replaces the builder in the history, so that Back does not lead to an empty form.
    navigate(board.url, { replace: true })
    bus.emit(confirmationRequested, { pinId: id, board })
  }
  return { open, say }
}

/** Runs the flows of one new pin: uploads its picture, keeps its draft, publishes it. */
export function useBuilder(beginning: Beginning) {
  const shell = useShell()
  const { opening, keep, drop } = useKeptDraft(beginning)
  const { open, say } = useAfterPublishing()
  const [draft] = useState(() =>
    openDraft(
      {
        shell,
        onPublished: (pin, hasLeft) => {
          drop()
          // Somebody who left the page stays where they are; the toast links to the pin.
          if (hasLeft) say(pin)
          else if (!beginning.stays) open(pin)
        },
      },
      { opening, picture: {}, origin: beginning.origin },
    ),
  )
  useEffect(() => draft.stop, [draft])
  const page = usePage(draft)
  const { kind, draft: text } = page.state
  useEffect(() => {
    if (kind !== 'published') keep(text)
  }, [kind, text])
  return page
}
