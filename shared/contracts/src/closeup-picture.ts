import type { Images } from './entities/image.ts'
import { measures } from './limits.ts'

/** What a browser chooses a picture by, among the sizes it is kept in. */
export interface PictureChoice {
  readonly srcset: string
  readonly sizes: string
}

/** What a pane leaves free on both sides of its picture, in pixels. */
const margins = 32

/**
 * How a pin's own page shows its picture. The document announces it by the same words as the page
 * draws it by, so that it is fetched once.
 */
export function closeupPicture(images: Images): PictureChoice {
  const { orig } = images
  const kept = [images['236x'], images['474x'], images['736x']]
  const files = orig.width > images['736x'].width ? [...kept, orig] : kept
  const [usual, , medium, , broad] = measures.closeupPanes
  const pane = orig.width > orig.height ? broad : usual
  return {
    srcset: files.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes: [
      `(max-width: ${measures.layoutMedium - 1}px) 100vw`,
      `(max-width: ${measures.layoutWide}px) ${medium - margins}px`,
      `${pane - margins}px`,
    ].join(', '),
  }
}
