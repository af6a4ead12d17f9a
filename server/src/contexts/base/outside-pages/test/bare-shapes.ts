import { gzipSync } from 'node:zlib'
import type { Shape } from './shape-site.ts'

const html = { 'Content-Type': 'text/html; charset=utf-8' }

const moved =
  (to: string): Shape =>
  (response) =>
    response.writeHead(302, { Location: to }).end()

const status =
  (code: number): Shape =>
  (response) =>
    response.writeHead(code, html).end('<img src="/a.jpg">')

/** Sends 50 MB, until the reader has had enough. */
const endlessPage: Shape = (response) => {
  response.writeHead(200, html)
  const piece = Buffer.alloc(1_000_000, '<p>More of it.</p>')
  let left = 50
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(piece)) return
    }
    response.end()
  }
  response.on('drain', more)
  more()
}

/** Pages without a picture to offer, and why: an error that says so, or nothing found. */
export const bareShapes: readonly (readonly [
  what: string,
  shape: Shape,
  code: string | undefined,
])[] = [
  ['a page of words alone', '<title>Terms</title><p>No pictures here.', undefined],
  [
    'an app that draws itself by scripts',
    '<div id="root"></div><script>render({img:"/a.jpg"})</script>',
    undefined,
  ],
  [
    'drawings alone',
    '<svg viewBox="0 0 9 9"><image href="/a.jpg"/></svg><img src="/logo.svg">',
    undefined,
  ],
  [
    'a page that leads on by a meta tag',
    '<meta http-equiv="refresh" content="0;url=http://10.0.0.1/">',
    undefined,
  ],
  ['an empty answer', '', undefined],
  [
    'a page that wants nothing saved',
    '<meta name="tessera" content="nopin"><img src="/a.jpg">',
    'outside-nopin',
  ],
  [
    'a page that hides its pictures from search engines',
    '<meta name="robots" content="noimageindex"><img src="/a.jpg">',
    'outside-nopin',
  ],
  ['redirects in a circle', moved('/goods/lamp'), 'outside-unreachable'],
  ['a redirect into the network', moved('http://10.0.0.1/admin'), 'outside-unreachable'],
  [
    'a redirect to a metadata service',
    moved('http://169.254.169.254/latest/'),
    'outside-unreachable',
  ],
  ['a redirect to a file', moved('file:///etc/passwd'), 'outside-address-unfit'],
  ['a page behind a log-in', status(401), 'outside-unreachable'],
  ['a page that is gone', status(404), 'outside-unreachable'],
  ['a guard against robots', status(403), 'outside-unreachable'],
  ['50 MB of HTML', endlessPage, 'outside-too-large'],
  [
    '50 MB in 50 kB of gzip',
    (response) =>
      response
        .writeHead(200, { ...html, 'Content-Encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000))),
    'outside-too-large',
  ],
  [
    'a document that is no page',
    (response) => response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF-1.7'),
    'outside-not-a-page',
  ],
  [
    'a film in place of a picture',
    (response) => response.writeHead(200, { 'Content-Type': 'video/mp4' }).end('ftyp'),
    'outside-not-a-page',
  ],
  [
    'an answer that breaks off',
    (response) => {
      response.writeHead(200, { ...html, 'Content-Length': 9_000 })
      response.write('<img src="/a.jpg">', () => response.destroy())
    },
    'outside-unreachable',
  ],
]
