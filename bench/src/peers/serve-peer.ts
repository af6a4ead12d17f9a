import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '@tessera/commands/root'
import { homeFeed } from '@tessera/contracts/calls/feed'
import type { Pin } from '@tessera/contracts/entities/pin'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { buildPage } from '../build-page.ts'
import { pinsElementId, type TileModel } from './page/tile-model.ts'

const folder = join(root, 'bench/dist/peer')

const tileOf = ({ id, title, pinner, images, dominant_color }: Pin): TileModel => ({
  id,
  title,
  who: pinner.full_name,
  href: `/pin/${id}/`,
  color: dominant_color,
  src: images['736x'].url,
  srcset: [images['236x'], images['474x'], images['736x']]
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', '),
  ratio: images.orig.height / images.orig.width,
})

/** Returns the page with the pins of a visitor's home in its document. */
async function documentOf(product: string): Promise<string> {
  const answer = await fetch(product + homeFeed.path)
  const { data } = Envelope.parse(await answer.json()).resource_response
  const pins = z.parse(homeFeed.output, data).map(tileOf)
  const json = JSON.stringify(pins).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pins</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/index.css"><script defer src="/index.js"></script></head>
<body><main></main><script type="application/json" id="${pinsElementId}">${json}</script></body></html>`
}

const kinds: Readonly<Record<string, string>> = {
  '/': 'text/html; charset=utf-8',
  '/index.js': 'text/javascript',
  '/index.css': 'text/css',
}

/** The page of the peer, served on localhost. */
interface ServedPeer {
  readonly origin: string
  stop(): void
}

/**
 * Serves a plain page that shows the pins of a visitor's home with masonic: one script, one style sheet, the
 * pins in the document, compressed like the product. Pictures come from the product through the same origin.
 */
export async function servePeer(product: string): Promise<ServedPeer> {
  await buildPage('./src/peers/page/entry.tsx', folder)
  const page = await documentOf(product)
  const files = new Map<string, Buffer>([['/', brotliCompressSync(page)]])
  for (const path of ['/index.js', '/index.css'])
    files.set(path, brotliCompressSync(await readFile(join(folder, basename(path)))))
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const file = files.get(path)
    if (file !== undefined) {
      const headers = { 'Content-Type': kinds[path], 'Content-Encoding': 'br' }
      response.writeHead(200, { ...headers, 'Content-Length': file.length }).end(file)
      return
    }
    const answer = await fetch(product + path)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const kind = answer.headers.get('Content-Type') ?? 'application/octet-stream'
    response.writeHead(answer.status, { 'Content-Type': kind }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page got no port.')
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() }
}
