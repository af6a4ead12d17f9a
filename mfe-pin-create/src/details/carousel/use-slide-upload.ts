import { uploadImage } from '@tessera/contracts/calls/media'
import { useShell } from '@tessera/module/react'
import { useRef, useState } from 'react'
import { fileFault } from '../../pictures/upload/check-picture.ts'
import { added, roomFor, type Slide } from './slides.ts'

/** Uploads further pictures one after the other, and adds them in their order. */
export function useSlideUpload(slides: readonly Slide[], onChange: (slides: Slide[]) => void) {
  const { client } = useShell()
  const latest = useRef(slides)
  latest.current = slides
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function uploadOne(file: File): Promise<string | undefined> {
    const refused = fileFault(file)
    if (refused !== undefined) return refused
    const sent = await client.call(uploadImage, {}, { file })
    if (!sent.ok) return sent.error.message
    const { id: mediaId, images } = sent.data
    const { width, height } = images.orig
    const picture = { mediaId, preview: images['474x'].url, size: { width, height } }
    latest.current = added(latest.current, picture)
    onChange([...latest.current])
    return undefined
  }

  async function upload(files: readonly File[]): Promise<void> {
    setBusy(true)
    setFault(undefined)
    for (const file of files.slice(0, roomFor(latest.current))) setFault(await uploadOne(file))
    setBusy(false)
  }
  return { busy, fault, upload }
}
