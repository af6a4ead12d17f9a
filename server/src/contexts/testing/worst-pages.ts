import { allReaders } from '../all-readers.ts'
import { asInput, bytesOf, type Content, filled, type WorstFiles } from './send-file.ts'

const pageOf = (content: Content) => ({
  page: { url: 'https://a.example/', contentType: 'text/html', bytes: bytesOf(content) },
  brand: 'Tessera',
})

const linked = (json: string): string => `<script type="application/ld+json">${json}</script>`
const harmless = (n: number): string => filled(`<p>${'y'.repeat(200)}</p><img src="/a.jpg">`, n)

/** A product with kinds, with which it shares something. */
const kinds = (shared: string, n: number): string =>
  linked(`{"@type":"ProductGroup",${shared},"hasVariant":[${filled('{"@type":"Product"},', n)}1]}`)

/** Properties of as many names. */
const names = (n: number): string =>
  Array.from({ length: n / 10 }, (_, at) => `"a${at}":1,`).join('')

const site = (content: Content) => {
  const [robots = '', sitemap = ''] = String(content).split('\0')
  return { domain: 'a.example', agent: 'tessera', robots, sitemap: bytesOf(sitemap) }
}
const listed = (address: string, n: number): string =>
  `<urlset>${filled(`<url><loc>${address}</loc></url>`, n)}`

/** The worst files of what reads pages of other sites. */
export const worstPages = {
  'page-images': {
    read: asInput(allReaders['page-images'], pageOf),
    harmless,
    worst: {
      'tags that never close': (n) => filled('<a>', n),
      'closed tags that never opened': (n) => filled('<a>', n / 2) + filled('</b>', n / 2),
      pictures: (n) => filled('<img src="a.jpg?n=1">', n),
      'sources without a picture': (n) => filled('<source srcset="a 1w, b 2w">', n),
      attributes: (n) => `<img ${filled('a=b ', n)}>`,
      'one long attribute': (n) => `<img src="${'x'.repeat(n)}">`,
      'one long srcset': (n) => `<img srcset="${filled('a, ', n)}">`,
      'spaces in a srcset': (n) => `<img srcset="${' '.repeat(n)}">`,
      'an entity that never ends': (n) => `<title>&${'a'.repeat(n)}`,
      entities: (n) => `<title>${filled('&amp;', n)}`,
      'a comment that never ends': (n) => `<!--${'-'.repeat(n)}`,
      'a tag that never ends': (n) => `<${'a'.repeat(n)}`,
      'nested data': (n) => `<script type="application/ld+json">${'['.repeat(n)}`,
      'deep data': (n) => linked(`${filled('{"@graph":', n)}1${'}'.repeat(n / 10)}`),
      'wide data': (n) => linked(`[${filled('{"@type":"Product"},', n)}1]`),
      metas: (n) => filled('<meta property="og:image" content="/a.jpg">', n),
      'dashes in an address': (n) =>
        `<img src="/${'-'.repeat(n)}.jpg"><img src="/=s10${filled('-s10', 2_000)}!">`,
      'style without an end': (n) => `<img src="a" style="${filled('width:', n)}">`,
    },
  },
  'page-products': {
    read: asInput(allReaders['page-products'], (content) => ({
      ...pageOf(content),
      reading: { currency: null, now: new Date(0) },
    })),
    harmless,
    worst: {
      'kinds that share many properties': (n) => kinds(`${names(n / 2)}"x":1`, n / 2),
      'kinds that share pictures': (n) => kinds(`"image":[${filled('"a",', n / 2)}1]`, n / 2),
      'kinds that share offers': (n) => kinds(`"offers":[${filled('1,', n / 2)}1]`, n / 2),
    },
  },
  'site-pages': {
    read: asInput(allReaders['site-pages'], site),
    harmless: (n) => `User-agent: *\nDisallow: /cart\0${listed('https://a.example/a', n)}`,
    worst: {
      'a rule of many stars': (n) =>
        `User-agent: *\nDisallow: /${filled('*a', n / 2)}\0${listed('https://a.example/b', n / 2)}`,
      'many rules': (n) =>
        `User-agent: *\n${filled('Disallow: /*a*b\n', 3_000)}\0${listed('https://a.example/aa', n)}`,
      'an address that never ends': (n) => `\0<urlset><url><loc>${'a'.repeat(n)}`,
      'tags within each other': (n) => `\0<urlset>${filled('<a>', n)}`,
      'many sitemaps': (n) => `\0<sitemapindex>${filled('<sitemap><loc>a</loc></sitemap>', n)}`,
    },
  },
  'head-metas': {
    read: asInput(allReaders['head-metas'], (content) => ({ html: String(content), name: 'a' })),
    harmless,
    worst: {
      metas: (n) => filled('<meta name=a content=b>', n),
      'metas within each other': (n) => filled('<meta name=a ', n),
      'templates without an end': (n) => filled('<template>', n),
    },
  },
} as const satisfies Readonly<Record<string, WorstFiles>>
