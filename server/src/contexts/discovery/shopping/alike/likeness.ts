import { type Head, headOfTitle } from '../../kinds/head.ts'
import { hexCloseness, pictureLikeness } from '../../likeness/pictures.ts'
import { headLikeness } from '../../likeness/subject.ts'
import { plainColorOf, plainOf } from '../../search/color-words.ts'
import { type SaidWords, saidWords } from '../../search/said-words.ts'
import type { ProductLook } from './product-look.ts'
import { thingPlace } from './thing-place.ts'

/** The weight of each kind of likeness. Kinds and looks are compared as those of all pins are. */
const worth = {
  words: 4,
  kind: 2,
  category: 1.2,
  color: 1.2,
  picture: 0.8,
  price: 0.6,
  brand: 0.2,
} as const

/** The least likeness of words, kind and category together that makes two products alike. */
const alikeFrom = 1.7

/** A product with its words parsed. */
interface Parsed {
  readonly look: ProductLook
  readonly said: SaidWords
  readonly head: Head | undefined
  readonly thing: number
}

/** Returns what orders other products by their likeness to one. */
export function likenessTo(one: ProductLook): (other: ProductLook) => number | undefined {
  const asked = parsed(one)
  const weights = wordWeights(asked)
  return (look) => {
    const other = parsed(look)
    const kind =
      worth.words * wordLikeness(weights, other) +
      worth.kind * headLikeness(asked.head, other.head) +
      worth.category * categoryLikeness(one.category, look.category)
    if (kind < alikeFrom || isSameProduct(one, look)) return undefined
    return (
      kind +
      worth.color * colorLikeness(one, look) +
      worth.picture * pictureLikeness(one.phash, look.phash) +
      worth.price * priceLikeness(one, look) +
      (one.brand !== '' && one.brand === look.brand ? worth.brand : 0)
    )
  }
}

const parsed = (look: ProductLook): Parsed => ({
  look,
  said: saidWords(look.said),
  head: headOfTitle(look.title),
  thing: thingPlace(look.title),
})

/** The weight of a word by its place in the asked product: the thing itself counts most. */
const weightOf = { thing: 3, subject: 1.2, title: 0.7, other: 0.15 } as const

type WordPlace = keyof typeof weightOf

/** Returns the best place of a word in a product. */
function placeOf({ said, thing }: Parsed, word: string): WordPlace | undefined {
  const places = said.get(word)
  if (places === undefined) return undefined
  const inTitle = places.flatMap(({ part, at }) => (part === 'A' ? [at] : []))
  if (inTitle.includes(thing)) return 'thing'
  if (inTitle.some((at) => at < thing)) return 'subject'
  return inTitle.length > 0 ? 'title' : 'other'
}

/** The words of a product with their weights. */
const wordWeights = (one: Parsed): ReadonlyMap<string, { weight: number; place: WordPlace }> =>
  new Map(
    [...one.said.keys()].flatMap((word) => {
      const place = placeOf(one, word)
      return place === undefined ? [] : [[word, { weight: weightOf[place], place }] as const]
    }),
  )

/** The share of a word's weight that it has at another place of the other product. */
const shareAt: Readonly<Record<WordPlace, Readonly<Record<WordPlace, number>>>> = {
  thing: { thing: 1, subject: 0.5, title: 0.4, other: 0.35 },
  subject: { thing: 0.6, subject: 1, title: 0.8, other: 0.5 },
  title: { thing: 0.6, subject: 0.8, title: 1, other: 0.6 },
  other: { thing: 1, subject: 1, title: 1, other: 1 },
}

/** Returns how many of one product's words another has, by weight: from 0 to 1. */
function wordLikeness(weights: ReturnType<typeof wordWeights>, other: Parsed): number {
  let [sum, all] = [0, 0]
  for (const [word, { weight, place }] of weights) {
    all += weight
    const there = placeOf(other, word)
    if (there !== undefined) sum += weight * shareAt[place][there]
  }
  return all === 0 ? 0 : sum / all
}

const stepsOf = (category: string): readonly string[] =>
  category
    .toLowerCase()
    .split(/[>/|]/)
    .map((step) => step.trim())
    .filter((step) => step !== '')

/** Returns the share of two categories' steps that are the same from the top. */
function categoryLikeness(one: string, other: string): number {
  const [mine, theirs] = [stepsOf(one), stepsOf(other)]
  const longest = Math.max(mine.length, theirs.length)
  const apart = mine.findIndex((step, at) => step !== theirs[at])
  return longest === 0 ? 0 : (apart < 0 ? mine.length : apart) / longest
}

const plainNamed = (color: string): string | undefined => {
  const name = color.toLowerCase()
  return Object.hasOwn(plainOf, name) ? plainOf[name] : undefined
}

/** Compares the colors that the shops name where both do, and those of the pictures. */
function colorLikeness(one: ProductLook, other: ProductLook): number {
  const pictures = hexCloseness(one.pictureColor, other.pictureColor)
  const [mine, theirs] = [plainNamed(one.color), plainNamed(other.color)]
  const same = (names: readonly [string, string]) => (names[0] === names[1] ? 1 : 0)
  return mine !== undefined && theirs !== undefined
    ? 0.7 * same([mine, theirs]) + 0.3 * pictures
    : 0.5 * same([plainColorOf(one.pictureColor), plainColorOf(other.pictureColor)]) +
        0.5 * pictures
}

/** Compares prices of one currency: four times as much is no longer near. */
function priceLikeness(one: ProductLook, other: ProductLook): number {
  const [mine, theirs] = [one.priceAmount ?? 0, other.priceAmount ?? 0]
  if (mine <= 0 || theirs <= 0 || one.priceCurrency !== other.priceCurrency) return 0
  return Math.max(0, 1 - Math.abs(Math.log2(mine / theirs)) / 2)
}

const pageOf = (link: string | null): string | undefined => link?.split(/[?#]/)[0]

/** True for the same product in another kind: one page, one title or one picture of a shop. */
export function isSameProduct(one: ProductLook, other: ProductLook): boolean {
  if (one.id === other.id) return true
  if (one.domain !== other.domain) return false
  const page = pageOf(one.link)
  return (
    one.sha === other.sha ||
    (page !== undefined && page === pageOf(other.link)) ||
    one.title.trim().toLowerCase() === other.title.trim().toLowerCase()
  )
}

/** The words to find similar products by, the most telling first. */
export function tellingWords(one: ProductLook, most: number): readonly string[] {
  return [...wordWeights(parsed(one))]
    .toSorted(
      ([word, { weight }], [each, { weight: other }]) => other - weight || (word < each ? -1 : 1),
    )
    .slice(0, most)
    .map(([word]) => word)
}
