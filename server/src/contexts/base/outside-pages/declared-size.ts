import type { Tag } from '../../../platform/pages/tag-reader.ts'

/** A declared width and height; null where none is declared. */
export interface DeclaredSize {
  readonly width: number | null
  readonly height: number | null
}

const sizeMax = 20_000

/** Parses a number of pixels from an attribute or a style property. */
export function pixels(text: string | undefined): number | null {
  const [, digits] = /^\s{0,9}(\d{1,6})(?:\.\d{0,6})?\s{0,9}(?:px)?\s{0,9}$/i.exec(text ?? '') ?? []
  const number = Number(digits ?? 0)
  return number > 0 && number <= sizeMax ? number : null
}

function inStyle(style: string, property: 'width' | 'height'): number | null {
  for (const rule of style.slice(0, 500).split(';')) {
    const [name = '', value] = rule.split(':')
    if (name.trim().toLowerCase() === property) return pixels(value)
  }
  return null
}

/** Returns the largest pixel length in `sizes`, ignoring media conditions. */
function inSizes(sizes: string): number | null {
  const lengths = sizes
    .slice(0, 1_000)
    .split(',')
    .map((part) => pixels(/(?:^|\s)(\d{1,5}px)\s{0,9}$/i.exec(part)?.[1]) ?? 0)
  return Math.max(...lengths) || null
}

/** Returns the size that an image tag declares. */
export function declaredSize({ attributes }: Tag): DeclaredSize {
  const style = attributes.get('style') ?? ''
  const of = (name: 'width' | 'height') => pixels(attributes.get(name)) ?? inStyle(style, name)
  return { width: of('width') ?? inSizes(attributes.get('sizes') ?? ''), height: of('height') }
}

const inPath = /[-_/](\d{2,4})x(\d{2,4})(?=[-_./]|$)/g

/** Returns the size in a picture's URL, as in `-800x600.jpg` and `?w=800&h=600`. */
export function sizeInUrl(url: URL): DeclaredSize {
  const [, wide, high] = [...url.pathname.matchAll(inPath)].at(-1) ?? []
  const of = (...names: string[]) =>
    pixels(names.map((name) => url.searchParams.get(name)).find((given) => given != null) ?? '')
  return {
    width: pixels(wide) ?? of('w', 'width'),
    height: pixels(high) ?? of('h', 'height'),
  }
}
