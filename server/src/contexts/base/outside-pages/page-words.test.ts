import { expect, test } from 'vitest'
import { findImages } from './find-images.ts'
import { foundIn, looked, pageUrl } from './testing/found-in.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a picture has the size and title that the page declares', async () => {
  const { items } = await foundIn(`
    <title> A  lamp &amp;
      its shade </title>
    <meta name="description" content="Warm light.">
    <meta property="og:image" content="/og.jpg"><meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630"><meta property="og:image:alt" content="The lamp, lit">
    <img src="/b.jpg" srcset="/b.jpg 900w" width="300" height="200"><img src="/c.jpg" alt="Its shade">`)
  expect(items).toEqual([
    {
      type: 'pinnable',
      url: 'https://shop.example/og.jpg',
      width: 1200,
      height: 630,
      title: 'The lamp, lit',
      description: 'Warm light.',
    },
    expect.objectContaining({ width: 900, height: 600, title: 'A lamp & its shade' }),
    expect.objectContaining({ width: null, height: null, title: 'Its shade' }),
  ])
})

test("a page's title, description and URL are cut to the limits of a pin", async () => {
  const page = await foundIn(`
    <title>Plain</title><svg><title>Icon</title></svg><meta property="og:title" content="${'t'.repeat(300)}">
    <meta name="twitter:description" content="${'💡'.repeat(900)}"><link rel="Canonical" href="/lamp?a=1">`)
  expect(page).toMatchObject({
    title: 't'.repeat(100),
    description: '💡'.repeat(500),
    canonical_url: 'https://shop.example/lamp?a=1',
    product: null,
  })
  expect(await foundIn('<title>Plain</title><title>Other</title>')).toMatchObject({
    title: 'Plain',
    canonical_url: pageUrl,
  })
  expect(await foundIn('<link rel=canonical href="javascript:x">')).toMatchObject({
    canonical_url: pageUrl,
  })
})

const products: readonly (readonly [rule: string, html: string, product: unknown])[] = [
  [
    'a product in JSON-LD has its price in the smallest unit',
    `<script type="application/ld+json">{"@type":"Product","name":" Arc  lamp ","brand":{"@type":"Brand","name":"Harrow"},
      "offers":{"@type":"Offer","price":"1,299.50","priceCurrency":"usd","availability":"https://schema.org/InStock"}}</script>`,
    {
      name: 'Arc lamp',
      price: { amount: 129_950, currency: 'USD' },
      brand: 'Harrow',
      availability: 'in_stock',
    },
  ],
  [
    'the lowest of several offers counts, in a currency without minor units',
    `<script type="application/ld+json">{"@graph":[{"@type":"WebPage"},{"@type":"ProductGroup","name":"Bowl","brand":"Ito",
      "offers":{"@type":"AggregateOffer","lowPrice":2400,"highPrice":9000,"priceCurrency":"JPY","offers":[{"availability":"OutOfStock"}]}}]}</script>`,
    {
      name: 'Bowl',
      price: { amount: 2_400, currency: 'JPY' },
      brand: 'Ito',
      availability: 'out_of_stock',
    },
  ],
  [
    'a product in meta tags is found',
    `<meta property="og:title" content="Chair"><meta property="product:price:amount" content="1.299,00"><meta property="product:price:currency" content="EUR">
     <meta property="product:availability" content="pre-order"><meta property="product:brand" content="Weil">`,
    {
      name: 'Chair',
      price: { amount: 129_900, currency: 'EUR' },
      brand: 'Weil',
      availability: 'preorder',
    },
  ],
  [
    'a product without a readable price has no price',
    `<script type="application/ld+json">{"@type":"Product","name":"Vase","offers":[{"price":"ask us","priceCurrency":"EUR"}]}</script>`,
    { name: 'Vase', price: null, brand: null, availability: null },
  ],
  ['a page that sells nothing has no product', '<title>About us</title>', null],
]

for (const [rule, html, product] of products)
  test(rule, async () => {
    expect((await foundIn(html)).product).toEqual(product)
  })

const optOuts: readonly (readonly [html: string, description: string | null])[] = [
  ['<meta name="tessera" content="nopin" description="Please ask us.">', 'Please ask us.'],
  ['<META NAME="Tessera" CONTENT="nopin">', null],
  ['<meta name="robots" content="noindex, noimageindex">', null],
]

for (const [html, description] of optOuts)
  test(`a page can opt out of saving (${html})`, async () => {
    const result = await looked(`${html}<img src="a.jpg">`)
    expect(result).toEqual({ optOut: { description } })
  })

test('noindex and unrelated nopin metas do not opt a page out', async () => {
  expect(
    (await foundIn('<meta name="robots" content="noindex"><img src="/a.jpg">')).items,
  ).toHaveLength(1)
  expect(
    (await foundIn('<meta name="other" content="nopin"><img src="/a.jpg">')).items,
  ).toHaveLength(1)
})

test('a page is decoded in its own charset', async () => {
  const title = async (bytes: readonly number[], contentType: string) => {
    const result = await findImages(
      { url: pageUrl, contentType, bytes: new Uint8Array(bytes) },
      'T',
    )
    return 'optOut' in result ? undefined : result.title
  }
  const latin = [...bytesOf('<title>caf'), 0xe9, ...bytesOf('</title>')]
  const meta = [...bytesOf('<meta charset=iso-8859-1>')]
  expect(await title(latin, 'text/html; charset=ISO-8859-1')).toBe('café')
  expect(await title([...meta, ...latin], 'text/html')).toBe('café')
  expect(await title([...bytesOf('<title>café</title>')], 'text/html')).toBe('café')
  expect(await title([...bytesOf('<title>café</title>')], 'text/html; charset=nonsense')).toBe(
    'café',
  )
  expect(await title([0xef, 0xbb, 0xbf, ...bytesOf('<title>é')], 'text/html; charset=latin1')).toBe(
    'é',
  )
  const shiftJis = [0x3c, 0x74, 0x69, 0x74, 0x6c, 0x65, 0x3e, 0x94, 0x4c]
  expect(await title(shiftJis, 'text/html; charset="Shift_JIS"')).toBe('猫')
})

test('tags and characters cut between chunks are read whole', async () => {
  for (const before of [65_500, 65_520, 65_530, 65_535, 131_060]) {
    const html = `${' '.repeat(before)}<img src="/é-&amp;a.jpg" alt="Ünder&#228;"><title>ä&auml;</title>`
    const page = await foundIn(html)
    expect(page.items[0]).toMatchObject({
      url: 'https://shop.example/%C3%A9-&a.jpg',
      title: 'Ünderä',
    })
    expect(page.title).toBe('ää')
  }
})
