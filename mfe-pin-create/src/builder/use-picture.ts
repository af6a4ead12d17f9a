import { defineCommand } from '@tessera/cache'
import { useFlow } from '@tessera/cache/react'
import type { Client } from '@tessera/client'
import { uploadImage } from '@tessera/contracts/calls/media'
import { outsidePictureUrl, registerImage } from '@tessera/contracts/calls/outside-pages'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { MediaId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { isCarried, pictureFromOpener } from '../ways-in/ask-opener.ts'
import { words as waysIn } from '../ways-in/words.ts'
import { words } from '../words.ts'
import { fileFault, sizeFault } from './check-picture.ts'
import {
  nextPicture,
  openPicture,
  type Picture,
  type PictureEvent,
  type Source,
} from './picture-flow.ts'

async function send(client: Client, source: Source): Promise<CallResult<MediaId | null>> {
  if (typeof source === 'string') {
    const found = await client.call(registerImage, { image_url: source })
    return found.ok ? { ...found, data: found.data.media_upload_id } : found
  }
  const sent = await client.call(uploadImage, {}, { file: source })
  return sent.ok ? { ...sent, data: sent.data.id } : sent
}

let uploads = 0

const upload = defineCommand(send, {
  name: 'upload-picture',
  // The same picture can be chosen again while its first upload is under way.
  key: () => {
    uploads += 1
    return String(uploads)
  },
})

/** Returns the text of an error. Errors of the other site's page do not fit a picture. */
const textOf = ({ code, message }: CallError, source: Source): string => {
  if (!code.startsWith('outside-')) return message
  return typeof source === 'string' && isCarried(source) ? waysIn.onlyThere() : words.notGiven()
}

/** Returns the file of a picture that the service cannot fetch, from the page that opened this window. */
const fileElsewhere = async (source: Source): Promise<File | undefined> =>
  typeof source === 'string' ? pictureFromOpener(source) : undefined

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

/** Runs the picture's flow: reads a file, and uploads it or a picture of another site. */
export function usePicture(first: Parameters<typeof openPicture>[0]) {
  const { commands } = useShell()
  const [start] = useState(() => openPicture(first))
  const [picture, tell] = useFlow<Picture, PictureEvent>({
    start,
    next: nextPicture,
    entry: (state) => ('source' in state ? state.source : undefined),
    effects: {
      reading: async ({ source }, { send, signal }) => {
        const fault = await faultOf(source)
        if (signal.aborted) return
        if (fault === undefined) send({ type: 'read', preview: URL.createObjectURL(source) })
        else send({ type: 'refused', fault })
      },
      uploading: async ({ source }, { send, signal }) => {
        const outcome = await commands.run(upload, source, { isInline: () => true })
        if (outcome.state === 'refused') {
          const file = await fileElsewhere(source)
          if (signal.aborted) return
          return file === undefined
            ? send({ type: 'not-uploaded', fault: textOf(outcome.error, source) })
            : send({ type: 'file-chosen', file })
        }
        if (outcome.state !== 'done') return
        if (outcome.answer === null) send({ type: 'not-uploaded', fault: words.pictureWait() })
        else send({ type: 'uploaded', mediaId: outcome.answer })
      },
    },
  })
  const preview = 'preview' in picture ? picture.preview : undefined
  useEffect(() => {
    if (preview?.startsWith('blob:')) return () => URL.revokeObjectURL(preview)
  }, [preview])

  return {
    picture,
    choose: (file: File) => tell({ type: 'file-chosen', file }),
    bring: (address: string) =>
      tell({ type: 'address-chosen', address, preview: outsidePictureUrl(address) }),
    retry: () => tell({ type: 'retry-pressed' }),
    remove: () => tell({ type: 'remove-pressed' }),
  }
}
