type Bytes = Uint8Array<ArrayBuffer>

const text = (letters: string): Bytes => new TextEncoder().encode(letters)

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const bigEndian = (value: number, length: number): Bytes =>
  new Uint8Array(
    Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256),
  )

const box = (type: string, ...parts: readonly Bytes[]): Bytes => {
  const inside = joined(...parts)
  return joined(bigEndian(inside.length + 8, 4), text(type), inside)
}

/** What a made video says of itself. */
export interface Telling {
  readonly durationMs: number
  readonly width: number
  readonly height: number
}

interface Mp4Choices {
  readonly brand?: string
  readonly turned?: boolean
  readonly filmLast?: boolean
  readonly long?: boolean
  readonly handler?: string
  /** The duration stands with the fragments. */
  readonly fragmented?: boolean
  readonly dataBytes?: number
}

const zeros = (length: number): Bytes => new Uint8Array(length)

function filmHeader({ durationMs }: Telling, { long = false, fragmented = false }: Mp4Choices) {
  const units = fragmented ? 0 : durationMs
  const times = long
    ? joined(zeros(16), bigEndian(1_000, 4))
    : joined(zeros(8), bigEndian(1_000, 4))
  return box(
    'mvhd',
    bigEndian(long ? 1 : 0, 1),
    zeros(3),
    times,
    bigEndian(units, long ? 8 : 4),
    zeros(80),
  )
}

function track(
  { width, height }: Telling,
  { turned = false, long = false, handler = 'vide' }: Mp4Choices,
) {
  const one = bigEndian(65_536, 4)
  const matrix = turned
    ? joined(zeros(4), one, zeros(4), one, zeros(20))
    : joined(one, zeros(12), one, zeros(16))
  const sides = turned ? [height, width] : [width, height]
  const header = box(
    'tkhd',
    bigEndian(long ? 1 : 0, 1),
    zeros(long ? 51 : 39),
    matrix,
    ...sides.map((side) => bigEndian(side * 65_536, 4)),
  )
  return box('trak', header, box('mdia', box('hdlr', zeros(8), text(handler), zeros(12))))
}

/** An MP4 with all that tells its length and shape, and nothing to be seen. */
export function tinyMp4(told: Telling, choices: Mp4Choices = {}): Bytes {
  const { brand = 'isom', filmLast = false, fragmented = false, dataBytes = 300 } = choices
  const lengths = fragmented
    ? [box('mvex', box('mehd', zeros(4), bigEndian(told.durationMs, 4)))]
    : []
  const film = box('moov', filmHeader(told, choices), ...lengths, track(told, choices))
  const data = box('mdat', zeros(dataBytes))
  const start = box('ftyp', text(brand), zeros(4), text(brand))
  return filmLast ? joined(start, data, film) : joined(start, film, data)
}

const element = (id: number, idLength: number, inside: Bytes): Bytes =>
  joined(bigEndian(id, idLength), bigEndian(inside.length + 2 ** 28, 4), inside)

function float(value: number): Bytes {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}

/** A WebM with all that tells its length and shape, and nothing to be seen. */
export function tinyWebm(told: Telling, choices: { readonly live?: boolean } = {}): Bytes {
  const { live = false } = choices
  const duration = live ? [] : [element(0x4489, 2, float(told.durationMs))]
  const info = joined(element(0x2ad7b1, 3, bigEndian(1_000_000, 3)), ...duration)
  const sides = joined(
    element(0xb0, 1, bigEndian(told.width, 2)),
    element(0xba, 1, bigEndian(told.height, 2)),
  )
  const video = joined(element(0x83, 1, bigEndian(1, 1)), element(0xe0, 1, sides))
  const inside = joined(
    element(0x1549a966, 4, info),
    element(0x1654ae6b, 4, element(0xae, 1, video)),
    element(0x1f43b675, 4, zeros(200)),
  )
  const segment = live
    ? joined(bigEndian(0x18538067, 4), new Uint8Array([0x01, ...Array(7).fill(0xff)]), inside)
    : element(0x18538067, 4, inside)
  return joined(element(0x1a45dfa3, 4, element(0x4282, 2, text('webm'))), segment)
}
