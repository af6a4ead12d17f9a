import type { Shape } from './shape-site.ts'

const ld = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const text = 'A warm lamp for quiet evenings. '.repeat(400)

/** UTF-16 with its mark, as some tools still write pages. */
const utf16 = (html: string): Buffer => Buffer.from(`\ufeff${html}`, 'utf16le')

const typed =
  (type: string, body: Buffer | string): Shape =>
  (response) =>
    response.writeHead(200, { 'Content-Type': type }).end(body)

/** Pages after real ones that have pictures, and the pictures that are found, best first. */
export const picturedShapes: readonly (readonly [
  what: string,
  shape: Shape,
  pictures: readonly string[],
])[] = [
  [
    'a blog post with a picture for sharing and one in its text',
    `<meta property="og:image" content="/share.jpg"><article><img src="/in-text.jpg" width="400" height="300">${text}</article>`,
    ['/share.jpg', '/in-text.jpg'],
  ],
  [
    'a gallery that loads its pictures when they are scrolled to',
    '<img class="lazyload" src="data:image/gif;base64,R0lGOD" data-src="/1.jpg" width="600" height="800"><img src="/grey.png" data-original="/2.jpg" width="500" height="500">',
    ['/1.jpg', '/2.jpg'],
  ],
  [
    'a gallery whose pictures are for browsers without scripts alone',
    '<img data-id="1"><noscript><img src="/1.jpg" width="800" height="600"></noscript>',
    ['/1.jpg'],
  ],
  [
    'a shop with widths of every picture',
    '<img src="/p.jpg?w=200" srcset="/p.jpg?w=400 400w, /p.jpg?w=1600 1600w, /p.jpg?w=800 800w" sizes="100vw">',
    ['/p.jpg?w=1600'],
  ],
  [
    'a page for dense screens',
    '<img src="/a.png" srcset="/a@2x.png 2x, /a@3x.png 3x" width="300" height="300">',
    ['/a@3x.png'],
  ],
  [
    'a magazine with a picture for each screen, some in types that are not taken',
    '<picture><source type="image/jxl" srcset="/a.jxl 4000w"><source media="(min-width:900px)" srcset="/wide.webp 1800w"><img src="/a.jpg" width="600" height="400"></picture>',
    ['/wide.webp'],
  ],
  [
    'a page whose small pictures are data',
    '<img src="data:image/png;base64,iVBORw0KGgo=" width="500" height="500"><img src="/real.jpg" width="300" height="300">',
    ['/real.jpg'],
  ],
  [
    'an AMP page',
    '<html amp><amp-img src="/amp.jpg" width="1200" height="800" layout="responsive"></amp-img><amp-video poster="/poster.jpg" width="640" height="360"></amp-video>',
    ['/amp.jpg', '/poster.jpg'],
  ],
  [
    'an AMP page with widths and a fallback',
    '<html ⚡><amp-img srcset="/m.jpg 640w, /l.jpg 1280w" width="640" height="400"><noscript><img src="/m.jpg" width="640" height="400"></noscript></amp-img>',
    ['/l.jpg', '/m.jpg'],
  ],
  [
    'a page around a frame, whose own pictures count',
    '<iframe src="http://10.0.0.1/inner"></iframe><iframe src="/frame.html"></iframe><img src="/own.jpg" width="300" height="300">',
    ['/own.jpg'],
  ],
  [
    'a product in JSON-LD with several pictures',
    ld({ '@type': 'Product', name: 'Lamp', image: ['/front.jpg', '/side.jpg'] }),
    ['/front.jpg', '/side.jpg'],
  ],
  [
    'a product with variants, each with its picture',
    ld({
      '@type': 'ProductGroup',
      name: 'Lamp',
      hasVariant: [
        { '@type': 'Product', name: 'Red', image: '/red.jpg' },
        { '@type': 'Product', name: 'Blue', image: { '@type': 'ImageObject', url: '/blue.jpg' } },
      ],
    }),
    ['/red.jpg', '/blue.jpg'],
  ],
  [
    'a recipe in a graph, with its picture in three shapes',
    ld({
      '@graph': [
        { '@type': 'WebSite', name: 'Soups' },
        { '@type': 'Recipe', name: 'Soup', image: ['/1x1.jpg', '/4x3.jpg', '/16x9.jpg'] },
      ],
    }),
    ['/1x1.jpg', '/4x3.jpg', '/16x9.jpg'],
  ],
  [
    'JSON-LD with a fault beside a picture in the text',
    '<script type="application/ld+json">{"@type":"Product","image":"/x.jpg",}</script><img src="/a.jpg" width="300" height="300">',
    ['/a.jpg'],
  ],
  [
    'a page with the same picture in eight sizes',
    ['150x150', '300x200', '768x512', '1024x683']
      .map((size) => `<img src="/up/lamp-${size}.jpg">`)
      .join(''),
    ['/up/lamp-1024x683.jpg'],
  ],
  [
    'a page of measuring pixels and buttons around one picture',
    '<img src="/px.gif" width="1" height="1"><img src="/like.png" width="24" height="24"><img src="/a.jpg" width="640" height="480"><img src="/ad.gif" width="728" height="90">',
    ['/a.jpg'],
  ],
  [
    'a video page',
    '<meta property="og:image" content="/still.jpg"><video src="/a.mp4" poster="/poster.jpg" width="1280" height="720"></video>',
    ['/still.jpg', '/poster.jpg'],
  ],
  [
    'a page with a base elsewhere on its site',
    '<base href="/shop/2026/"><img src="lamp.jpg" width="300" height="300">',
    ['/shop/2026/lamp.jpg'],
  ],
  [
    'a Japanese page in Shift_JIS',
    typed(
      'text/html; charset=Shift_JIS',
      Buffer.from([
        ...Buffer.from('<title>'),
        0x94,
        0x4c,
        ...Buffer.from('</title><img src="/neko.jpg">'),
      ]),
    ),
    ['/neko.jpg'],
  ],
  [
    'a page that says UTF-8 and is Latin 1',
    typed(
      'text/html; charset=utf-8',
      Buffer.from(
        '<title>Caf\xe9</title><img src="/caf\xe9.jpg"><img src="/a.jpg" width="400" height="400">',
        'latin1',
      ),
    ),
    ['/a.jpg', '/caf%EF%BF%BD.jpg'],
  ],
  ['a page in UTF-16', typed('text/html', utf16('<img src="/wide.jpg">')), ['/wide.jpg']],
  [
    'a page of a charset that nobody knows',
    typed('text/html; charset=x-klingon', '<img src="/a.jpg">'),
    ['/a.jpg'],
  ],
  [
    'XHTML',
    typed(
      'application/xhtml+xml',
      '<?xml version="1.0"?><html><body><img src="/a.jpg" /></body></html>',
    ),
    ['/a.jpg'],
  ],
  [
    'a page with an og:image at a metadata service, at home and inside the network',
    '<meta property="og:image" content="http://169.254.169.254/latest/meta-data/a.jpg"><img src="http://localhost/a.jpg"><img src="http://[::1]/b.jpg"><img src="http://192.168.0.1/c.jpg"><img src="http://router.local/d.jpg"><img src="/real.jpg">',
    ['/real.jpg'],
  ],
  [
    'a page with an inner address in other spellings',
    '<meta property="og:image" content="http://2852039166/a.jpg"><img src="http://0x7f000001/b.jpg"><img src="http://[::ffff:10.0.0.1]/c.jpg"><img src="http://017700000001/d.jpg"><img src="/real.jpg">',
    ['/real.jpg'],
  ],
  [
    'a page with scripts and passwords in its addresses',
    '<img src="javascript:alert(1)"><img src="http://me:secret@a.example/a.jpg"><img src="ftp://a.example/a.jpg"><img src="/real.jpg">',
    ['/real.jpg'],
  ],
  [
    'a forum in which one picture must not be saved',
    '<img src="/theirs.jpg" nopin="nopin"><img src="/ours.jpg" width="300" height="300">',
    ['/ours.jpg'],
  ],
  [
    'a page cut in its middle',
    '<meta property="og:image" content="/a.jpg"><img src="/b.jpg" wid',
    ['/a.jpg'],
  ],
  [
    'tags that never close, a thousand deep',
    `${'<div><table><b>'.repeat(1_000)}<img src="/deep.jpg">`,
    ['/deep.jpg'],
  ],
]
