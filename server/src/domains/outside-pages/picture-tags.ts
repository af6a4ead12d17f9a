import { type DeclaredSize, declaredSize, pixels } from './declared-size.ts'
import { srcsetPictures } from './srcset.ts'
import type { Tag } from './tag-reader.ts'

/** Where on a page a picture was named; what names its best picture comes first. */
export type PictureSource =
  | 'open-graph'
  | 'linked-data'
  | 'twitter'
  | 'image-src'
  | 'poster'
  | 'img'

/** A picture as a page names it: its address may be relative, and its size is what the page says. */
export interface NamedPicture extends DeclaredSize {
  readonly url: string
  readonly source: PictureSource
  readonly title: string
}

/** Where pages put the true address of a picture that loads late. */
const lateAddresses = [
  'data-src',
  'data-lazy',
  'data-lazy-src',
  'data-original',
  'data-original-src',
  'data-hi-res-src',
  'data-zoom-image',
  'data-large_image',
  'data-full-src',
]
const lateSets = ['srcset', 'data-srcset', 'data-lazy-srcset', 'data-original-set']

/** The types of a `source` that the product cannot take. */
const untaken = /svg|jxl|hei[cf]/i

/** A picture out of the several that one tag offers. */
interface Offered {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
}

const heightFor = (width: number | null, shown: DeclaredSize): number | null =>
  width === null || shown.width === null || shown.height === null
    ? null
    : Math.round((width * shown.height) / shown.width)

function offeredBy(sets: readonly string[], shown: DeclaredSize): readonly Offered[] {
  return sets.flatMap(srcsetPictures).map(({ url, width, density }) => {
    const wide = width ?? (shown.width === null ? null : Math.round(shown.width * density))
    return { url, width: wide, height: heightFor(wide, shown) }
  })
}

const widest = (offered: readonly Offered[]): Offered | undefined =>
  offered.reduce<Offered | undefined>(
    (best, one) => (best === undefined || (one.width ?? 0) > (best.width ?? 0) ? one : best),
    undefined,
  )

const given = (tag: Tag, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => tag.attributes.get(name) ?? [])

/** The sets of pictures that a `source` offers, unless they are of a kind that the product cannot take. */
export const setsOfSource = (tag: Tag): readonly string[] =>
  untaken.test(tag.attributes.get('type') ?? '') ? [] : given(tag, lateSets)

/**
 * The best picture that an `img` offers, with those of the `picture` around it. What a page loads late
 * stands in for its `src`, which then is a placeholder.
 */
export function pictureOfImg(tag: Tag, sourceSets: readonly string[]): NamedPicture | undefined {
  const { attributes } = tag
  if (attributes.has('nopin') || attributes.has('data-nopin')) return undefined
  const shown = declaredSize(tag)
  const late = given(tag, lateAddresses).map((url) => ({ ...shown, url }))
  const src = attributes.get('src')
  const plain = late.length > 0 || src === undefined ? late : [{ ...shown, url: src }]
  const best = widest([...offeredBy([...sourceSets, ...given(tag, lateSets)], shown), ...plain])
  if (best === undefined) return undefined
  return { ...best, source: 'img', title: attributes.get('alt') ?? attributes.get('title') ?? '' }
}

/** The still picture of a video. */
export function pictureOfVideo(tag: Tag): NamedPicture | undefined {
  const url = tag.attributes.get('poster')
  const size = {
    width: pixels(tag.attributes.get('width')),
    height: pixels(tag.attributes.get('height')),
  }
  return url === undefined ? undefined : { url, ...size, source: 'poster', title: '' }
}
