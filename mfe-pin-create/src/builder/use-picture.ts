import { uploadImage } from '@tessera/contracts/calls/media'
import { outsidePictureUrl, registerImage } from '@tessera/contracts/calls/outside-pages'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { useShell } from '@tessera/module/react'
import { useEffect, useRef } from 'react'
import { words } from '../words.ts'
import { fileFault, sizeFault } from './check-picture.ts'
import type { BuilderEvent, Picture } from './flow.ts'

/** A picture of the person's own device, or the address of one on another site. */
type Chosen = File | string

/** What a page of another site did is said in other words where it is a picture that did not come. */
const textOf = ({ code, message }: CallError): string =>
  code.startsWith('outside-') ? words.notGiven() : message

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

/** Brings a picture to the service, from here or from another site, and tells the page how far it is. */
export function usePicture(picture: Picture, send: (event: BuilderEvent) => void) {
  const { client } = useShell()
  const chosen = useRef<Chosen | null>(null)
  const preview = 'preview' in picture ? picture.preview : undefined
  useEffect(() => {
    if (preview?.startsWith('blob:')) return () => URL.revokeObjectURL(preview)
  }, [preview])

  async function keep(what: Chosen): Promise<void> {
    const sent =
      typeof what === 'string'
        ? await client.call(registerImage, { image_url: what })
        : await client.call(uploadImage, {}, { file: what })
    // Another picture may have been chosen while this one was on its way.
    if (chosen.current !== what) return
    if (!sent.ok) return send({ type: 'picture-not-sent', fault: textOf(sent.error) })
    const mediaId = 'id' in sent.data ? sent.data.id : sent.data.media_upload_id
    if (mediaId === null) send({ type: 'picture-not-sent', fault: words.pictureWait() })
    else send({ type: 'picture-sent', mediaId })
  }

  async function choose(file: File): Promise<void> {
    chosen.current = file
    send({ type: 'picture-chosen' })
    const fault = await faultOf(file)
    if (chosen.current !== file) return
    if (fault !== undefined) return send({ type: 'picture-refused', fault })
    send({ type: 'picture-shown', preview: URL.createObjectURL(file) })
    await keep(file)
  }

  function bring(address: string): void {
    chosen.current = address
    send({ type: 'picture-shown', preview: outsidePictureUrl(address) })
    void keep(address)
  }

  function sendAgain(): void {
    if (chosen.current === null) return
    send({ type: 'picture-sent-again' })
    void keep(chosen.current)
  }

  function remove(): void {
    chosen.current = null
    send({ type: 'picture-removed' })
  }

  return { choose, bring, sendAgain, remove }
}
