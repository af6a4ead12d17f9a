import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { gridFolder } from './build.ts'

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Grids</title>
<link rel="stylesheet" href="/index.css"><style>:root{--frame-head:0px}body{margin:0}</style>
<body><div id="root"></div><script src="/index.js"></script></body></html>`

/** The smallest possible picture: the grid is measured, not the decoder. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** The page, served on localhost. */
interface ServedPage {
  readonly origin: string
  stop(): void
}

/** Serves the built page and its pictures. */
export async function serveGridPage(): Promise<ServedPage> {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path.startsWith('/picture/')) {
      response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=3600' })
      return response.end(picture)
    }
    const kind = kinds[/\.\w+$/.exec(path)?.[0] ?? '']
    if (kind === undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      return response.end(page)
    }
    try {
      const file = await readFile(join(gridFolder, basename(path)))
      response.writeHead(200, { 'Content-Type': kind }).end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page got no port.')
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() }
}
