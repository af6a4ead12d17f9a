type Bytes = Uint8Array<ArrayBuffer>

/** Letters as bytes, one each. */
export const text = (letters: string): Bytes =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

/** Joins parts. */
export function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A number as that many bytes, most significant first. */
export const bytesOf = (value: number, length: number): Bytes =>
  new Uint8Array(
    Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256),
  )

/** A box of an MP4. */
export const box = (type: string, ...parts: readonly Bytes[]): Bytes => {
  const inside = joined(...parts)
  return joined(bytesOf(inside.length + 8, 4), text(type), inside)
}

/** The metadata of a test video. */
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
  /** The duration is in the fragments. */
  readonly fragmented?: boolean
  readonly dataBytes?: number
  /** The media data; positions of a separate track are counted from its start. */
  readonly data?: Bytes
  readonly positions?: { readonly sizes: readonly number[]; readonly at: readonly number[] }
  /** Seconds since 1904. */
  readonly madeAt?: number
  readonly handlerName?: string
  /** More boxes of the film, of its track and of the file. */
  readonly inFilm?: readonly Bytes[]
  readonly inTrack?: readonly Bytes[]
  readonly after?: readonly Bytes[]
}

const zeros = (length: number): Bytes => new Uint8Array(length)

function filmHeader(
  { durationMs }: Telling,
  { long = false, fragmented = false, madeAt = 0 }: Mp4Choices,
) {
  const units = fragmented ? 0 : durationMs
  const times = long
    ? joined(bytesOf(madeAt, 8), bytesOf(madeAt, 8), bytesOf(1_000, 4))
    : joined(bytesOf(madeAt, 4), bytesOf(madeAt, 4), bytesOf(1_000, 4))
  return box(
    'mvhd',
    bytesOf(long ? 1 : 0, 1),
    zeros(3),
    times,
    bytesOf(units, long ? 8 : 4),
    zeros(80),
  )
}

function track(
  { width, height }: Telling,
  { turned = false, long = false, handler = 'vide', ...choices }: Mp4Choices,
) {
  const one = bytesOf(65_536, 4)
  const matrix = turned
    ? joined(zeros(4), one, zeros(4), one, zeros(20))
    : joined(one, zeros(12), one, zeros(16))
  const sides = turned ? [height, width] : [width, height]
  const header = box(
    'tkhd',
    bytesOf(long ? 1 : 0, 1),
    zeros(long ? 51 : 39),
    matrix,
    ...sides.map((side) => bytesOf(side * 65_536, 4)),
  )
  const { handlerName = '', inTrack = [] } = choices
  const named = box('hdlr', zeros(8), text(handler), zeros(12), text(handlerName))
  return box('trak', header, box('mdia', named), ...inTrack)
}

/** A track of positions with its sample tables, one chunk per sample. */
function positionTrack(dataAt: number, { sizes, at }: NonNullable<Mp4Choices['positions']>) {
  const list = (numbers: readonly number[]) =>
    joined(bytesOf(numbers.length, 4), ...numbers.map((number) => bytesOf(number, 4)))
  const tables = box(
    'stbl',
    box('stsz', zeros(8), list(sizes)),
    box('stsc', zeros(4), bytesOf(1, 4), bytesOf(1, 4), bytesOf(1, 4), bytesOf(1, 4)),
    box('stco', zeros(4), list(at.map((each) => dataAt + each))),
  )
  const header = box('tkhd', zeros(12), bytesOf(2, 4), zeros(68))
  const handler = box('hdlr', zeros(8), text('meta'), zeros(12))
  return box('trak', header, box('mdia', handler, box('minf', tables)))
}

/** An MP4 with a duration and a size, and no picture. */
export function tinyMp4(told: Telling, choices: Mp4Choices = {}): Bytes {
  const { brand = 'isom', filmLast = false, fragmented = false, dataBytes = 300 } = choices
  const lengths = fragmented
    ? [box('mvex', box('mehd', zeros(4), bytesOf(told.durationMs, 4)))]
    : []
  const { inFilm = [], after = [], positions } = choices
  const start = box('ftyp', text(brand), zeros(4), text(brand))
  const data = box('mdat', choices.data ?? zeros(dataBytes))
  const filmOf = (dataAt: number) => {
    const more = positions === undefined ? [] : [positionTrack(dataAt, positions)]
    return box(
      'moov',
      filmHeader(told, choices),
      ...lengths,
      track(told, choices),
      ...more,
      ...inFilm,
    )
  }
  if (filmLast) return joined(start, data, filmOf(start.length + 8), ...after)
  const film = filmOf(start.length + filmOf(0).length + 8)
  return joined(start, film, data, ...after)
}

/** An element of a WebM. */
export const element = (id: number, idLength: number, inside: Bytes): Bytes =>
  joined(bytesOf(id, idLength), bytesOf(inside.length + 2 ** 28, 4), inside)

function float(value: number): Bytes {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}

interface WebmChoices {
  readonly live?: boolean
  /** More elements of the segment, its information, its track, and the file. */
  readonly inSegment?: readonly Bytes[]
  readonly inInfo?: readonly Bytes[]
  readonly inTrack?: readonly Bytes[]
  readonly moreTracks?: readonly Bytes[]
  readonly after?: readonly Bytes[]
}

/** A WebM with a duration and a size, and no picture. */
export function tinyWebm(told: Telling, choices: WebmChoices = {}): Bytes {
  const {
    live = false,
    inSegment = [],
    inInfo = [],
    inTrack = [],
    moreTracks = [],
    after = [],
  } = choices
  const duration = live ? [] : [element(0x4489, 2, float(told.durationMs))]
  const info = joined(element(0x2ad7b1, 3, bytesOf(1_000_000, 3)), ...duration, ...inInfo)
  const sides = joined(
    element(0xb0, 1, bytesOf(told.width, 2)),
    element(0xba, 1, bytesOf(told.height, 2)),
  )
  const video = joined(element(0x83, 1, bytesOf(1, 1)), element(0xe0, 1, sides), ...inTrack)
  const inside = joined(
    element(0x1549a966, 4, info),
    element(0x1654ae6b, 4, joined(element(0xae, 1, video), ...moreTracks)),
    element(0x1f43b675, 4, element(0xa3, 1, zeros(200))),
    ...inSegment,
  )
  const segment = live
    ? joined(bytesOf(0x18538067, 4), new Uint8Array([0x01, ...Array(7).fill(0xff)]), inside)
    : element(0x18538067, 4, inside)
  return joined(element(0x1a45dfa3, 4, element(0x4282, 2, text('webm'))), segment, ...after)
}
