import type { Pin } from '@tessera/contracts/entities/pin'
import type { DocumentPicture } from './document-picture.ts'

/**
 * Two columns on a phone, else columns of about 250 px: close enough for a browser to choose the
 * picture that the grid will.
 */
const gridSizes = '(max-width: 599px) 50vw, 250px'

/** Returns the picture of a pin's tile, with the sizes that a grid chooses from. */
export function pictureOf({ images }: Pick<Pin, 'images'>): DocumentPicture {
  const files = [images['236x'], images['474x'], images['736x']]
  const srcset = files.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return { href: images['474x'].url, srcset, sizes: gridSizes }
}
