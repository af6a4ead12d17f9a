import { pinLinkMax } from '@tessera/contracts/limit-values'
import { parseUrl } from '@tessera/contracts/parse-url'
import type { FoundPicture } from './found-picture.ts'
import { isLarge } from './own-images.ts'
import { pictureOf } from './own-pictures.ts'

/** Max elements that are looked at, so that no page keeps a person waiting. */
const elementsMax = 6_000

/** Area that a picture without a known size counts with: more than one beside the text. */
const usualArea = 600 * 600

/** Returns the pages within a page: itself, and the frames that it may look into. */
function documentsIn(page: Document): readonly Document[] {
  const frames = [...page.querySelectorAll('iframe')].flatMap((frame) => {
    try {
      return frame.contentDocument ?? []
    } catch {
      return []
    }
  })
  return [page, ...frames]
}

/** Returns the elements below a root, those of open shadow trees too. */
function elementsIn(root: Document | ShadowRoot): readonly Element[] {
  return [...root.querySelectorAll('host' in root ? '*' : 'body, body *')]
    .slice(0, elementsMax)
    .flatMap((element) =>
      element.shadowRoot === null ? element : [element, ...elementsIn(element.shadowRoot)],
    )
}

const inHead =
  'meta[property^="og:image"],meta[name^="og:image"],meta[name^="twitter:image"],meta[property^="twitter:image"],link[rel~="image_src"]'

function headPictures(page: Document): readonly FoundPicture[] {
  return [...page.querySelectorAll(inHead)].flatMap((element) => {
    const address = element.getAttribute('content') ?? element.getAttribute('href') ?? ''
    const name = element.getAttribute('property') ?? element.getAttribute('name') ?? ''
    if (/:(?:width|height|alt|type)$/.test(name)) return []
    return { address, width: 0, height: 0, text: '' }
  })
}

/** True when a page asks that nothing of it is saved. */
const optsOut = (page: Document, brand: string): boolean =>
  [...page.querySelectorAll('meta')].some(
    ({ name, content }) =>
      (name.toLowerCase() === brand.toLowerCase() && /\bnopin\b/i.test(content)) ||
      (name.toLowerCase() === 'robots' && /\bnoimageindex\b/i.test(content)),
  )

const areaOf = ({ width, height }: FoundPicture): number => width * height || usualArea

/** An address that other windows can be told; what is not on the web is named by its place on the page. */
function named(picture: FoundPicture, page: Document, at: number): FoundPicture | undefined {
  const url = parseUrl(picture.address, page.baseURI)
  if (url === null || /\.svgz?$/i.test(url.pathname)) return undefined
  if (/^https?:$/.test(url.protocol)) {
    url.hash = ''
    return url.href.length > pinLinkMax ? undefined : { ...picture, address: url.href }
  }
  if (picture.element === undefined || !/^(?:data:image\/(?!svg)|blob:)/.test(url.href))
    return undefined
  const place = new URL(page.URL)
  place.hash = `picture-${at}`
  return { ...picture, address: place.href }
}

/**
 * Returns the pictures of a page that can become pins, each once: those that its head names first, as they are the
 * page's own, then the largest. `brand` is the name by which a page can refuse.
 */
export function collectPictures(page: Document, brand: string): readonly FoundPicture[] {
  if (optsOut(page, brand)) return []
  const best = new Map<string, FoundPicture>()
  const own = new Set<string>()
  for (const part of documentsIn(page)) {
    const head = headPictures(part)
    const found = [...head, ...elementsIn(part).flatMap((each) => pictureOf(each) ?? [])]
    for (const [at, each] of found.entries()) {
      const picture = isLarge(each) ? named(each, part, at) : undefined
      if (picture === undefined) continue
      // The head of a frame names the frame's picture, and not the page's.
      if (at < head.length && part === page) own.add(picture.address)
      const known = best.get(picture.address)
      if (known === undefined || (known.element === undefined && picture.element !== undefined))
        best.set(picture.address, picture)
    }
  }
  const all = [...best.values()]
  const others = all.filter(({ address }) => !own.has(address))
  return [
    ...all.filter(({ address }) => own.has(address)),
    ...others.sort((a, b) => areaOf(b) - areaOf(a)),
  ]
}
