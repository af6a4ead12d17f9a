import type { Images } from './entities/image.ts'
import { measures } from './limits.ts'

/** The values of an `img` that let the browser choose among the stored sizes. */
export interface PictureChoice {
  readonly srcset: string
  readonly sizes: string
}

/** Max height of a picture in the broad pane, by its width: the highest that fits a screen of 900. */
const broadHeight = 1.2

/** True for a picture that a closeup shows in the broad pane: one that is wide or nearly square. */
export const isBroadPicture = ({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): boolean => height <= width * broadHeight

/**
 * Returns the picture of a pin's own page. The document preloads it with the same values as the
 * page, so that it loads once.
 */
export function closeupPicture(images: Images): PictureChoice {
  const { orig } = images
  const kept = [images['236x'], images['474x'], images['736x']]
  // A picture is never enlarged, so the larger files of a small one have the same width.
  const files = [...kept, orig].filter(({ width }, at, all) => width > (all[at - 1]?.width ?? 0))
  const [usual, , medium, , broad] = measures.closeupPanes
  const pane = isBroadPicture(orig) ? broad : usual
  return {
    srcset: files.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes: [
      `(max-width: ${measures.layoutMedium - 1}px) 100vw`,
      `(max-width: ${measures.layoutWide}px) ${medium}px`,
      `${pane}px`,
    ].join(', '),
  }
}
