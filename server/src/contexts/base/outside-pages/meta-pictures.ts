import { pixels } from './declared-size.ts'
import type { NamedPicture, PictureSource } from './picture-tags.ts'

/** A `meta` element about the page's pictures or product. */
export interface Meta {
  readonly name: string
  readonly content: string
}

/** Returns the first content that isn't blank, of the first of these names that has one. */
export const metaOf = (metas: readonly Meta[], ...names: readonly string[]): string | undefined =>
  names
    .flatMap((wanted) => metas.filter(({ name }) => name === wanted))
    .map(({ content }) => content)
    .find((content) => content.trim() !== '')

const starts = new Map<string, PictureSource>([
  ['og:image', 'open-graph'],
  ['og:image:url', 'open-graph'],
  ['og:image:secure_url', 'open-graph'],
  ['twitter:image', 'twitter'],
  ['twitter:image:src', 'twitter'],
])

/** Returns the pictures in meta tags; size and alt text follow the picture they belong to. */
export function metaPictures(metas: readonly Meta[]): readonly NamedPicture[] {
  const found: NamedPicture[] = []
  for (const { name, content } of metas) {
    const source = starts.get(name)
    const last = found.at(-1)
    if (source !== undefined && last?.url !== content)
      found.push({ url: content, source, width: null, height: null, title: '' })
    else if (last !== undefined) found[found.length - 1] = { ...last, ...detailOf(name, content) }
  }
  return found
}

function detailOf(name: string, content: string): Partial<NamedPicture> {
  if (name === 'og:image:width') return { width: pixels(content) }
  if (name === 'og:image:height') return { height: pixels(content) }
  return name === 'og:image:alt' || name === 'twitter:image:alt' ? { title: content } : {}
}
