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

/** Initial values of the builder for a pin from another site. */
export interface Beginning {
  /** Identifies the page that is pinned, which has its own draft. */
  readonly place: string
  readonly draft: Pick<Draft, 'description' | 'link'>
  readonly origin: Origin
  /** Runs after publishing. Returns false when the board should open as usual. */
  readonly onPublished: (pin: Pin) => boolean
}

const uploaded: Origin = { method: 'uploaded' }

/** Returns what to do after publishing: open the board with the pin's confirmation over it. */
function useAfterPublishing(beginning: Beginning | undefined) {
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
    // Replaces the builder in the history, so that Back does not lead to an empty form.
    if (onPage.current && pin.board !== null) {
      shell.navigate(pin.board.url, { replace: true })
      shell.bus.emit(confirmationRequested, { pinId: pin.id, board: pin.board })
      return
    }
    // Somebody who left the page stays where they are; the toast links to the pin.
    shell.toast({
      text: words.published({ board: pin.board?.name ?? '' }),
      tone: 'good',
      picture: pin.images['236x'].url,
      link: { label: words.seePin(), to: paths.pin.to({ pinId: pin.id }) },
    })
  }
}

/** Runs the page's flow: uploads the picture, keeps the draft, publishes the pin. */
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
  const onDone = useAfterPublishing(beginning)
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
      onDone(pin)
    })
    // Runs once per press: text that is typed meanwhile does not publish again.
  }, [publishing])

  return { state, send, ...pictureActs }
}

export type BuilderPage = ReturnType<typeof useBuilder>
