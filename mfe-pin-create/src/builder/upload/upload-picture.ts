import type { Client } from '@tessera/client'
import { finishUpload, uploadImage } from '@tessera/contracts/calls/media'
import { registerImage } from '@tessera/contracts/calls/outside-pages'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { MediaId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { words } from '../../words.ts'
import type { Source } from '../picture-flow.ts'
import { keepSending, type SendingOptions } from './keep-sending.ts'
import { type SendOptions, sendResumably } from './send-resumably.ts'

/** A picture to upload, with what follows its upload. */
export interface Uploading extends SendingOptions {
  readonly source: Source
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

async function sendOnce(
  client: Client,
  { source, ...options }: SendOptions & Pick<Uploading, 'source'>,
): Promise<Result> {
  if (typeof source === 'string') return register(client, source)
  if (source.size < limits.resumableFrom) {
    const sent = await client.call(uploadImage, {}, { file: source, signal: options.signal })
    return sent.ok ? given(sent.data.id) : sent
  }
  const sent = await sendResumably(source, options)
  if (!sent.ok) return sent
  const finished = await client.call(finishUpload, { upload_id: sent.uploadId })
  return finished.ok ? given(finished.data.id) : finished
}

/** Uploads a picture; what passes by itself is tried again, later each time. */
export const uploadPicture = (client: Client, { source, ...options }: Uploading): Promise<Result> =>
  keepSending((sending) => sendOnce(client, { source, ...sending }), options)
