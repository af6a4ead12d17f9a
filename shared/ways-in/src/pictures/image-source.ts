import { largestOf } from './srcset.ts'

/** Attributes with the address of a picture that loads once it is scrolled to. */
const lateAddresses = 'data-src,data-lazy-src,data-lazy,data-original,data-hi-res-src,data-full-src'
const sets = 'srcset,data-srcset,data-lazy-srcset'

const given = (element: Element, names: string): readonly string[] =>
  names.split(',').flatMap((name) => element.getAttribute(name) || [])

/** The address of an image's best picture, and whether its size on the page is the picture's own. */
export interface ImageSource {
  readonly address: string
  /** Width of the chosen file; 0 when it is not known. */
  readonly width: number
  /** True when the image on the page only holds the place of one that loads later. */
  readonly isLate: boolean
}

/** True for an image, of a frame too, whose classes are not those of this page. */
export const isImage = (element: Element): element is HTMLImageElement =>
  element.localName === 'img'

/** Types of a `source` that the service does not take. */
const untaken = /svg|jxl|hei[cf]/

/** Returns the address of the largest file that an `img`, with the sources of its `picture`, offers. */
export function imageSource(image: Element): ImageSource | undefined {
  const picture = image.closest('picture')
  const sources = picture === null ? [] : [...picture.querySelectorAll('source')]
  const offered = sources
    .filter(({ type }) => !untaken.test(type))
    .flatMap((source) => given(source, sets))
  const largest = largestOf([...offered, ...given(image, sets)])
  const [late] = given(image, lateAddresses)
  if (largest !== undefined && (largest.width > 0 || late === undefined))
    return { address: largest.address, width: largest.width, isLate: false }
  const own = isImage(image) ? image.currentSrc : ''
  const address = late ?? (own || image.getAttribute('src') || '')
  return address === '' ? undefined : { address, width: 0, isLate: late !== undefined }
}
