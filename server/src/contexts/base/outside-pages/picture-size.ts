/** Width and height of a picture. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

type Read = (view: DataView) => PictureSize | undefined

const text = (view: DataView, at: number, length: number): string =>
  at + length > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length))

const png: Read = (view) =>
  text(view, 12, 4) === 'IHDR' && view.byteLength >= 24
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : undefined

const gif: Read = (view) =>
  view.byteLength >= 10
    ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    : undefined

/** Markers between C0 and CF that don't start a frame. */
const noFrames = new Set([0xc4, 0xc8, 0xcc])

const jpeg: Read = (view) => {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

const webp: Read = (view) => {
  if (view.byteLength < 30) return undefined
  const kind = text(view, 12, 4)
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  // 24-bit little-endian values.
  const side = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1
  return kind === 'VP8X' ? { width: side(24), height: side(27) } : undefined
}

const kinds: readonly (readonly [at: number, start: string, read: Read])[] = [
  [0, '\x89PNG', png],
  [0, 'GIF8', gif],
  [0, '\xff\xd8\xff', jpeg],
  [8, 'WEBP', webp],
]

/**
 * Recognizes the supported picture formats by their first bytes and reads the size, if it's there.
 */
export function pictureIn(
  bytes: Uint8Array,
): { readonly size: PictureSize | undefined } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (/^avi[fs]$/.test(text(view, 8, 4)) && text(view, 4, 4) === 'ftyp') return { size: undefined }
  const kind = kinds.find(([at, start]) => text(view, at, start.length) === start)
  return kind === undefined ? undefined : { size: kind[2](view) }
}
