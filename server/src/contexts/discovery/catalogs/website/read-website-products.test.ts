import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { memoryPages } from '../../../../platform/pages/memory.ts'
import { inProcessReaders } from '../../../../platform/readers/in-process.ts'
import { allReaders } from '../../../all-readers.ts'
import { readWebsiteProducts, type WebsiteRow } from './read-website-products.ts'
import { websiteRead } from './website-read.ts'

const origin = 'https://shop.example'
const readHere = websiteRead(inProcessReaders(Object.values(allReaders)), { who: 'ada' })
const html = 'text/html; charset=utf-8'

/** A page about a thing of schema.org. */
const pageOf = (thing: object, head = '') =>
  `<head>${head}<meta property="og:image" content="/shown.jpg"><script type="application/ld+json">${JSON.stringify(thing)}</script></head>`

const product = (more: object = {}) => ({
  '@type': 'Product',
  name: 'Lamp',
  image: ['/lamp.jpg'],
  offers: { '@type': 'Offer', price: 20, priceCurrency: 'USD' },
  ...more,
})

const sitemapOf = (...urls: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`

/** A website whose sitemap lists these pages. */
function website(pages: Readonly<Record<string, string>>) {
  const site = memoryPages()
  const urls = Object.keys(pages).map((path) => origin + path)
  site.put(`${origin}/sitemap.xml`, { body: sitemapOf(...urls), contentType: 'text/xml' })
  site.put(`${origin}/robots.txt`, { fault: 'bad-status' })
  for (const [path, body] of Object.entries(pages))
    site.put(origin + path, { body, contentType: html })
  return site
}

async function read(site: ReturnType<typeof memoryPages>) {
  const rows: WebsiteRow[] = []
  const { signal } = new AbortController()
  for await (const row of readWebsiteProducts(site, 'shop.example', {
    signal,
    read: readHere,
    brand: 'Tessera',
    apart: 0,
  }))
    rows.push(row)
  return rows
}

const idsOf = (rows: readonly WebsiteRow[]) =>
  rows.flatMap((row) => ('item' in row ? [row.item.id] : []))

test('the product of a page is read, with how many pages are done', async () => {
  const rows = await read(
    website({
      '/': '<title>Shop</title>',
      '/lamp': pageOf(
        product({
          sku: 'L-1',
          description: '<p>Of brass</p>',
          brand: { '@type': 'Brand', name: 'Nørdlicht' },
          color: 'ivory',
          category: 'Home > Lamps',
          offers: [
            {
              price: '1,299.00',
              priceCurrency: 'USD',
              availability: 'https://schema.org/OutOfStock',
            },
          ],
        }),
      ),
    }),
  )
  expect(rows).toEqual([
    {
      row: 2,
      done: 2,
      total: 2,
      item: {
        id: 'L-1',
        groupId: null,
        title: 'Lamp',
        description: 'Of brass',
        link: `${origin}/lamp`,
        pictureUrl: `${origin}/lamp.jpg`,
        size: '',
        page: `${origin}/lamp`,
        facts: {
          brand: 'Nørdlicht',
          shop: 'shop.example',
          domain: 'shop.example',
          color: 'ivory',
          style: null,
          category: 'Lamps',
          price: { amount: 129_900, currency: 'USD' },
          regularPriceAmount: null,
          availability: 'out of stock',
        },
      },
    },
  ])
})

test('a product without an id has the path of its page, one without a picture that of its page', async () => {
  const long = `/${'long-'.repeat(12)}lamp`
  const rows = await read(
    website({ '/lamp?a=1': pageOf(product({ image: undefined })), [long]: pageOf(product()) }),
  )
  const [first, second] = idsOf(rows)
  expect(first).toBe('/lamp?a=1')
  expect(second).toMatch(/^\/long-.*~[0-9a-f]{16}$/)
  expect(second).toHaveLength(limits.catalogIdMax)
  expect(rows[0]).toMatchObject({ item: { pictureUrl: `${origin}/shown.jpg` } })
})

test('the kinds of a product are rows of one group, with what all of them have', async () => {
  const group = {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: 'Lamp',
    productGroupID: 'L',
    brand: 'Nørdlicht',
    image: '/lamp.jpg',
    hasVariant: [
      product({ sku: 'L-S', size: 'S', image: undefined, url: '/lamp?size=s' }),
      product({ name: 'Large lamp', size: 'L', offers: { price: '30', priceCurrency: 'EUR' } }),
    ],
  }
  const rows = await read(website({ '/lamp': pageOf(group) }))
  expect(rows).toMatchObject([
    {
      item: {
        id: 'L-S',
        groupId: 'L',
        size: 'S',
        link: `${origin}/lamp?size=s`,
        pictureUrl: `${origin}/lamp.jpg`,
        facts: { brand: 'Nørdlicht' },
      },
    },
    { item: { id: '/lamp#1', groupId: 'L', title: 'Large lamp', link: `${origin}/lamp` } },
  ])
})

test('what is wrong with a page or its product is named, with the property at fault', async () => {
  const site = website({
    '/elsewhere': pageOf(product({ sku: '1', url: 'https://other.example/lamp' })),
    '/priceless': pageOf(product({ sku: '2', offers: {} })),
    '/free': pageOf(product({ sku: '3', offers: { price: 'free', priceCurrency: 'USD' } })),
    '/good': pageOf(product({ sku: '4' })),
    '/again': pageOf(product({ sku: '4' })),
    '/gone': '',
    '/moved': '',
  })
  site.put(`${origin}/gone`, { fault: 'bad-status', status: 404 })
  site.put(`${origin}/moved`, { body: '', contentType: html, finalUrl: 'https://other.example/' })
  const rows = await read(site)
  const faults = rows.map((row) => ('faults' in row ? row.faults : []))
  expect(faults).toMatchObject([
    [{ column: 'url', fault: 'link-elsewhere', value: 'https://other.example/lamp' }],
    [{ column: 'offers.price', fault: 'value-missing' }],
    [{ column: 'offers.price', fault: 'price-unfit', value: 'free USD' }],
    [],
    [{ column: 'sku', fault: 'twice', value: '4' }],
    [{ column: null, fault: 'page-gone', value: `${origin}/gone` }],
    [{ column: null, fault: 'link-elsewhere', value: 'https://other.example/' }],
  ])
})

test('a page with several addresses is read once, and one that wants no Pins not at all', async () => {
  const canonical = '<link rel="canonical" href="/lamp">'
  const nopin = '<meta name="tessera" content="nopin">'
  const pages = {
    '/lamp?a': pageOf(product(), canonical),
    '/lamp?b': pageOf(product(), canonical),
    '/no': pageOf(product(), nopin),
  }
  expect(idsOf(await read(website(pages)))).toEqual(['/lamp'])
})

test('robots.txt names the sitemaps and forbids pages; sitemaps list sitemaps, packed ones too', async () => {
  const site = website({
    '/a': pageOf(product({ sku: 'A' })),
    '/b': pageOf(product({ sku: 'B' })),
    '/private/c': pageOf(product({ sku: 'C' })),
  })
  site.put(`${origin}/robots.txt`, {
    body: `User-agent: Tessera\nDisallow: /private\nSitemap: ${origin}/index.xml\nSitemap: https://other.example/x.xml`,
    contentType: 'text/plain',
  })
  const index = ['packed.xml.gz', 'index.xml', 'other.xml']
    .map((name) => `<sitemap><loc>${origin}/${name}</loc></sitemap>`)
    .join('')
  site.put(`${origin}/index.xml`, {
    body: `<sitemapindex>${index}</sitemapindex>`,
    contentType: 'application/xml',
  })
  const listed = sitemapOf(`${origin}/a`, `${origin}/private/c`, 'https://other.example/d')
  const packed = new Blob([listed]).stream().pipeThrough(new CompressionStream('gzip'))
  site.put(`${origin}/packed.xml.gz`, {
    body: new Uint8Array(await new Response(packed).arrayBuffer()),
    contentType: 'application/gzip',
  })
  site.put(`${origin}/other.xml`, {
    body: sitemapOf('https://www.shop.example/b'),
    contentType: 'text/xml',
  })
  site.put('https://www.shop.example/b', {
    body: pageOf(product({ sku: 'B' })),
    contentType: html,
  })
  const rows = await read(site)
  expect(idsOf(rows)).toEqual(['A', 'B'])
  expect(rows.flatMap((row) => ('faults' in row ? row.faults : []))).toEqual([
    { column: null, fault: 'link-elsewhere', value: 'https://other.example/d' },
  ])
})

