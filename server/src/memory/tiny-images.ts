import type { Images } from '../platform/images/port.ts'

/** A whole WebP picture of one point. */
const point = Uint8Array.from(
  atob('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='),
  (letter) => letter.codePointAt(0) ?? 0,
)

/** The file of a picture that is only said to be this tall for its width. */
export const tinyPicture = (ratio: number): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(String(ratio))

/** Pictures that cost no work: one point each, in the shape that `tinyPicture` was given. */
export const tinyImages: Images = {
  async prepare(bytes) {
    const ratio = Number(new TextDecoder().decode(bytes))
    const size = (name: '236x' | '474x' | '736x' | 'orig', width: number) => ({
      name,
      bytes: point,
      width,
      height: Math.round(width * ratio),
    })
    const image = {
      width: 736,
      height: Math.round(736 * ratio),
      dominantColor: '#c8b6a0',
      renditions: [size('236x', 236), size('474x', 474), size('736x', 736), size('orig', 736)],
    }
    return { ok: true, image }
  },
}
