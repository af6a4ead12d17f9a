import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { diskFolder } from '@tessera/server/main/disk-folder'
import type { Answering } from '@tessera/server/main/listen'
import { assetsBase } from '@tessera/server/platform/built-folder/port'
import { answerAsset } from '@tessera/server/web/assets'
import { type About, aboutPath, alonePath, framePath, workerPath } from './about.ts'

const { resolve } = createRequire(import.meta.url)

const document = (title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${framePath}static/css/frame.css">
<script defer src="${framePath}static/js/frame.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`

/** Lets the frame page, which has the same origin, show a document of the product. */
export function framed(response: Response): Response {
  const policy = response.headers.get('Content-Security-Policy')
  if (policy === null) return response
  const headers = new Headers(response.headers)
  headers.set(
    'Content-Security-Policy',
    policy.replace(`frame-ancestors 'none'`, `frame-ancestors 'self'`),
  )
  return new Response(response.body, { status: response.status, headers })
}

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }

/** Answers as the service does, and with the frame page below `alonePath`. */
export function serveAlone(given: {
  readonly about: () => About
  readonly service: Answering
  /** The folder of the frame page's files. */
  readonly files: string
  /** The folder of the shell's files, if they are built. */
  readonly shellFolder: string | undefined
}): Answering {
  const folders = [{ base: framePath, folder: diskFolder(given.files) }]
  if (given.shellFolder !== undefined)
    folders.push({ base: assetsBase, folder: diskFolder(given.shellFolder) })
  return async (request, peer) => {
    const path = new URL(request.url).pathname
    if (path === alonePath) {
      const { module, brand } = given.about()
      return new Response(document(`${module.name} alone · ${brand}`), { headers: html })
    }
    if (path === aboutPath)
      return Response.json(given.about(), { headers: { 'Cache-Control': 'no-store' } })
    if (path === workerPath)
      return new Response(await readFile(resolve('msw/mockServiceWorker.js')), {
        headers: { 'Content-Type': 'text/javascript', 'Service-Worker-Allowed': '/' },
      })
    const found = folders.find(({ base }) => path.startsWith(base))
    if (found !== undefined) return answerAsset(found.folder, path.slice(found.base.length), '')
    return framed(await given.service(request, peer))
  }
}
