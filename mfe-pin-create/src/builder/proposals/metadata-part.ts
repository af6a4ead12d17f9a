/** Max bytes of one block of metadata; JPEG has no larger ones, and a text needs no more. */
const blockMax = 65_536
/** Max number of blocks of metadata that are read of a file. */
const blocksMax = 16

type Blocks = readonly Uint8Array[]
type Part = Uint8Array<ArrayBuffer> | undefined

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** True for a block that can be read safely: XML that declares entities could expand without end. */
const isTame = (block: Uint8Array): boolean =>
  !/<!(?:DOCTYPE|ENTITY)/i.test(new TextDecoder('latin1').decode(block).replaceAll('\0', ''))

const tame = (blocks: Blocks): Blocks =>
  blocks.filter((block) => block.length <= blockMax && isTame(block)).slice(0, blocksMax)

function joined(parts: Blocks): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Returns a file around the blocks that can be read safely; undefined when there are none. */
function around(blocks: Blocks, build: (kept: Blocks) => Blocks): Part {
  const kept = tame(blocks)
  return kept.length === 0 ? undefined : joined(build(kept))
}

/** APP1 holds EXIF and XMP, APP13 IPTC. The picture follows the start of scan. */
function jpegPart(bytes: Uint8Array): Part {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const blocks: Uint8Array[] = []
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const end = at + 2 + view.getUint16(at + 2)
    const isMetadata = bytes[at + 1] === 0xe1 || bytes[at + 1] === 0xed
    if (isMetadata && end <= bytes.length) blocks.push(bytes.subarray(at, end))
    at = end
  }
  return around(blocks, (kept) => [bytes.subarray(0, 2), ...kept, Uint8Array.of(0xff, 0xd9)])
}

/** Compressed texts are left out: they could be gigabytes. */
function isPngText(chunk: Uint8Array, kind: string): boolean {
  if (kind !== 'iTXt') return kind === 'tEXt' || kind === 'eXIf'
  const end = chunk.indexOf(0, 8)
  return end !== -1 && chunk[end + 1] === 0
}

function pngPart(bytes: Uint8Array): Part {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const header = bytes.subarray(0, 33)
  const blocks: Uint8Array[] = []
  let [at, last] = [33, new Uint8Array()]
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    const kind = ascii(bytes, at + 4, 4)
    if (end > bytes.length) break
    const chunk = bytes.subarray(at, end)
    if (isPngText(chunk, kind)) blocks.push(chunk)
    if (kind === 'IEND') last = new Uint8Array(chunk)
    at = end
  }
  return around(blocks, (kept) => [header, ...kept, last])
}

function webpPart(bytes: Uint8Array): Part {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const [kept, blocks]: [Uint8Array[], Uint8Array[]] = [[], []]
  let at = 12
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    const kind = ascii(bytes, at, 4)
    if (end > bytes.length) break
    if (kind === 'VP8X') kept.push(bytes.subarray(at, end))
    if (kind === 'EXIF' || kind === 'XMP ') blocks.push(bytes.subarray(at, end))
    at = end
  }
  const head = [new Uint8Array(bytes.subarray(0, 12)), ...kept.slice(0, 1)]
  const whole = around(blocks, (tamed) => [...head, ...tamed])
  if (whole !== undefined) new DataView(whole.buffer).setUint32(4, whole.length - 8, true)
  return whole
}

/**
 * Returns a JPEG, PNG or WebP with nothing but its metadata, of a bounded size; undefined for other
 * files, and for those without any. What a file says about its own lengths is never trusted.
 */
export function metadataPart(bytes: Uint8Array): Part {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegPart(bytes)
  if (bytes.length >= 33 && ascii(bytes, 1, 3) === 'PNG') return pngPart(bytes)
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return webpPart(bytes)
  return undefined
}
