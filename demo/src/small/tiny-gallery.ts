import type { Gallery } from '../keep-pictures.ts'
import { readFacts } from '../pictures/picture-facts.ts'
import type { Resize } from '../sized-on-demand.ts'

/** A WebP picture of one pixel. */
const point = Uint8Array.from(
  atob('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='),
  (letter) => letter.codePointAt(0) ?? 0,
)

const facts = readFacts()
const unknown = { width: 564, height: 705, sha: '', dominantColor: '#c8b6a0' }

/** The demo world's pictures as one pixel each, with their full sizes and no likeness. */
export const tinyGallery: Gallery = {
  has: () => true,
  factsOf: (name) => ({ ...unknown, sha: name, ...facts.get(name), phash: null }),
  read: async () => point,
}

/** The same for sizes made on request. Nobody looks at them, so they are never JPEGs. */
export const tinySize: Resize = async () => point
