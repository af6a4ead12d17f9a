import type { DrawSize } from '../drawn-on-demand.ts'
import type { Draw } from '../keep-pictures.ts'

/** A WebP picture of one pixel. */
const point = Uint8Array.from(
  atob('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='),
  (letter) => letter.codePointAt(0) ?? 0,
)

/** Draws one-pixel pictures that claim their full size. */
export const tinyDrawing: Draw = async ({ ratio }) => {
  const size = (width: number) => ({ width, height: Math.round(width * ratio) })
  const sizes = { '236x': size(236), '474x': size(474), '736x': size(736), orig: size(736) }
  return { ...sizes.orig, dominantColor: '#c8b6a0', phash: null, sizes, webp: point }
}

/** The same for sizes drawn on request. Nobody looks at them, so they are never JPEGs. */
export const tinySize: DrawSize = async () => point
