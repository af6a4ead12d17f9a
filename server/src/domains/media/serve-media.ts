import type { Blobs } from '../../platform/blobs/port.ts'
import { blobKeyOfPath } from './rules.ts'

/** Answers a picture's address. The address holds the picture's hash, so what it answers never changes. */
export async function answerMedia(
  blobs: Blobs,
  path: string,
  knownTag: string | null,
): Promise<Response> {
  const key = blobKeyOfPath(path)
  const blob = key === undefined ? undefined : await blobs.get(key)
  if (key === undefined || blob === undefined)
    return new Response('Not found\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  const headers = new Headers({
    'Content-Type': blob.contentType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': `default-src 'none'`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${key}"`,
  })
  return knownTag === `"${key}"`
    ? new Response(null, { status: 304, headers })
    : new Response(blob.bytes, { headers })
}
