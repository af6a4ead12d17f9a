import type { Tag } from './tag-reader.ts'

/** How wide and high something is said to be; null where nothing is said. */
export interface DeclaredSize {
  readonly width: number | null
  readonly height: number | null
}

const sizeMax = 20_000

/** A whole number of pixels, as an attribute or a property has it. */
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

/** The largest length in pixels that `sizes` speaks of, outside of its conditions. */
function inSizes(sizes: string): number | null {
  const lengths = sizes
    .slice(0, 1_000)
    .split(',')
    .map((part) => pixels(/(?:^|\s)(\d{1,5}px)\s{0,9}$/i.exec(part)?.[1]) ?? 0)
  return Math.max(...lengths) || null
}

/** How large a picture's tag says that it is shown. */
export function declaredSize({ attributes }: Tag): DeclaredSize {
  const style = attributes.get('style') ?? ''
  const of = (name: 'width' | 'height') => pixels(attributes.get(name)) ?? inStyle(style, name)
  return { width: of('width') ?? inSizes(attributes.get('sizes') ?? ''), height: of('height') }
}

const inPath = /[-_/](\d{2,4})x(\d{2,4})(?=[-_./]|$)/g

/** How large a picture's address says that it is, as `-800x600.jpg` and `?w=800&h=600` do. */
export function sizeInUrl(url: URL): DeclaredSize {
  const [, wide, high] = [...url.pathname.matchAll(inPath)].at(-1) ?? []
  const of = (...names: string[]) =>
    pixels(names.map((name) => url.searchParams.get(name)).find((given) => given != null) ?? '')
  return {
    width: pixels(wide) ?? of('w', 'width'),
    height: pixels(high) ?? of('h', 'height'),
  }
}
