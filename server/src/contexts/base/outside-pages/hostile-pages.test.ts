import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findImages } from './find-images.ts'
import { looked, pageUrl } from './testing/found-in.ts'

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
