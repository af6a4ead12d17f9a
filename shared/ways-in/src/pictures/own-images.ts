import { imageMinSide } from '@tessera/contracts/limit-values'
import { parseUrl } from '@tessera/contracts/parse-url'
import type { FoundPicture } from './found-picture.ts'
import { imageSource, isImage } from './image-source.ts'

/** True for an element of which its page wants nothing saved. */
export const isRefused = (element: Element): boolean =>
  element.closest('[nopin],[data-nopin]') !== null

/** True for a picture whose known sides are long enough for a pin. */
export const isLarge = ({ width, height }: FoundPicture): boolean =>
  (width || imageMinSide) >= imageMinSide && (height || imageMinSide) >= imageMinSide

/** Returns the picture of an `img`, at the size of the file that it loaded, or at its size on the page. */
export function imageOf(image: Element): FoundPicture | undefined {
  const source = imageSource(image)
  if (source === undefined) return undefined
  const box = image.getBoundingClientRect()
  const loaded = isImage(image) && !source.isLate ? image : undefined
  const shown = {
    width: loaded?.naturalWidth || box.width || Number(image.getAttribute('width')) || 0,
    height: loaded?.naturalHeight || box.height || Number(image.getAttribute('height')) || 0,
  }
  const scale = source.width > shown.width && shown.width > 0 ? source.width / shown.width : 1
  return {
    address: parseUrl(source.address, image.baseURI)?.href ?? '',
    width: Math.round(shown.width * scale) || source.width,
    height: Math.round(shown.height * scale),
    text: image.getAttribute('alt') ?? '',
    ...(loaded === undefined ? {} : { element: loaded }),
  }
}
