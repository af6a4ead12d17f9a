import { pixels } from './declared-size.ts'
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
