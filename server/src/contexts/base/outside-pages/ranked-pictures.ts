import { limits } from '@tessera/contracts/limits'
import { sizeInUrl } from './declared-size.ts'
import { leadsInside } from './leads-inside.ts'
import type { NamedPicture, PictureSource } from './picture-tags.ts'
import { samePictureKey } from './same-picture.ts'

/** A picture that a pin can be made from. */
export interface RankedPicture {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly title: string
}

const itemsMax = 60
const urlMax = 2_048

/** The assumed side of a picture without a declared size. */
const usualSide: Readonly<Record<PictureSource, number>> = {
  'open-graph': 600,
  'main-thing': 550,
  'linked-data': 550,
  twitter: 500,
  'image-src': 450,
  poster: 400,
  img: 240,
}

/**
 * Sources that name the picture of the page itself, the surest first. The pictures of all others, such as those
 * of other products beside it, come after them, however large they are.
 */
const ownSources: readonly PictureSource[] = ['open-graph', 'main-thing', 'twitter', 'image-src']

interface Weighed extends RankedPicture {
  readonly key: string
  readonly area: number
  /** The place of its source among those that name the page's own picture. */
  readonly rank: number
}

function rankOf(source: PictureSource): number {
  const rank = ownSources.indexOf(source)
  return rank < 0 ? ownSources.length : rank
}

function absolute(text: string, base: URL): URL | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > urlMax) return undefined
  const url = URL.parse(trimmed, base)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  if (url.username !== '' || url.password !== '' || /\.svgz?$/i.test(url.pathname)) return undefined
  if (leadsInside(url)) return undefined
  url.hash = ''
  return url.href.length > urlMax ? undefined : url
}

function weighed(picture: NamedPicture, base: URL): Weighed | undefined {
  const url = absolute(picture.url, base)
  if (url === undefined) return undefined
  const hint = sizeInUrl(url)
  const width = picture.width ?? hint.width
  const height = picture.height ?? hint.height
  const isTooSmall = [width, height].some((side) => side !== null && side < limits.imageMinSide)
  if (isTooSmall) return undefined
  const side = usualSide[picture.source]
  return {
    url: url.href,
    width: picture.width,
    height: picture.height,
    title: picture.title,
    key: samePictureKey(url),
    area: (width ?? height ?? side) * (height ?? width ?? side),
    rank: rankOf(picture.source),
  }
}

/** Returns one of two sizes of a picture: the larger, at the better of their ranks. */
function better(known: Weighed, one: Weighed): Weighed {
  const [large, small] = one.area > known.area ? [one, known] : [known, one]
  return { ...large, title: large.title || small.title, rank: Math.min(one.rank, known.rank) }
}

/** Returns a page's usable pictures, each once at its largest size: its own first, then the largest. */
export function rankedPictures(
  named: readonly NamedPicture[],
  base: URL,
): readonly RankedPicture[] {
  const best = new Map<string, Weighed>()
  for (const picture of named) {
    const one = weighed(picture, base)
    if (one === undefined) continue
    const known = best.get(one.key)
    best.set(one.key, known === undefined ? one : better(known, one))
  }
  return (
    [...best.values()]
      // A page names its own pictures in the order that it wants.
      .toSorted((a, b) => a.rank - b.rank || (a.rank === 0 ? 0 : b.area - a.area))
      .slice(0, itemsMax)
      .map(({ key, area, rank, ...picture }) => picture)
  )
}
