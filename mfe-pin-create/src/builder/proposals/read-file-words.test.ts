import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import {
  chunk,
  iptc,
  jpeg,
  png,
  pngXmp,
  spoken,
  tiff,
  webp,
  xmp,
} from '../../../test/file-metadata.ts'
import { metadataPart } from './metadata-part.ts'
import { readFileWords } from './read-file-words.ts'

const read = (bytes: Uint8Array<ArrayBuffer>) =>
  readFileWords({ size: bytes.length, arrayBuffer: async () => bytes.buffer })

const packet = xmp(
  spoken('dc:title', 'Brass lamp') +
    spoken('dc:description', 'A lamp from Florence, 1962.') +
    spoken('Iptc4xmpCore:AltTextAccessibility', 'A round lamp on a shelf.'),
)
const words = {
  title: 'Brass lamp',
  description: 'A lamp from Florence, 1962.',
  altText: 'A round lamp on a shelf.',
}

test.each([
  ['JPEG', jpeg({ xmp: packet })],
  ['PNG', png([pngXmp(packet)])],
  ['WebP', webp(packet)],
] as const)('a %s has the title, description and alt text of its XMP', async (_, bytes) => {
  expect(await read(bytes)).toEqual(words)
})

test('a caption of IPTC or EXIF is a description, and an alt text where the file has none', async () => {
  const caption = 'Zwei Stühle, grün'
  for (const bytes of [
    jpeg({ iptc: iptc(caption) }),
    jpeg({ exif: tiff(caption) }),
    png([chunk('tEXt', new TextEncoder().encode('Description\0Two chairs'))]),
  ]) {
    const { title, description, altText } = await read(bytes)
    expect(title).toBeUndefined()
    expect([caption, 'Two chairs']).toContain(description)
    expect(altText).toBe(description)
  }
})

test.each([
  ['no metadata', jpeg({})],
  [
    'an entity that would expand',
    jpeg({ xmp: xmp(spoken('dc:title', '&a;'), '<!DOCTYPE a [<!ENTITY a "b">]>') }),
  ],
  ['broken XML', jpeg({ xmp: '<x:xmpmeta><dc:title>' })],
  ['a text of a camera', jpeg({ exif: tiff('OLYMPUS DIGITAL CAMERA         ') })],
  ['a wrong encoding', jpeg({ exif: tiff('Zwei StÃ¼hle') })],
  ['a length that is not true', jpeg({ xmp: packet }).slice(0, 60)],
  ['a segment that leads nowhere', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0)],
  ['a PNG chunk that is too large', png([pngXmp(`${packet}${' '.repeat(70_000)}`)])],
  ['another kind of file', new TextEncoder().encode('<svg><title>Lamp</title></svg>')],
] as const)('a file with %s proposes nothing', async (_, bytes) => {
  expect(await read(Uint8Array.from(bytes))).toEqual({})
})

test('markup, control characters and turned directions are left out of a text, and its length is limited', async () => {
  const hostile = `&lt;b onclick="x"&gt;Lamp&lt;/b&gt;\u202e of&#x9;brass ${'x'.repeat(5_000)}`
  const { title = '' } = await read(jpeg({ xmp: xmp(spoken('dc:title', hostile)) }))
  expect(title).toMatch(/^Lamp of brass x+$/)
  expect(title).toHaveLength(limits.pinTitleMax)
})

test('only metadata is parsed, however large the picture is', () => {
  const bytes = jpeg({ xmp: packet })
  const large = new Uint8Array(3_000_000)
  large.set(bytes)
  expect(metadataPart(large)?.length).toBeLessThan(bytes.length)
  const many = png(Array.from({ length: 100 }, () => pngXmp(packet)))
  expect(metadataPart(many)?.length).toBeLessThan(many.length / 5)
})

test('a compressed text of a PNG is not unpacked, and no parser loads for it', () => {
  const bytes = png([chunk('zTXt', new Uint8Array(100)), chunk('iTXt', Uint8Array.of(65, 0, 1, 0))])
  expect(metadataPart(bytes)).toBeUndefined()
})

test('a file that is too large is not read', async () => {
  const file = { size: limits.metadataFileBytes + 1, arrayBuffer: () => Promise.reject() }
  expect(await readFileWords(file)).toEqual({})
})

test('XML that declares entities never reaches a parser', () => {
  const declared = (declaration: string) => jpeg({ xmp: xmp(spoken('dc:title', 'x'), declaration) })
  expect(metadataPart(declared('<!DOCTYPE a [<!ENTITY a "b">]>'))).toBeUndefined()
  expect(metadataPart(declared('<!entity a "b">'))).toBeUndefined()
  expect(metadataPart(declared(''))).toBeDefined()
})
