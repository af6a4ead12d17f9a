import { resumablePath } from '@tessera/contracts/calls/media'
import { Envelope } from '@tessera/contracts/envelope'
import { type CallError, unexpectedMessage } from '@tessera/contracts/errors/call-error'
import { errorByApiCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import { inPageLanguage } from '@tessera/contracts/messages'
import { z } from '@tessera/contracts/schema'
import type { DetailedError } from 'tus-js-client'
import { words } from './words.ts'

/** The callbacks of an upload, and the signal that ends it. */
export interface SendOptions {
  readonly signal: AbortSignal
  /** The address of the upload, when it was begun before. */
  readonly url?: string | undefined
  readonly onUrl: (url: string) => void
  /** Called with the part of the file that has arrived, from 0 to 1. */
  readonly onSent: (sent: number) => void
}

/** The outcome of an upload: the id of the complete upload, or why it stopped. */
export type Sent =
  | { readonly ok: true; readonly uploadId: string }
  | { readonly ok: false; readonly error: CallError }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the error of an answer; 'offline' when none came. */
function errorOf({ originalResponse }: Pick<DetailedError, 'originalResponse'>): CallError {
  if (originalResponse === null) {
    const message = words.offline()
    return { code: 'offline', message, httpStatus: 0, apiErrorCode: 0 }
  }
  const envelope = z.safeParse(Envelope, parsed(originalResponse.getBody()))
  const error = envelope.success ? envelope.data.resource_response.error : null
  const httpStatus = originalResponse.getStatus()
  if (error === null)
    return {
      code: 'unexpected',
      message: inPageLanguage(unexpectedMessage),
      httpStatus,
      apiErrorCode: 0,
    }
  const { api_error_code: apiErrorCode, message, data = {} } = error
  const code = errorByApiCode(apiErrorCode) ?? 'unexpected'
  return { code, message, httpStatus, apiErrorCode, data }
}

/** Returns the id in the address of an upload. */
export const uploadIdOf = (url: string): string => /[0-9a-f]{32}$/.exec(url)?.[0] ?? ''

/** True when the service no longer has an upload: it expired, or was finished. */
export async function isUploadGone(url: string): Promise<boolean> {
  const headers = { 'Tus-Resumable': '1.0.0' }
  const answer = await fetch(url, { method: 'HEAD', headers }).catch(() => undefined)
  return answer?.status === 404
}

const aborted: Sent = {
  ok: false,
  error: { code: 'aborted', message: '', httpStatus: 0, apiErrorCode: 0 },
}

/** Sends a file in parts, and goes on where an earlier try stopped (tus 1.0.0). */
export async function sendResumably(file: File, options: SendOptions): Promise<Sent> {
  const { signal, url, onUrl, onSent } = options
  const { Upload } = await import(/* webpackChunkName: "resumable-upload" */ 'tus-js-client')
  if (signal.aborted) return aborted
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      endpoint: new URL(resumablePath, location.origin).href,
      uploadUrl: url ?? null,
      chunkSize: limits.uploadPartBytes,
      metadata: {
        filename: file.name,
        filetype: file.type,
        // Nothing else may be as large as a download that is sent to be restored.
        ...(file.size > limits.uploadMaxBytes && { purpose: 'library' }),
      },
      // Tries and their delays are the caller's, for all kinds of uploads alike.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => onUrl(upload.url ?? ''),
      onProgress: (sent, size) => onSent(sent / size),
      onError: (error) => resolve({ ok: false, error: errorOf(detailed(error)) }),
      onSuccess: () => resolve({ ok: true, uploadId: uploadIdOf(upload.url ?? '') }),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      resolve(aborted)
    })
    upload.start()
  })
}

const detailed = (error: Error | DetailedError): Pick<DetailedError, 'originalResponse'> =>
  'originalResponse' in error ? error : { originalResponse: null }

/** Ends an upload, so that the service deletes what has arrived. Nothing waits for the answer. */
export async function endUpload(url: string): Promise<void> {
  const { Upload } = await import(/* webpackChunkName: "resumable-upload" */ 'tus-js-client')
  // An upload that the service doesn't hear of again expires by itself.
  await Upload.terminate(url, { retryDelays: null }).catch(() => {})
}
