import type { Tag } from '../../../platform/pages/tag-reader.ts'
import { type DeclaredSize, declaredSize, pixels } from './declared-size.ts'
import { srcsetPictures } from './srcset.ts'

/** The place where a page named a picture, best source first. */
export type PictureSource =
  | 'open-graph'
  | 'main-thing'
  | 'linked-data'
  | 'twitter'
  | 'image-src'
  | 'poster'
  | 'img'

/** A picture named by a page, with a possibly relative URL and its declared size. */
export interface NamedPicture extends DeclaredSize {
  readonly url: string
  readonly source: PictureSource
  readonly title: string
}

/** Attributes with the URL of a lazy-loaded picture. */
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

/** Types of a `source` that aren't supported. */
const untaken = /svg|jxl|hei[cf]/i

/** One of the pictures that a tag offers. */
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

/** Returns the srcsets of a `source`, unless its type isn't supported. */
export const setsOfSource = (tag: Tag): readonly string[] =>
  untaken.test(tag.attributes.get('type') ?? '') ? [] : given(tag, lateSets)

/**
 * Returns the best picture of an `img` and the sources of its `picture`. A lazy-loading attribute
 * wins over `src`, which is a placeholder then.
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

/** Returns the poster of a video. */
export function pictureOfVideo(tag: Tag): NamedPicture | undefined {
  const url = tag.attributes.get('poster')
  const size = {
    width: pixels(tag.attributes.get('width')),
    height: pixels(tag.attributes.get('height')),
  }
  return url === undefined ? undefined : { url, ...size, source: 'poster', title: '' }
}