test('a website that does not answer, or stops answering, breaks the reading', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 15 }, (_, at) => [`/${at}`, pageOf(product())]),
  )
  const silent = website(pages)
  silent.put(`${origin}/robots.txt`, { fault: 'unreachable' })
  const unlisted = website(pages)
  unlisted.put(`${origin}/sitemap.xml`, { body: '<html></html>', contentType: html })
  const tired = website(pages)
  for (let at = 3; at < 15; at += 1) tired.put(`${origin}/${at}`, { fault: 'bad-status' })
  const closed = website({ '/a': '' })
  closed.put(`${origin}/a`, { fault: 'too-slow' })
  const broken = website(pages)
  broken.put(`${origin}/robots.txt`, { fault: 'bad-status', status: 503 })
  for (const site of [silent, unlisted, tired, closed, broken])
    await expect(read(site)).rejects.toMatchObject({ why: 'unreachable' })
})

test.each([
  ['gone', { fault: 'bad-status', status: 404 }, 'page-gone', undefined],
  ['gone for good', { fault: 'bad-status', status: 410 }, 'page-gone', undefined],
  ['broken', { fault: 'bad-status', status: 500 }, 'page-unfetched', 'outside-unreachable'],
  ['forbidden', { fault: 'bad-status', status: 403 }, 'page-unfetched', 'outside-unreachable'],
  [
    'asked too often',
    { fault: 'bad-status', status: 429 },
    'page-unfetched',
    'outside-unreachable',
  ],
  ['silent', { fault: 'unreachable' }, 'page-unfetched', 'outside-unreachable'],
  ['slow', { fault: 'too-slow' }, 'page-unfetched', 'outside-too-slow'],
  ['endless', { fault: 'too-large' }, 'page-unfetched', 'outside-too-large'],
  ['in circles', { fault: 'too-many-redirects' }, 'page-unfetched', 'outside-unreachable'],
  ['inside', { fault: 'address-refused' }, 'page-unfetched', 'outside-unreachable'],
  ['a file', { fault: 'type-refused' }, 'page-unfetched', 'outside-not-a-page'],
  ['packed wrongly', { fault: 'unreadable' }, 'page-unfetched', 'outside-not-a-page'],
] as const)(
  'a page that is %s is named, and its products stay unless it is gone',
  async (_, page, fault, why) => {
    const site = website({ '/a': pageOf(product({ sku: 'A' })), '/b': '' })
    site.put(`${origin}/b`, page)
    const url = `${origin}/b`
    const [, row] = await read(site)
    expect(row).toEqual({
      row: 2,
      itemId: null,
      done: 2,
      total: 2,
      faults: [{ column: null, fault, value: url, ...(why === undefined ? {} : { why }) }],
      ...(why === undefined ? {} : { keeps: { of: url } }),
    })
  },
)

