import type { Pin } from '@tessera/contracts/entities/pin'
import { tilePicture } from '@tessera/contracts/tile-picture'
import type { DocumentPicture } from '../documents/document-picture.ts'

/** Returns the picture of a pin's tile, with the sizes that a grid chooses from. */
export const pictureOf = ({ images }: Pick<Pin, 'images'>): DocumentPicture => ({
  href: images['474x'].url,
  ...tilePicture(images),
})
