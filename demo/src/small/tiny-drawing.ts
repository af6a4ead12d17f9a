import type { DrawSize } from '../drawn-on-demand.ts'
import type { Draw } from '../keep-pictures.ts'

/** A whole WebP picture of one point. */
const point = Uint8Array.from(
  atob('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='),
  (letter) => letter.codePointAt(0) ?? 0,
)

/** Draws demo pictures without work: one point each, said to be as large as they ought to be. */
export const tinyDrawing: Draw = async ({ ratio }) => {
  const size = (width: number) => ({ width, height: Math.round(width * ratio) })
  const sizes = { '236x': size(236), '474x': size(474), '736x': size(736), orig: size(736) }
  return { ...sizes.orig, dominantColor: '#c8b6a0', phash: null, sizes, webp: point }
}

/** The same for a size that is asked for later; nobody looks at it, so it is never a JPEG. */
export const tinySize: DrawSize = async () => point
