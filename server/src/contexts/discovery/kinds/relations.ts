import { kindsBeyondHome, kindsOfHome } from './families/kinds-beyond-home.ts'
import {
  belongings,
  forms,
  kinds,
  nameEndings,
  pluralOnly,
  synonyms,
} from './families/word-families.ts'

/** The names that a name leads to. */
export type Relation = ReadonlyMap<string, ReadonlySet<string>>

const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '')

/** Returns the names in a line of the families. */
export const namesIn = (line: string): readonly string[] =>
  line.split(',').map((name) => name.trim())

function relate(relation: Map<string, Set<string>>, from: string, to: readonly string[]): void {
  const known = relation.get(from) ?? new Set()
  for (const each of to) if (each !== from) known.add(each)
  relation.set(from, known)
}

function alike(text: string): Map<string, Set<string>> {
  const relation = new Map<string, Set<string>>()
  for (const names of linesOf(text).map(namesIn))
    for (const name of names) relate(relation, name, names)
  return relation
}

/** Reads lines of a whole and its parts, both ways. */
function parted(text: string): readonly [parts: Relation, wholes: Relation] {
  const [parts, wholes] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  for (const line of linesOf(text)) {
    const [whole = '', list = ''] = line.split(':')
    relate(parts, whole.trim(), namesIn(list))
    for (const part of namesIn(list)) relate(wholes, part, [whole.trim()])
  }
  return [parts, wholes]
}

const [same, thing] = [alike(forms), alike(synonyms)]

/** The kinds of a name, and the names that it is a kind of. */
export const [narrower, wider] = parted([kinds, kindsOfHome, kindsBeyondHome].join('\n'))

/** The names that belong to another. */
export const [belonging] = parted(belongings)

const namedIn = [same, thing, narrower, wider, belonging]

// Hashtags write a phrase as one word: 'livingroom'.
const phrases = new Map(
  namedIn
    .flatMap((relation) => [...relation.keys()])
    .filter((name) => name.includes(' '))
    .map((name) => [name.replaceAll(' ', ''), name]),
)
for (const [joined, name] of phrases) {
  relate(same, joined, [name])
  relate(same, name, [joined])
}

/** One word in other forms. */
export const sameWord: Relation = same

/** Different words for one thing. */
export const sameThing: Relation = thing

/** Every name in the families. */
const allNames: ReadonlySet<string> = new Set(namedIn.flatMap((relation) => [...relation.keys()]))

/** The single words of all names. */
export const namedWords: ReadonlySet<string> = new Set(
  [...allNames].flatMap((name) => name.split(' ')),
)

/** Returns the singulars that a plural may have; the families name singulars for the most part. */
const singularsOf = (name: string): readonly string[] => [
  name.replace(/s$/, ''),
  name.replace(/es$/, ''),
  name.replace(/ies$/, 'y'),
]

/** Each word with the first of the words on its line. */
const firstOf = (lines: string) =>
  new Map(
    linesOf(lines)
      .map(namesIn)
      // Of a word on several lines, the first line counts.
      .toReversed()
      .flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
  )

/** Irregular plurals, each with its singular: 'shelves' of 'kitchen shelves'. */
const irregular = firstOf(forms)

/** Returns a phrase with its last word in the singular, when that is irregular. */
function withLastForm(name: string): string | undefined {
  const at = name.lastIndexOf(' ')
  const form = at < 0 ? undefined : irregular.get(name.slice(at + 1))
  return form === undefined ? undefined : `${name.slice(0, at)} ${form}`
}

const endingsAlike = alike(nameEndings)

/** Returns a phrase with other words for its last one: 'pendant lamp' for 'pendant light'. */
function withOtherEnding(name: string): readonly string[] {
  const at = name.lastIndexOf(' ') + 1
  const others = at === 0 ? undefined : endingsAlike.get(name.slice(at))
  return others === undefined ? [] : [...others].map((other) => name.slice(0, at) + other)
}

/** Returns the name under which the families know a word or phrase. */
export function entryOf(name: string): string | undefined {
  if (allNames.has(name)) return name
  const singulars = name.endsWith('s') ? [...singularsOf(name), withLastForm(name) ?? name] : []
  return [...singulars, ...[name, ...singulars].flatMap(withOtherEnding)].find((each) =>
    allNames.has(each),
  )
}

/** Returns a phrase that a hashtag writes as one word; other words as they are. */
export const spacedName = (word: string): string => phrases.get(word) ?? word

const firstNames = firstOf(synonyms)

/** Returns the first of the words for one thing; of a word outside the families, its singular. */
export function usualName(name: string): string {
  const entry = spacedName(entryOf(name) ?? name)
  const form = irregular.get(entry) ?? entry
  return firstNames.get(form) ?? firstNames.get(entry) ?? singularOf(form)
}

const plurals: ReadonlySet<string> = new Set(namesIn(pluralOnly))

/** Returns the singular of an English word, as far as its ending tells. */
const singularOf = (word: string): string =>
  /(?:ss|us|is)$/.test(word) || plurals.has(word)
    ? word
    : word
        .replace(/(?<=\p{L}{2})ies$/u, 'y')
        .replace(/(?<=\p{L}(?:ch|sh|x|z|ss))es$/u, '')
        .replace(/(?<=\p{L}{3})s$/u, '')
