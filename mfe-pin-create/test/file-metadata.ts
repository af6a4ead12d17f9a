/** Pictures whose metadata a test writes; they have no pixels. */

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text)

function joined(parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

const big16 = (value: number) => [value >> 8, value & 0xff]
const big32 = (value: number) => [...big16(value >>> 16), ...big16(value & 0xffff)]
const little32 = (value: number) => big32(value).toReversed()
const little16 = (value: number) => big16(value).toReversed()

/** Returns an XMP packet with these elements. */
export const xmp = (elements: string, head = ''): string =>
  `${head}<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`

/** Returns an element of XMP with a text in its default language. */
export const spoken = (name: string, text: string): string =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li><rdf:li xml:lang="de">Anders</rdf:li></rdf:Alt></${name}>`

/** Returns EXIF data with an ImageDescription. */
export function tiff(description: string): Uint8Array<ArrayBuffer> {
  const text = joined([bytesOf(description), [0]])
  return joined([
    bytesOf('II*\0'),
    little32(8),
    little16(1),
    [...little16(0x010e), ...little16(2), ...little32(text.length), ...little32(26)],
    little32(0),
    text,
  ])
}

/** Returns IPTC data with a caption, as Photoshop keeps it. */
export function iptc(caption: string): Uint8Array<ArrayBuffer> {
  const text = bytesOf(caption)
  const utf8 = [0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47]
  const data = joined([utf8, [0x1c, 2, 120, ...big16(text.length)], text])
  const padding = data.length % 2 === 0 ? [] : [0]
  const block = [...big16(0x0404), 0, 0, ...big32(data.length)]
  return joined([bytesOf('Photoshop 3.0\0'), bytesOf('8BIM'), block, data, padding])
}

interface Metadata {
  readonly xmp?: string
  readonly exif?: Uint8Array
  readonly iptc?: Uint8Array
}

const segment = (marker: number, data: Uint8Array) =>
  joined([[0xff, marker, ...big16(data.length + 2)], data])

/** Returns a JPEG with this metadata. */
export const jpeg = ({ xmp, exif, iptc }: Metadata): Uint8Array<ArrayBuffer> =>
  joined([
    [0xff, 0xd8],
    exif === undefined ? [] : segment(0xe1, joined([bytesOf('Exif\0\0'), exif])),
    xmp === undefined ? [] : segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${xmp}`)),
    iptc === undefined ? [] : segment(0xed, iptc),
    [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9],
  ])

/** Returns a chunk of a PNG, without its checksum. */
export const chunk = (kind: string, data: Uint8Array): Uint8Array<ArrayBuffer> =>
  joined([big32(data.length), bytesOf(kind), data, [0, 0, 0, 0]])

/** Returns a PNG with these chunks. */
export const png = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  joined([
    [0x89, ...bytesOf('PNG\r\n'), 0x1a, 0x0a],
    chunk('IHDR', joined([big32(1), big32(1), [8, 2, 0, 0, 0]])),
    chunk('IDAT', new Uint8Array(2000)),
    ...chunks,
    chunk('IEND', new Uint8Array()),
  ])

/** Returns the XMP chunk of a PNG. */
export const pngXmp = (packet: string): Uint8Array<ArrayBuffer> =>
  chunk('iTXt', bytesOf(`XML:com.adobe.xmp\0\0\0\0\0${packet}`))

/** Returns a WebP with an XMP packet. */
export function webp(packet: string): Uint8Array<ArrayBuffer> {
  const data = bytesOf(packet.length % 2 === 0 ? packet : `${packet} `)
  const head = [0x04, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const body = joined([
    bytesOf('WEBPVP8X'),
    little32(10),
    head,
    bytesOf('VP8 '),
    little32(2000),
    new Uint8Array(2000),
    bytesOf('XMP '),
    little32(data.length),
    data,
  ])
  return joined([bytesOf('RIFF'), little32(body.length), body])
}
