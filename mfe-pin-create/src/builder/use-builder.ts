import type { Pin } from '@tessera/contracts/entities/pin'
import { confirmationRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect, useReducer, useRef } from 'react'
import { words } from '../words.ts'
import { type Draft, emptyDraft, next, openBuilder } from './flow.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'
import { type Origin, publishPin } from './publish.ts'
import { usePicture } from './use-picture.ts'

/** What a builder begins with when something came along from elsewhere. */
export interface Beginning {
  /** Names what came along: its words are kept apart from those of other pins. */
  readonly place: string
  readonly draft: Pick<Draft, 'description' | 'link'>
  readonly origin: Origin
  /** Does what follows, in place of going to the board; false leaves that as it is. */
  readonly onPublished: (pin: Pin) => boolean
}

const uploaded: Origin = { method: 'uploaded' }

/** What follows when a pin is there: its board, for whoever is still on the page, with the pin shown over it. */
function useAfterwards(beginning: Beginning | undefined) {
  const shell = useShell()
  const onPage = useRef(true)
  useEffect(() => {
    onPage.current = true
    return () => {
      onPage.current = false
    }
  }, [])
  return (pin: Pin) => {
    if (onPage.current && beginning?.onPublished(pin)) return
    // In place of the builder: the way back leads past it, not to a form that is done.
    if (onPage.current && pin.board !== null) {
      shell.navigate(pin.board.url, { replace: true })
      shell.bus.emit(confirmationRequested, { pinId: pin.id, board: pin.board })
      return
    }
    // Whoever has gone elsewhere meanwhile stays there; the toast leads to the pin.
    shell.toast({
      text: words.published({ board: pin.board?.name ?? '' }),
      tone: 'good',
      picture: pin.images['236x'].url,
      link: { label: words.seePin(), to: paths.pin.to({ pinId: pin.id }) },
    })
  }
}

/** Joins the page's pure flow to the outside: the picture, the calls, what is kept. */
export function useBuilder(beginning?: Beginning) {
  const shell = useShell()
  const userId = useViewer()?.id ?? ''
  const owner = beginning === undefined ? userId : `${userId}.${beginning.place}`
  const [state, send] = useReducer(next, undefined, () =>
    openBuilder(
      readDraft(sessionStorage, owner, { ...emptyDraft, ...beginning?.draft }),
      beginning !== undefined,
    ),
  )
  const { draft, picture, publishing } = state
  const pictureActs = usePicture(picture, send)
  const goOn = useAfterwards(beginning)
  const published = useRef(false)

  useEffect(() => {
    if (!published.current) keepDraft(sessionStorage, owner, draft)
  }, [owner, draft])

  const mediaId = picture.phase === 'ready' ? picture.mediaId : undefined
  useEffect(() => {
    if (!publishing || mediaId === undefined) return
    const origin = beginning?.origin ?? uploaded
    void publishPin(draft, { mediaId, origin }, shell, send).then((pin) => {
      if (pin === undefined) return
      published.current = true
      forgetDraft(sessionStorage, owner)
      goOn(pin)
    })
    // Only the press publishes; what is written meanwhile does not publish again.
  }, [publishing])

  return { state, send, ...pictureActs }
}

export type BuilderPage = ReturnType<typeof useBuilder>
