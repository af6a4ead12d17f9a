import { uploadImage } from '@tessera/contracts/calls/media'
import { confirmationRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect, useReducer, useRef } from 'react'
import { words } from '../words.ts'
import { fileFault, sizeFault } from './check-picture.ts'
import { next, openBuilder } from './flow.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'
import { publishPin } from './publish.ts'

async function faultOf(file: File): Promise<string | undefined> {
  const fault = fileFault(file)
  if (fault !== undefined) return fault
  try {
    const picture = await createImageBitmap(file)
    const found = sizeFault(picture)
    picture.close()
    return found
  } catch {
    return words.unreadable()
  }
}

/** Joins the page's pure flow to the outside: the file, the calls, what is kept. */
export function useBuilder() {
  const shell = useShell()
  const userId = useViewer()?.id ?? ''
  const [state, send] = useReducer(next, undefined, () =>
    openBuilder(readDraft(sessionStorage, userId)),
  )
  const onPage = useRef(true)
  const chosen = useRef<File | null>(null)
  const { draft, picture, publishing } = state
  const preview = 'preview' in picture ? picture.preview : undefined

  useEffect(() => keepDraft(sessionStorage, userId, draft), [userId, draft])
  useEffect(() => {
    onPage.current = true
    return () => {
      onPage.current = false
    }
  }, [])
  useEffect(() => {
    if (preview !== undefined) return () => URL.revokeObjectURL(preview)
  }, [preview])

  async function upload(file: File): Promise<void> {
    const sent = await shell.client.call(uploadImage, {}, { file })
    // Another picture may have been chosen while this one was on its way.
    if (chosen.current !== file) return
    if (sent.ok) send({ type: 'picture-sent', mediaId: sent.data.id })
    else send({ type: 'picture-not-sent', fault: sent.error.message })
  }

  async function choose(file: File): Promise<void> {
    chosen.current = file
    send({ type: 'picture-chosen' })
    const fault = await faultOf(file)
    if (chosen.current !== file) return
    if (fault !== undefined) return send({ type: 'picture-refused', fault })
    send({ type: 'picture-shown', preview: URL.createObjectURL(file) })
    await upload(file)
  }

  function sendAgain(): void {
    if (chosen.current === null) return
    send({ type: 'picture-sent-again' })
    void upload(chosen.current)
  }

  function remove(): void {
    chosen.current = null
    send({ type: 'picture-removed' })
  }

  const mediaId = picture.phase === 'ready' ? picture.mediaId : undefined
  useEffect(() => {
    if (!publishing || mediaId === undefined) return
    void publishPin(draft, mediaId, shell, send).then((pin) => {
      if (pin === undefined) return
      forgetDraft(sessionStorage, userId)
      const to = paths.pin.to({ pinId: pin.id })
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
        link: { label: words.seePin(), to },
      })
    })
    // Only the press publishes; what is written meanwhile does not publish again.
  }, [publishing])

  return { state, send, choose, sendAgain, remove }
}

export type BuilderPage = ReturnType<typeof useBuilder>
