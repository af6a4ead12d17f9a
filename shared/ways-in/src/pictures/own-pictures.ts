import type { FoundPicture } from './found-picture.ts'
import { imageOf, isRefused } from './own-images.ts'

/** Returns the picture at an address, at the size of the element that shows it. */
function shownBy(element: Element, address: string | undefined | null): FoundPicture | undefined {
  if (!address) return undefined
  const { width, height } = element.getBoundingClientRect()
  const text = element.getAttribute('aria-label') ?? ''
  return { address, width: Math.round(width), height: Math.round(height), text }
}

function ofBackground(element: Element): FoundPicture | undefined {
  const { backgroundImage } = getComputedStyle(element)
  return shownBy(element, /url\("?(.*?)"?\)/.exec(backgroundImage)?.[1])
}

/** Returns the picture that an element shows: an image, a video's poster or a background. */
export function pictureOf(element: Element): FoundPicture | undefined {
  if (isRefused(element)) return undefined
  switch (element.localName) {
    case 'img':
    case 'amp-img':
      return imageOf(element)
    case 'video':
    case 'amp-video':
      return shownBy(element, element.getAttribute('poster'))
    default:
      return ofBackground(element)
  }
}
