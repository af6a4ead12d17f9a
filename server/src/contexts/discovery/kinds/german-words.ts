import { foldText } from '../../base/words/fold-text.ts'
import {
  germanAndEnglish,
  germanBeginnings,
  germanFood,
  germanHome,
  germanLife,
  germanNature,
  germanQualities,
} from './families/german.ts'
import { namesIn, usualName } from './relations.ts'

type Dictionary = ReadonlyMap<string, readonly string[]>

/** German words for one English name. */
interface Entry {
  readonly words: readonly string[]
  readonly name: string
}

const entriesOf = (text: string): readonly Entry[] =>
  text.split('\n').flatMap((line) => {
    const [words = '', name = ''] = line.split(':')
    return name === '' ? [] : [{ words: namesIn(words), name: name.trim() }]
  })

/** Reads lines of German words and their English name; of a word on several lines, the first counts. */
function dictionaryOf(...texts: readonly string[]): Dictionary {
  const found = new Map<string, readonly string[]>()
  for (const { words, name } of texts.flatMap(entriesOf))
    for (const word of words.map(foldText))
      if (word !== '' && !found.has(word)) found.set(word, name.split(' '))
  return found
}

const nouns = [germanHome, germanNature, germanFood, germanLife]
const dictionary = dictionaryOf(...nouns, germanQualities)
const beginnings = dictionaryOf(germanBeginnings)
const bothLanguages: ReadonlySet<string> = new Set(namesIn(germanAndEnglish))

/** The endings of plurals, cases and adjectives; umlauts are folded already. */
const endings = ['', 'e', 'n', 'en', 'es', 'er', 's', 'em', 'ern'] as const
/** Endings that English words seldom have: 'better' is no bed, and 'rocker' is no skirt. */
const sureEndings = ['', 'e', 'n', 'en', 'es'] as const
/** The letters between two words that are written as one. */
const joints = ['', 's', 'n', 'en', 'es', 'er', 'e'] as const
const stemMin = 3
const partMin = 3

/** Returns the word without an ending, of those that leave a word. */
const withoutEndings = (word: string, some: readonly string[]): readonly string[] =>
  some
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= stemMin)
    .map((ending) => word.slice(0, word.length - ending.length))

const firstOf = (words: readonly string[], from: Dictionary): readonly string[] | undefined =>
  words.map((word) => from.get(word)).find((name) => name !== undefined)

/** Returns the English name of a word that is made of one. */
const simple = (word: string, isSure: boolean): readonly string[] | undefined =>
  dictionary.get(word) ?? firstOf(withoutEndings(word, isSure ? sureEndings : endings), dictionary)

/** Returns the first part of a word that is made of several. */
const beginningOf = (word: string): readonly string[] | undefined =>
  beginnings.get(word) ??
  firstOf(withoutEndings(word, joints), dictionary) ??
  // 'Schulbuch' has lost the end of 'Schule'.
  dictionary.get(`${word}e`) ??
  compound(word)

/** Returns the parts of a word that is made of several: the last one is the thing. */
function compound(word: string): readonly string[] | undefined {
  for (let at = partMin; at <= word.length - partMin; at += 1) {
    const thing = simple(word.slice(at), false)
    const beginning = thing === undefined ? undefined : beginningOf(word.slice(0, at))
    if (thing !== undefined && beginning !== undefined) return [...beginning, ...thing]
  }
  return undefined
}

/** Umlauts that are spelled out. */
const respelled = (word: string): string => word.replace(/([auo])e/g, '$1')

const known = new Map<string, readonly string[] | null>()
const knownMost = 5_000

/** Longer words are none: there would be too many ways to part them. */
const lettersMost = 40

/**
 * Returns the English words for a German one, without accents and in lower case: of 'kuchenregal', which
 * is a Küchenregal, kitchen and shelf. With `isSure`, words that may as well be English are left out.
 */
export function englishOf(word: string, isSure: boolean): readonly string[] | undefined {
  if (word.length > lettersMost) return undefined
  const key = `${isSure} ${word}`
  const kept = known.get(key)
  if (kept !== undefined) return kept ?? undefined
  const plain = respelled(word)
  const found = simple(word, isSure) ?? simple(plain, isSure) ?? compound(word) ?? compound(plain)
  if (known.size >= knownMost) known.clear()
  known.set(key, found ?? null)
  return found
}

/** True for a German word that is a word of English too, such as 'gift' or 'rock'. */
export const isEnglishToo = (word: string): boolean => bothLanguages.has(word)

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** German words by the usual English name: of a line, the first word that is not a word of English too. */
const germanNames: ReadonlyMap<string, string> = new Map(
  [
    ...nouns.flatMap(entriesOf).map((entry) => ({ ...entry, written: capital })),
    ...entriesOf(germanQualities).map((entry) => ({ ...entry, written: (word: string) => word })),
  ]
    .toReversed()
    .flatMap(({ words, name, written }) => {
      // A search for the word has to find the name again.
      const own = words.filter((word) => dictionary.get(foldText(word))?.join(' ') === name)
      const word = own.find((each) => !isEnglishToo(foldText(each))) ?? own[0]
      return word === undefined ? [] : [[usualName(name), written(word)] as const]
    }),
)

/** Returns the German word for an English name: 'Tischlampe' for 'table lamp'. */
export const germanOf = (name: string): string | undefined => germanNames.get(usualName(name))
