import type { ImageRegion } from '../../../../platform/images/port.ts'
import { weights } from '../../kinds/word-groups.ts'
import { hexCloseness, pictureLikeness } from '../../likeness/pictures.ts'
import { colorCloseness, isColor } from '../../search/color-words.ts'
import type { KnownGroup, KnownTerm } from '../../search/known-groups.ts'
import { type SaidWords, saidWords } from '../../search/said-words.ts'
import type { ProductLook } from '../alike/product-look.ts'
import { thingPlace } from '../alike/thing-place.ts'

/** A pin in whose picture products are looked for. */
export interface Scene {
  /** The words of its title, and those of its hashtags, with what may stand for them. */
  readonly title: readonly KnownGroup[]
  readonly tags: readonly KnownGroup[]
  readonly regions: readonly ImageRegion[]
}

/** The fit of a product to a scene. */
export interface LookFit {
  readonly score: number
  /** The middle of the region that it is in, where that's certain. */
  readonly place: { readonly x: number; readonly y: number } | null
}

/** The weight of a hashtag beside a word of the title. */
const tagShare = 0.8

/**
 * True for a term that a hashtag may stand for. Hashtags are often wide, as #craft or #art, so their kinds
 * say little: only the word itself, another word for it, and what belongs to a room count.
 */
const isMeantByTag = ({ weight }: KnownTerm): boolean =>
  weight >= weights.synonym || weight === weights.belonging

/** A picture is found in a region from this likeness of their hashes and colors. */
const foundFrom = { picture: 0.69, color: 0.5 }

/** The least likeness of things, each with the least closeness of colors, of a product that is like a scene. */
const likeFrom = [
  { thing: 0.6, color: 0.45 },
  { thing: 0.34, color: 0.72 },
] as const

const worth = { thing: 1, attribute: 0.25, color: 0.8, picture: 1.2 } as const

/**
 * Scores how well a product fits a scene: its picture is in a region, or the scene names the thing and a
 * region has its color. Undefined for a product that it isn't like.
 */
export function lookFit(scene: Scene, product: ProductLook): LookFit | undefined {
  const { color, picture, region } = regionFit(scene.regions, product)
  const isFound = picture >= foundFrom.picture && color >= foundFrom.color
  const said = saidWords(product.said)
  const thing = thingFit(scene, said, thingPlace(product.title))
  const isLike = likeFrom.some((least) => thing >= least.thing && color >= least.color)
  if (!isFound && !isLike) return undefined
  return {
    score:
      worth.thing * thing +
      worth.attribute * attributesShared(scene, said) +
      worth.color * color +
      worth.picture * (isFound ? picture : 0),
    place:
      isFound && region !== undefined
        ? { x: region.x + region.width / 2, y: region.y + region.height / 2 }
        : null,
  }
}

/** Returns the color and the picture of the region that is most like a product. */
function regionFit(regions: readonly ImageRegion[], product: ProductLook) {
  let best: { color: number; picture: number; region: ImageRegion | undefined } = {
    color: 0,
    picture: 0,
    region: undefined,
  }
  let color = 0
  for (const region of regions) {
    const picture = pictureLikeness(region.phash, product.phash)
    const near = hexCloseness(region.color, product.pictureColor)
    if (picture > best.picture) best = { color: near, picture, region }
    color = Math.max(color, colorFit(region.color, product))
  }
  return best.picture >= foundFrom.picture ? best : { ...best, color }
}

/** Compares a region with the color that a shop names, or with that of the product's picture. */
function colorFit(hex: string, { color, pictureColor }: ProductLook): number {
  const name = color.toLowerCase()
  return isColor(name) ? colorCloseness(name, hex) : hexCloseness(hex, pictureColor)
}

/** True when a term is the last words of a product's subject, as 'table lamp' of 'Clay table lamp'. */
function namesThing({ stems }: KnownTerm, said: SaidWords, thing: number): boolean {
  const first = thing - stems.length + 1
  return stems.every(
    (stem, at) =>
      stem === null ||
      (said.get(stem) ?? []).some((place) => place.part === 'A' && place.at === first + at),
  )
}

/** Returns how well a scene names the thing that a product is, from 0 to 1. */
export function thingFit({ title, tags }: Scene, said: SaidWords, thing: number): number {
  const weightsIn = ({ terms }: KnownGroup, isMeant: (term: KnownTerm) => boolean) =>
    terms.flatMap((term) => (isMeant(term) && namesThing(term, said, thing) ? [term.weight] : []))
  const byTitle = title.flatMap((group) => weightsIn(group, () => true))
  const byTags = tags.flatMap((group) => weightsIn(group, isMeantByTag))
  return Math.max(0, ...byTitle, ...byTags.map((weight) => tagShare * weight))
}

/** Two shared words, such as a material and a room, are as good as more. */
const attributesMax = 2

/** Returns how many other words a product and a scene share, from 0 to 1. */
function attributesShared({ title, tags }: Scene, said: SaidWords): number {
  const typed = [...title, ...tags].flatMap(({ terms }) => terms[0]?.stems ?? [])
  const shared = new Set(typed.flatMap((stem) => (stem !== null && said.has(stem) ? [stem] : [])))
  return Math.min(attributesMax, shared.size) / attributesMax
}

/** The least weight of a term to look products up by. */
const lookedUpFrom = 0.4

/** Returns the words of the index to find products for a scene under, the most telling first. */
export function lookedUpWords({ title, tags }: Scene, most: number): readonly string[] {
  const found = new Map<string, number>()
  const add = ({ stems, weight }: KnownTerm, share: number) => {
    const last = stems.at(-1)
    if (weight < lookedUpFrom || last === undefined || last === null) return
    found.set(last, Math.max(found.get(last) ?? 0, weight * share))
  }
  const termsOf = (groups: readonly KnownGroup[]) =>
    groups.flatMap((group) => (group.isColor ? [] : group.terms))
  for (const term of termsOf(title)) add(term, 1)
  for (const term of termsOf(tags).filter(isMeantByTag)) add(term, tagShare)
  return [...found]
    .toSorted(([one, weight], [other, its]) => its - weight || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([stem]) => stem)
}
