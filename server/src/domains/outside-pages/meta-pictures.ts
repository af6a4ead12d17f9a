import { pixels } from './declared-size.ts'
import type { NamedPicture, PictureSource } from './picture-tags.ts'

/** One `meta` of a page that may say something of its pictures or its product. */
export interface Meta {
  readonly name: string
  readonly content: string
}

const starts = new Map<string, PictureSource>([
  ['og:image', 'open-graph'],
  ['og:image:url', 'open-graph'],
  ['og:image:secure_url', 'open-graph'],
  ['twitter:image', 'twitter'],
  ['twitter:image:src', 'twitter'],
])

/** The pictures that a page names for others to show; what follows an address is about that picture. */
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
