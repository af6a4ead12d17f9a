import type { FoundPicture } from './found-picture.ts'
import { imageSource, isImage } from './image-source.ts'

/** Returns the picture of an `img`, at the size of the file that it loaded, or at its size on the page. */
function ofImage(image: Element): FoundPicture | undefined {
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
    address: source.address,
    width: Math.round(shown.width * scale) || source.width,
    height: Math.round(shown.height * scale),
    text: image.getAttribute('alt') ?? '',
    ...(loaded === undefined ? {} : { element: loaded }),
  }
}

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
  if (element.closest('[nopin],[data-nopin]') !== null) return undefined
  switch (element.localName) {
    case 'img':
    case 'amp-img':
      return ofImage(element)
    case 'video':
    case 'amp-video':
      return shownBy(element, element.getAttribute('poster'))
    default:
      return ofBackground(element)
  }
}
