import { plainColors } from './color-words.ts'
import { priceBandLabel, priceBandOf } from './price-band.ts'
import { wordsOf } from './query-words.ts'
import { type Facet, labelOf } from './refinements.ts'
import { materials, rooms } from './word-families.ts'
import { groupOf, meantFrom, spacedName, usualName } from './word-groups.ts'

/** The facts of a pin that refinements are made of. */
export interface PinFacts {
  /** Its text without accents, in lower case. */
  readonly plain: string
  readonly tags: readonly string[]
  /** The plain color of its picture. */
  readonly pictureColor: string
  readonly shop: string | null
  readonly domain: string | null
  readonly price: { readonly amount: number; readonly currency: string } | null
}

const namesIn = (text: string): readonly string[] => text.split(',').map((name) => name.trim())

/** Materials and rooms, which may be said anywhere in a pin's text. */
const named = [...namesIn(materials), ...namesIn(rooms)].map((name) => ({
  name,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u'),
}))

function priceFacet({ amount, currency }: NonNullable<PinFacts['price']>): Facet {
  const narrowing = priceBandOf(amount, currency)
  return { narrowing, label: priceBandLabel(narrowing), group: 'price' }
}

/** Returns what pins of a search can't be refined by: its words, and other words for them. */
export function askedNames(words: readonly string[]): ReadonlySet<string> {
  const names = words.flatMap((word) =>
    groupOf([word]).terms.flatMap((term) =>
      term.weight > meantFrom ? [term.words.join(' '), ...term.words] : [],
    ),
  )
  return new Set(names.map(usualName))
}

const lettersMin = 3

/**
 * Returns what a pin can be found by beside the words of a query: its hashtags, materials, rooms,
 * colors, price band and shop. Words of its title are not among them.
 */
export function facetsOf(facts: PinFacts, asked: ReadonlySet<string>): readonly Facet[] {
  const { plain, tags, pictureColor, shop, domain, price } = facts
  const shopName = wordsOf(shop ?? '').join('')
  const words = [
    ...named.flatMap(({ name, pattern }) => (pattern.test(plain) ? [name] : [])),
    ...tags.filter(
      (tag) =>
        [...tag].length >= lettersMin &&
        /^\p{L}+$/u.test(tag) &&
        !plainColors.includes(tag) &&
        !(shopName !== '' && shopName.includes(tag)),
    ),
  ]
  const usual = new Map(words.map((word) => [usualName(word), spacedName(word)]))
  return [
    ...[...usual]
      .filter(([name]) => !asked.has(name))
      .map(
        ([, word]): Facet => ({
          narrowing: { kind: 'word', word },
          label: labelOf(word),
          group: 'word',
        }),
      ),
    ...(asked.has(pictureColor)
      ? []
      : [
          {
            narrowing: { kind: 'color', color: pictureColor },
            label: labelOf(pictureColor),
            group: 'color',
          } as const,
        ]),
    ...(shop === null || domain === null
      ? []
      : [{ narrowing: { kind: 'shop', domain }, label: shop, group: 'shop' } as const]),
    ...(price === null ? [] : [priceFacet(price)]),
  ]
}
