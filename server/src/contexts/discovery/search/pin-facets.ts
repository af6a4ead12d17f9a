import { wordsOf } from '../../base/words/query-words.ts'
import { materials, rooms } from '../kinds/families/word-families.ts'
import { spacedName, usualName } from '../kinds/relations.ts'
import { groupOf, meantFrom } from '../kinds/word-groups.ts'
import { plainColors } from './color-words.ts'
import { priceBandLabel, priceBandOf } from './price-band.ts'
import { type Facet, labelOf } from './refinements.ts'

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

const wholly = (names: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'u')

const allNamed = [...namesIn(materials), ...namesIn(rooms)]
const anyNamed = wholly(allNamed.join('|'))
const named = allNamed.map((name) => ({ name, pattern: wholly(name) }))

/** Returns materials and rooms, which may be said anywhere in a pin's text. */
const namedIn = (plain: string): readonly string[] =>
  anyNamed.test(plain)
    ? named.flatMap(({ name, pattern }) => (pattern.test(plain) ? [name] : []))
    : []

/** Facets of price bands by currency and bound; a label takes far longer to write than to look up. */
const priceFacets = new Map<string, Facet>()

function priceFacet({ amount, currency }: NonNullable<PinFacts['price']>): Facet {
  const narrowing = priceBandOf(amount, currency)
  const key = `${currency} ${narrowing.min}`
  const known = priceFacets.get(key)
  if (known !== undefined) return known
  const facet: Facet = { narrowing, label: priceBandLabel(narrowing), group: 'price' }
  priceFacets.set(key, facet)
  return facet
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

/** A joined hashtag is of two or three words. */
const joinedWords = [2, 3]

/** Returns hashtags that are several words, with these words as texts write them: 'reading nook' for 'readingnook'. */
export function partedTags(
  tags: ReadonlySet<string>,
  texts: readonly string[],
): ReadonlyMap<string, string> {
  const parted = new Map<string, string>()
  for (const words of texts.map(wordsOf))
    for (const at of words.keys())
      for (const length of joinedWords) {
        const phrase = words.slice(at, at + length)
        const joined = phrase.join('')
        if (phrase.length === length && tags.has(joined) && !parted.has(joined))
          parted.set(joined, phrase.join(' '))
      }
  return parted
}

/** The words and facts that the facets of a pin are told by. */
interface FacetNames {
  /** Names that can't refine the search. */
  readonly asked: ReadonlySet<string>
  /** The words of joined hashtags. */
  readonly parted: ReadonlyMap<string, string>
}

/**
 * Returns what a pin can be found by beside the words of a query: its hashtags, materials, rooms,
 * colors, price band and shop. Words of its title are not among them.
 */
export function facetsOf(facts: PinFacts, { asked, parted }: FacetNames): readonly Facet[] {
  const { plain, tags, pictureColor, shop, domain, price } = facts
  const shopName = wordsOf(shop ?? '').join('')
  const words = [
    ...namedIn(plain),
    ...tags.filter(
      (tag) =>
        [...tag].length >= lettersMin &&
        /^\p{L}+$/u.test(tag) &&
        !plainColors.includes(tag) &&
        !(shopName !== '' && shopName.includes(tag)),
    ),
  ]
  const usual = new Map(
    words.map((word) => [usualName(word), parted.get(word) ?? spacedName(word)]),
  )
  const isAsked = (word: string) => word.split(' ').every((part) => asked.has(usualName(part)))
  return [
    ...[...usual]
      .filter(([name, word]) => !asked.has(name) && !isAsked(word))
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
