import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/compress'
import { acceptedEncodings } from '../platform/compression/accepted-encodings.ts'
import { type Compression, contentEncodings } from '../platform/compression/port.ts'

/** True for an answer whose bytes may change on the way. */
const mayChange = ({ status, headers }: Response): boolean =>
  status !== 206 &&
  !headers.has('Content-Encoding') &&
  !/(?:^|,)\s*no-transform\s*(?:,|$)/i.test(headers.get('Cache-Control') ?? '') &&
  compressible.test(headers.get('Content-Type') ?? '')

const variesByEncoding = ({ headers }: Response): boolean =>
  /(?:^|,)\s*(?:\*|accept-encoding)\s*(?:,|$)/i.test(headers.get('Vary') ?? '')

/** Compresses answers of text by what the client accepts. A HEAD request is answered without. */
export const compressAnswers =
  (compression: Compression): MiddlewareHandler =>
  async (context, next) => {
    await next()
    const { req } = context
    if (req.method === 'HEAD' || !mayChange(context.res)) return
    if (!variesByEncoding(context.res)) context.header('Vary', 'Accept-Encoding', { append: true })
    const [encoding] = acceptedEncodings(req.header('Accept-Encoding'), contentEncodings)
    if (encoding === undefined || context.res.body === null) return
    const sent = await compression.compress(context.res.body, encoding)
    const headers = new Headers(context.res.headers)
    headers.delete('Content-Length')
    if (!('plain' in sent)) {
      headers.set('Content-Encoding', encoding)
      const tag = headers.get('ETag')
      // The bytes are other ones than those that the tag names.
      if (tag !== null && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`)
    }
    const { status, statusText } = context.res
    const body = 'plain' in sent ? sent.plain : 'whole' in sent ? sent.whole : sent.stream
    context.res = undefined
    context.res = new Response(body, { status, statusText, headers })
  }
