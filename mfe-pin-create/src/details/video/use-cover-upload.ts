import { uploadImage } from '@tessera/contracts/calls/media'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { fileFault } from '../../pictures/upload/check-picture.ts'
import { words } from '../../pictures/video/words.ts'
import type { Cover } from './cover.ts'

/** Uploads a picture as the cover of a video. */
export function useCoverUpload(of: string, onCover: (cover: Cover) => void) {
  const { client } = useShell()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function send(file: File, at: number | null): Promise<string | undefined> {
    const refused = file.size === 0 ? words.emptyFile() : fileFault(file)
    if (refused !== undefined) return refused
    const sent = await client.call(uploadImage, {}, { file })
    if (!sent.ok) return sent.error.message
    const { id: mediaId, images } = sent.data
    onCover({ of, mediaId, preview: images['474x'].url, at })
    return undefined
  }

  /** Returns true when the cover was taken. */
  async function upload(file: File, at: number | null): Promise<boolean> {
    setBusy(true)
    const found = await send(file, at)
    setFault(found)
    setBusy(false)
    return found === undefined
  }
  return { busy, fault, upload, setFault }
}
