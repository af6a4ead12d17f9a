import { wordsOf } from '../../base/words/query-words.ts'
import { type Head, headOfQuery, headOfTitle } from './head.ts'
import { entryOf } from './relations.ts'
import { tagNames } from './tag-names.ts'
import { inEnglish } from './word-groups.ts'

/** The texts of a pin that name its thing. */
interface NamingTexts {
  readonly title: string
  /** With its hashtags. */
  readonly description: string
  readonly altText: string
}

/** Returns the heads of a text: as a title, and as a query of its words, which may be German. */
const headsOf = (text: string): readonly Head[] =>
  text === ''
    ? []
    : [headOfTitle(text), headOfQuery(inEnglish(wordsOf(text)))].flatMap((head) => head ?? [])

/**
 * Returns the usual names of what a pin is about, and of what that is a kind of. Hashtags count when neither its
 * title nor the description of its picture names a thing that the families know.
 */
export function thingsOf({ title, description, altText }: NamingTexts): ReadonlySet<string> {
  const heads = [title, altText].flatMap(headsOf)
  const isNamed = heads.some(({ name }) => entryOf(name) !== undefined)
  const tags = isNamed ? [] : tagNames(description)
  return new Set([...heads.flatMap(({ name, wider }) => [name, ...wider]), ...tags])
}