test('pages that are gone are an answer, however many they are', async () => {
  const site = website(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`/${at}`, ''])))
  for (let at = 0; at < 12; at += 1)
    site.put(`${origin}/${at}`, { fault: 'bad-status', status: 404 })
  expect(await read(site)).toHaveLength(12)
})

test('a website that lists more pages than are read keeps the products of the others', async () => {
  const site = website({ '/a': pageOf(product({ sku: 'A' })) })
  const deep = (depth: number) => `${origin}/deep${depth}.xml`
  const index = (...urls: string[]) =>
    `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`
  site.put(`${origin}/robots.txt`, {
    body: `Sitemap: ${origin}/sitemap.xml\nSitemap: ${deep(1)}`,
    contentType: 'text/plain',
  })
  for (let depth = 1; depth <= limits.catalogSitemapDepth; depth += 1)
    site.put(deep(depth), { body: index(deep(depth + 1)), contentType: 'text/xml' })
  expect(await read(site)).toMatchObject([
    { item: { id: 'A' } },
    { row: 2, faults: [{ fault: 'pages-many' }], keeps: { allBut: [`${origin}/a`] } },
  ])
})

test('a page that does not answer is asked once more', async () => {
  const site = website({ '/a': pageOf(product({ sku: 'A' })) })
  let asked = 0
  const slow: typeof site = {
    ...site,
    async fetch(url, wish) {
      if (url !== `${origin}/a`) return site.fetch(url, wish)
      asked += 1
      return asked === 1 ? { ok: false, code: 'too-slow' } : site.fetch(url, wish)
    },
  }
  expect(idsOf(await read(slow))).toEqual(['A'])
})

test('the reading ends when it is aborted', async () => {
  const site = website({ '/a': pageOf(product()), '/b': pageOf(product({ sku: 'B' })) })
  const controller = new AbortController()
  const reading = async () => {
    const options = { signal: controller.signal, read: readHere, apart: 60_000 }
    for await (const _ of readWebsiteProducts(site, 'shop.example', options));
  }
  const ended = expect(reading()).rejects.toThrow(/abort/)
  controller.abort()
  await ended
})
