import { expect, test } from 'vitest'
import { foundIn } from './testing/found-in.ts'

const paths = async (html: string) =>
  (await foundIn(html)).items.map(({ url }) => url.replace('https://shop.example', ''))

const linked = (...things: readonly Readonly<Record<string, unknown>>[]) =>
  things
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
    .join('')

/** Other products beside the one that a page is about, in larger pictures. */
const cards =
  '<img src="/sofa.jpg" alt="Sofa" width="900" height="1400"><img src="/vase.jpg" alt="Vase" width="800" height="1200">'

test("the page's own picture comes before larger pictures of other products, with the page's words", async () => {
  const page = await foundIn(
    `<title>Lamp · Shop</title><meta property="og:title" content="Lamp"><meta property="og:image" content="/lamp.jpg">${cards}<img src="/lamp.jpg" alt="A lamp" width="300" height="400">`,
  )
  expect(page.items.map(({ url, title }) => [url, title])).toEqual([
    ['https://shop.example/lamp.jpg', 'A lamp'],
    ['https://shop.example/sofa.jpg', 'Sofa'],
    ['https://shop.example/vase.jpg', 'Vase'],
  ])
  expect(page.title).toBe('Lamp')
})

test('pictures for sharing come in the order of the page, then those of its main thing, then of a card', async () => {
  const head =
    '<meta name="twitter:image" content="/card.jpg"><meta property="og:image" content="/b.jpg"><meta property="og:image" content="/a.jpg"><meta property="og:image:width" content="2000">'
  expect(
    await paths(`${head}${linked({ '@type': 'Product', image: '/main.jpg' })}${cards}`),
  ).toEqual(['/b.jpg', '/a.jpg', '/main.jpg', '/card.jpg', '/sofa.jpg', '/vase.jpg'])
})

test("the page's own picture is taken at the largest size that the page has", async () => {
  const html = `<meta property="og:image" content="/lamp-300x200.jpg"><img src="/lamp-1500x1000.jpg">${cards}`
  expect(await paths(html)).toEqual(['/lamp-1500x1000.jpg', '/sofa.jpg', '/vase.jpg'])
})

const beside = { '@type': 'Product', name: 'Sofa', image: '/sofa.jpg', offers: { price: 900 } }
const lamp = { '@type': 'Product', name: 'Lamp', image: '/lamp.jpg', offers: { price: 40 } }

test.each([
  ['says so by its address', { ...lamp, url: '/goods/lamp' }],
  ['says so by an id within the page', { ...lamp, '@id': '/goods/lamp#product' }],
  ['says which page it is of', { ...lamp, mainEntityOfPage: { '@id': '/goods/lamp' } }],
  ["has the page's title", lamp],
])('the main thing of a page is the one that %s', async (_, main) => {
  const page = await foundIn(
    `<meta property="og:title" content="Lamp">${linked(beside, main)}<img src="/sofa.jpg" width="900" height="900">`,
  )
  expect(page.items[0]?.url).toBe('https://shop.example/lamp.jpg')
  expect(page.product?.name).toBe('Lamp')
})

test('the first thing of a page is its main thing when none says so, but never the page around it', async () => {
  const page = { '@type': 'WebPage', name: 'Shop', image: '/shop.jpg', url: '/goods/lamp' }
  expect((await paths(linked(page, lamp, beside)))[0]).toBe('/lamp.jpg')
})

test('a picture that the main thing names by its id is its own', async () => {
  const graph = {
    '@graph': [
      { '@type': 'ImageObject', '@id': '#ad', url: '/ad.jpg', width: 3000, height: 3000 },
      { '@type': 'ImageObject', '@id': '#lamp', url: '/lamp.jpg' },
      { '@type': 'Article', headline: 'Lamps', image: { '@id': '#lamp' } },
    ],
  }
  expect(await paths(linked(graph))).toEqual(['/lamp.jpg', '/ad.jpg'])
})

const unfit = [
  ['of a metadata service', 'http://169.254.169.254/latest/a.jpg'],
  ['within a network', 'http://10.0.0.1/a.jpg'],
  ['of the machine itself', 'http://localhost/a.jpg'],
  ['that is data', 'data:image/png;base64,AAAA'],
  ['that is a script', 'javascript:alert(1)'],
  ['with a password', 'https://me:secret@shop.example/a.jpg'],
  ['of a drawing', '/logo.svg'],
  ['that is empty', ''],
  ['that is blank', '   '],
  ['that is too long', `/${'a'.repeat(3_000)}.jpg`],
] as const

test.each(unfit)(
  'an own picture with an address %s is none, and the main thing is next',
  async (_, address) => {
    const main = { ...lamp, image: [address, '/lamp.jpg'] }
    const html = `<meta property="og:image" content="${address}">${linked(main)}${cards}`
    expect(await paths(html)).toEqual(['/lamp.jpg', '/sofa.jpg', '/vase.jpg'])
  },
)

test('a relative picture for sharing is of the address of the page, or its base', async () => {
  const meta = '<meta property="og:image" content="lamp.jpg">'
  expect((await paths(`${meta}${cards}`))[0]).toBe('/goods/lamp.jpg')
  expect((await paths(`<base href="/files/">${meta}${cards}`))[0]).toBe('/files/lamp.jpg')
})

test('linked data that is broken, or names no picture, takes nothing away', async () => {
  const broken = '<script type="application/ld+json">{"@type":"Product","image":"/x.jpg",</script>'
  const odd = linked(
    { '@type': 'Product', name: 5, image: [null, 7, { url: [] }, { '@id': 'nowhere' }] },
    { '@type': ['Recipe', 3], url: 'http://[', image: {} },
  )
  expect(await paths(`${broken}${odd}${cards}`)).toEqual(['/sofa.jpg', '/vase.jpg'])
})

test('the own picture of a page with a thousand larger ones is still the first of sixty', async () => {
  const many = Array.from(
    { length: 1_000 },
    (_, at) => `<img src="/${at}.jpg" width="2000" height="2000">`,
  )
  const found = await paths(`${many.join('')}<meta property="og:image" content="/lamp.jpg">`)
  expect(found).toHaveLength(60)
  expect(found[0]).toBe('/lamp.jpg')
})
