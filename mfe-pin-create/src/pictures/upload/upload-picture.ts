import type { Client } from '@tessera/client'
import { finishUpload, uploadImage } from '@tessera/contracts/calls/media'
import { registerImage } from '@tessera/contracts/calls/outside-pages'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { MediaId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { keepSending, type SendingOptions } from '@tessera/module/uploads'
import {
  isUploadGone,
  type SendOptions,
  sendResumably,
  uploadIdOf,
} from '@tessera/module/uploads/send-resumably'
import { words } from '../../words.ts'
import type { Film } from '../video/read-video.ts'
import type { Source } from './picture-flow.ts'

/** A picture to upload, with what follows its upload. */
export interface Uploading extends SendingOptions {
  readonly source: Source
  /** The facts of a video; its frame becomes its first cover. */
  readonly film?: Film | undefined
}

type Result = CallResult<MediaId>

const failed = (error: CallError): Result => ({ ok: false, error })

const given = (id: MediaId): Result => ({ ok: true, data: id, bookmark: null })

async function register(client: Client, address: string): Promise<Result> {
  const found = await client.call(registerImage, { image_url: address })
  if (!found.ok) return found
  const { media_upload_id: id } = found.data
  if (id !== null) return given(id)
  return failed({ code: 'not-found', message: words.pictureWait(), httpStatus: 0, apiErrorCode: 0 })
}

/** Sends the first cover of a video; a video without one gets a plain one from the service. */
async function sendPoster(frame: Blob, signal: AbortSignal): Promise<string | undefined> {
  const file = new File([frame], 'cover.jpg', { type: frame.type })
  const sent = await sendResumably(file, { signal, onUrl() {}, onSent() {} })
  return sent.ok ? sent.uploadId : undefined
}

/** Makes a video of an upload. A frame that is no fit cover doesn't stop it. */
async function finishVideo(
  client: Client,
  { frame }: Film,
  { uploadId, signal }: { readonly uploadId: string; readonly signal: AbortSignal },
): Promise<Result> {
  const poster = frame === undefined ? undefined : await sendPoster(frame, signal)
  const input = { upload_id: uploadId }
  const dressed = poster === undefined ? undefined : { ...input, poster_upload_id: poster }
  const finished = await client.call(finishUpload, dressed ?? input)
  if (finished.ok) return given(finished.data.id)
  if (finished.error.data?.field !== 'poster_upload_id') return finished
  const plain = await client.call(finishUpload, input)
  return plain.ok ? given(plain.data.id) : plain
}

/** Returns the picture or video of an upload that was finished, when its answer was lost. */
async function finishedBefore(
  client: Client,
  url: string | undefined,
): Promise<Result | undefined> {
  if (url === undefined || !(await isUploadGone(url))) return undefined
  const finished = await client.call(finishUpload, { upload_id: uploadIdOf(url) })
  return finished.ok ? given(finished.data.id) : undefined
}

async function sendFile(
  client: Client,
  { file, film, ...options }: SendOptions & Pick<Uploading, 'film'> & { readonly file: File },
): Promise<Result> {
  const before = await finishedBefore(client, options.url)
  if (before !== undefined) return before
  const sent = await sendResumably(file, options)
  if (!sent.ok) return sent
  const { uploadId } = sent
  if (film !== undefined) return finishVideo(client, film, { uploadId, signal: options.signal })
  const finished = await client.call(finishUpload, { upload_id: uploadId })
  return finished.ok ? given(finished.data.id) : finished
}

async function sendOnce(
  client: Client,
  { source, ...options }: SendOptions & Pick<Uploading, 'source' | 'film'>,
): Promise<Result> {
  if (typeof source === 'string') return register(client, source)
  if (options.film === undefined && source.size < limits.resumableFrom) {
    const sent = await client.call(uploadImage, {}, { file: source, signal: options.signal })
    return sent.ok ? given(sent.data.id) : sent
  }
  return sendFile(client, { ...options, file: source })
}

/** Uploads a picture; what passes by itself is tried again, later each time. */
export const uploadPicture = (
  client: Client,
  { source, film, ...options }: Uploading,
): Promise<Result> =>
  keepSending((sending) => sendOnce(client, { source, film, ...sending }), options)
