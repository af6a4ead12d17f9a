import type { Blobs, Outgoing } from '../../../platform/blobs/port.ts'
import { acceptedEncodings } from '../../../platform/compression/accepted-encodings.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Log } from '../../../platform/log/port.ts'

/** Types that browsers run or show as a module's parts. All others are bytes, never a page. */
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  wasm: 'application/wasm',
}

const filePath = /^\/([a-z][a-z0-9-]{0,39}\/[0-9a-f]{64}\/(?:\w[\w.-]*\/)*\w[\w.-]*)$/

const endings = { br: '.br', gzip: '.gz' } as const

const shared = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'; sandbox`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Accept-Encoding',
}

const plain = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      ...shared,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })

async function openBest(
  files: Blobs,
  key: string,
  accepts: string | null,
): Promise<{ readonly sent: Outgoing; readonly encoding?: string } | undefined> {
  for (const encoding of acceptedEncodings(accepts, ['br', 'gzip'])) {
    const sent = await files.open(key + endings[encoding])
    if (sent !== undefined) return { sent, encoding }
  }
  const sent = await files.open(key)
  return sent && { sent }
}

/**
 * Serves the files of builds from an origin of their own. A file never changes, since its build's id is in
 * its address.
 */
export async function serveBuildFile(
  { moduleFiles, log }: { readonly moduleFiles: Blobs; readonly log: Log },
  request: Request,
): Promise<Response> {
  const key = filePath.exec(new URL(request.url).pathname)?.[1]
  const isHead = request.method === 'HEAD'
  if (request.method !== 'GET' && !isHead) return plain(405, 'Files are only read here')
  if (key === undefined || key.includes('..')) return plain(404, 'There is no such file')
  try {
    const found = await openBest(moduleFiles, key, request.headers.get('Accept-Encoding'))
    if (found === undefined) return plain(404, 'There is no such file')
    const { sent, encoding } = found
    if (isHead) await sent.body.cancel()
    return new Response(isHead ? null : sent.body, {
      headers: {
        ...shared,
        'Content-Type': types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        'Content-Length': String(sent.size),
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
      },
    })
  } catch (cause) {
    log.error('store.failed', { cause: causeText(cause) })
    return plain(503, 'Try again')
  }
}
