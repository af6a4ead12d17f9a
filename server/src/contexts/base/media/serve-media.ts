import type { Blobs, Outgoing } from '../../../platform/blobs/port.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import { attachment } from './attachment.ts'
import { rangeOf } from './byte-range.ts'
import { blobKeyOfPath } from './rules.ts'

/**
 * Serves a picture or video, whole or in part. Content never changes, so browsers cache it forever.
 * With `?download={name}` it's served as a download of that name.
 */
export async function answerMedia(
  { blobs, log }: Pick<Ports, 'blobs' | 'log'>,
  request: Request,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const key = blobKeyOfPath(pathname)
  if (key === undefined) return plain(404, 'Not found')
  try {
    const found = (await answerBlob(blobs, key, request)) ?? (await answerWebp(blobs, key, request))
    return found === undefined
      ? plain(404, 'Not found')
      : asFile(found, searchParams.get('download'))
  } catch (cause) {
    log.error('media.failed', { cause: causeText(cause) })
    return plain(503, 'Try again')
  }
}

function asFile(answer: Response, name: string | null): Response {
  const type = answer.headers.get('Content-Type')
  if (name !== null && type !== null)
    answer.headers.set('Content-Disposition', attachment(name, type))
  return answer
}

/**
 * Pictures stored by an earlier version have no JPEG; browsers go by content type, not by
 * extension.
 */
async function answerWebp(blobs: Blobs, key: string, request: Request) {
  if (!key.endsWith('.jpg')) return undefined
  return answerBlob(blobs, key.replace(/jpg$/, 'webp'), request)
}

async function answerBlob(
  blobs: Blobs,
  key: string,
  { headers, method }: Request,
): Promise<Response | undefined> {
  const tag = `"${key}"`
  const asked = headers.get('Range')
  // A proxy that compresses captions weakens their tag.
  const isKnown = headers.get('If-None-Match')?.replace(/^W\//, '') === tag
  const isSame = (headers.get('If-Range') ?? tag) === tag
  const isPart = asked !== null && isSame && method === 'GET'
  if (!isKnown && !isPart && method === 'GET') return whole(await blobs.open(key), tag)
  const size = await blobs.sizeOf(key)
  if (size === undefined) return undefined
  if (isKnown) return new Response(null, { status: 304, headers: lasting(tag) })
  const range = isPart ? rangeOf(asked, size) : 'whole'
  if (range === 'none') return outside(size)
  const opened = await blobs.open(key, range === 'whole' ? undefined : range)
  if (range === 'whole') return whole(opened, tag, method)
  return (
    opened &&
    new Response(opened.body, {
      status: 206,
      headers: {
        ...lasting(tag),
        'Content-Type': opened.contentType,
        'Content-Length': String(range.last - range.first + 1),
        'Content-Range': `bytes ${range.first}-${range.last}/${size}`,
      },
    })
  )
}

async function whole(
  opened: Outgoing | undefined,
  tag: string,
  method = 'GET',
): Promise<Response | undefined> {
  if (opened === undefined) return undefined
  if (method === 'HEAD') await opened.body.cancel()
  return new Response(method === 'HEAD' ? null : opened.body, {
    headers: {
      ...lasting(tag),
      'Content-Type': opened.contentType,
      'Content-Length': String(opened.size),
    },
  })
}

const lasting = (tag: string) => ({
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': `default-src 'none'`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Accept-Ranges': 'bytes',
  ETag: tag,
})

const outside = (size: number): Response =>
  new Response(null, {
    status: 416,
    headers: { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' },
  })

const plain = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
