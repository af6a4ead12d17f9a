import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findImages } from './find-images.ts'
import { looked, pageOf, pageUrl } from './testing/found-in.ts'

const parts = [
  '<img src="a.jpg" srcset="b.jpg 1w,, c 2x" ',
  '<picture><source srcset=',
  '<script type="application/ld+json">',
  '</script>',
  '{"@graph":[',
  '{"@type":"Product","image":',
  '<meta property="og:image" content="',
  '<title>',
  '</title',
  '<!--',
  '<base href=//',
  '<![CDATA[',
  '&amp',
  '&#x110000;',
  '">',
  "'",
  '=',
  '\u0000',
  '\ud800',
  '<plaintext>',
]

test('findImages does not throw on any page', async () => {
  const piece = fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary' }), fc.webUrl())
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      const result = await looked(pieces.join(''))
      if ('optOut' in result) return
      for (const item of result.items) expect(item.url).toMatch(/^https?:/)
      expect(result.items.length).toBeLessThanOrEqual(60)
    }),
    { numRuns: 300 },
  )
})

test('findImages does not throw on binary data', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), fc.string(), async (bytes, type) => {
      await findImages({ url: pageUrl, contentType: type, bytes: new Uint8Array(bytes) }, 'T')
    }),
    { numRuns: 200 },
  )
})

/** Inputs that make naive parsers slow, each of about the given length. */
const hard: readonly (readonly [string, (length: number) => string])[] = [
  ['tags that never close', (n) => '<a>'.repeat(n / 3)],
  ['closed tags that never opened', (n) => '<a>'.repeat(n / 6) + '</b>'.repeat(n / 8)],
  ['pictures', (n) => '<img src="a.jpg?n=1">'.repeat(n / 21)],
  ['sources without a picture', (n) => '<source srcset="a 1w, b 2w">'.repeat(n / 28)],
  ['attributes', (n) => `<img ${'a=b '.repeat(n / 4)}>`],
  ['one long attribute', (n) => `<img src="${'x'.repeat(n)}">`],
  ['one long srcset', (n) => `<img srcset="${'a, '.repeat(n / 3)}">`],
  ['spaces in a srcset', (n) => `<img srcset="${' '.repeat(n)}">`],
  ['an entity that never ends', (n) => `<title>&${'a'.repeat(n)}`],
  ['entities', (n) => `<title>${'&amp;'.repeat(n / 5)}`],
  ['a comment that never ends', (n) => `<!--${'-'.repeat(n)}`],
  ['a tag that never ends', (n) => `<${'a'.repeat(n)}`],
  ['nested data', (n) => `<script type="application/ld+json">${'['.repeat(n)}`],
  ['deep data', (n) => ldJson(`${'{"@graph":'.repeat(n / 11)}1${'}'.repeat(n / 11)}`)],
  ['wide data', (n) => ldJson(`[${'{"@type":"Product"},'.repeat(n / 20)}1]`)],
  ['metas', (n) => '<meta property="og:image" content="/a.jpg">'.repeat(n / 43)],
  [
    'dashes in an address',
    (n) => `<img src="/${'-'.repeat(n)}.jpg"><img src="/=s10${'-s10'.repeat(500)}!">`,
  ],
  ['style without an end', (n) => `<img src="a" style="${'width:'.repeat(n / 6)}">`],
]
const ldJson = (text: string) => `<script type="application/ld+json">${text}</script>`

for (const [what, made] of hard)
  test(`parsing time grows about linearly with the page: ${what}`, async () => {
    const time = async (length: number) => {
      const page = pageOf(made(length))
      const runs: number[] = []
      for (let run = 0; run < 3; run += 1) {
        // Processor time of this thread, which a busy machine does not lengthen.
        const start = process.threadCpuUsage()
        await findImages(page, 'Tessera')
        const { user, system } = process.threadCpuUsage(start)
        runs.push((user + system) / 1000)
      }
      return Math.min(...runs)
    }
    await time(100_000)
    const [once, eightfold] = [await time(125_000), await time(1_000_000)]
    // Quadratic parsing would take 64 times as long for eight times the length; short times are
    // noise.
    expect(eightfold).toBeLessThan(Math.max(once, 4) * 32)
  })
