import { pixels } from './declared-size.ts'
import type { PageUrls } from './page-urls.ts'
import type { NamedPicture } from './picture-tags.ts'

type Fields = Readonly<Record<string, unknown>>

/** An object of a page's JSON-LD. */
export type LinkedThing = Fields

const thingsMax = 2_000
const picturesMax = 60

/**
 * Properties that lead to other things the page is about; authors and sellers are not among them.
 */
const ways = ['@graph', 'mainEntity', 'mainEntityOfPage', 'hasVariant', 'primaryImageOfPage']
const imageFields = ['image', 'associatedMedia']

const shown = /(?:Product|ProductGroup|Recipe|Article|BlogPosting|WebPage|HowTo|CreativeWork)$/

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** Returns the text of a JSON-LD value: a string, a number, or an object with a name. */
export function textOf(value: unknown): string | undefined {
  const [first] = listOf(value)
  if (typeof first === 'string') return first
  if (typeof first === 'number') return String(first)
  return isFields(first) && typeof first.name === 'string' ? first.name : undefined
}

/** Returns the things that a property of a thing leads to. */
export const thingsIn = (value: unknown): readonly LinkedThing[] =>
  listOf(value).slice(0, thingsMax).filter(isFields)

/** Returns the types of a thing, without the vocabulary's URL. */
export const typesOf = (thing: LinkedThing): readonly string[] =>
  listOf(thing['@type']).flatMap((type) =>
    typeof type === 'string' ? [type.slice(type.lastIndexOf('/') + 1)] : [],
  )

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses JSON-LD, also when it's wrapped in a comment or has raw line breaks in strings. */
function read(text: string): unknown {
  const bare = text.trim().replace(/^<!--|-->$|^\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/$/g, '')
  return parsed(bare) ?? parsed(bare.replace(/\p{Cc}/gu, ' '))
}

/** Returns all things that a page's JSON-LD is about. */
export function linkedThings(texts: readonly string[]): readonly LinkedThing[] {
  const things: LinkedThing[] = []
  const waiting = texts.map(read).toReversed()
  let looked = 0
  while (waiting.length > 0 && looked < thingsMax) {
    looked += 1
    const value = waiting.pop()
    if (Array.isArray(value)) waiting.push(...value.slice(0, thingsMax).toReversed())
    if (!isFields(value)) continue
    things.push(value)
    const next = ways.flatMap((way) => listOf(value[way])).slice(0, thingsMax)
    // The last is looked at first.
    waiting.push(...next.toReversed())
  }
  return things
}

function pictureOf(value: unknown): NamedPicture | undefined {
  const of = (url: unknown, thing: Fields = {}): NamedPicture | undefined =>
    typeof url !== 'string'
      ? undefined
      : {
          url,
          source: 'linked-data',
          width: pixels(textOf(thing.width)),
          height: pixels(textOf(thing.height)),
          title: textOf(thing.caption ?? thing.name) ?? '',
        }
  if (!isFields(value)) return of(value)
  return of(textOf(value.contentUrl) ?? textOf(value.url), value)
}

/** Types of pages and other frames around the thing that a page is about. */
const frames = new Set(['WebPage', 'CreativeWork'])

/** Returns the addresses by which a thing says which page it is the subject of. */
const addressesOf = (thing: LinkedThing): readonly string[] =>
  [thing.url, thing['@id'], thing.mainEntityOfPage, ...thingsIn(thing.mainEntityOfPage)].flatMap(
    (value) =>
      (isFields(value) ? (textOf(value['@id']) ?? textOf(value.url)) : textOf(value)) ?? [],
  )

/** True for an address of the page, whatever part of it is meant. */
function isOfPage(address: string, { base, canonical }: PageUrls): boolean {
  const url = URL.parse(address, base)
  if (url === null) return false
  url.hash = ''
  return url.href === canonical
}

/**
 * Returns the product, recipe or article that a page is about: the one that says so by its address, or has the page's
 * title, else the first. Others are what is sold or read beside it.
 */
export function mainThing(
  things: readonly LinkedThing[],
  page: { readonly urls: PageUrls; readonly title: string },
): LinkedThing | undefined {
  const whole = things.filter((thing) =>
    typesOf(thing).some((type) => shown.test(type) && !frames.has(type)),
  )
  const nameOf = (thing: LinkedThing) => textOf(thing.name ?? thing.headline)?.trim()
  return (
    whole.find((thing) => addressesOf(thing).some((address) => isOfPage(address, page.urls))) ??
    whole.find((thing) => nameOf(thing) === page.title) ??
    whole[0]
  )
}

/** Returns the pictures of the thing that a page is about, also those that it names by their ids. */
export function mainPictures(
  main: LinkedThing | undefined,
  things: readonly LinkedThing[],
): readonly NamedPicture[] {
  if (main === undefined) return []
  const ids = imageFields
    .flatMap((field) => thingsIn(main[field]))
    .flatMap((image) => textOf(image['@id']) ?? [])
  const named = things.filter((thing) => ids.includes(textOf(thing['@id']) ?? ''))
  return linkedPictures([main, ...named]).map((picture) => ({ ...picture, source: 'main-thing' }))
}

/** Returns the pictures of the products, recipes and articles of a page. */
export function linkedPictures(things: readonly LinkedThing[]): readonly NamedPicture[] {
  const found: NamedPicture[] = []
  for (const thing of things) {
    const types = typesOf(thing)
    const own = types.includes('ImageObject') ? [thing] : []
    const held = types.some((type) => shown.test(type))
      ? imageFields.flatMap((field) => listOf(thing[field]).slice(0, picturesMax))
      : []
    for (const value of [...own, ...held]) {
      const picture = pictureOf(value)
      if (picture !== undefined && found.length < picturesMax) found.push(picture)
    }
  }
  return found
}
