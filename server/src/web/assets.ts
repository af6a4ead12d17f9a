import type { BuiltFolder } from '../platform/built-folder/port.ts'
import { acceptedEncodings } from '../platform/compression/accepted-encodings.ts'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
}

const endings = { br: '.br', gzip: '.gz' } as const

const safePath = /^(?!.*\.\.)[\w@~-][\w./@~-]*$/

/** True for a file name with a content hash: its bytes never change. */
const isHashed = (path: string): boolean => /[.-][0-9a-f]{8,}\.[\w.]+$/.test(path)

/** Serves a file of the shell's build, precompressed when the build left a compressed copy. */
export async function answerAsset(
  folder: BuiltFolder,
  path: string,
  accepts: string | undefined,
): Promise<Response> {
  const type = types[path.split('.').at(-1) ?? '']
  if (!safePath.test(path) || type === undefined) return notThere()
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    Vary: 'Accept-Encoding',
  })
  for (const encoding of acceptedEncodings(accepts, ['br', 'gzip'])) {
    const squeezed = await folder.read(path + endings[encoding])
    if (squeezed === undefined) continue
    headers.set('Content-Encoding', encoding)
    return new Response(squeezed, { headers })
  }
  const whole = await folder.read(path)
  return whole === undefined ? notThere() : new Response(whole, { headers })
}

const notThere = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
