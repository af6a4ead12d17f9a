/*
 * Texts and terms are compared in a folded form: lower case, without accents, invisible characters and styles
 * such as fullwidth or bold letters. Disguises are undone on top of that, so that a text has a few forms.
 */

/** Letters that don't decompose into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Accents, soft hyphens, joiners, direction marks, fillers and variation selectors. */
const invisible =
  /[\u0300-\u036f\u0483-\u0489\u115f\u1160\u17b4\u17b5\u3164\uffa0\p{Cf}\p{Variation_Selector}]/gu

/** Folds a text without undoing disguises. */
export function foldLetters(text: string): string {
  if (/^[ -~\n]*$/.test(text)) return text.toLowerCase()
  const plain = text.normalize('NFKD').replace(invisible, '').normalize('NFC').toLowerCase()
  return plain.replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
}

/** Cyrillic, Greek, Armenian and Cherokee letters that look like Latin ones, in pairs. */
const twins = new Map(
  [
    'аa',
    'вb',
    'еe',
    'кk',
    'мm',
    'нh',
    'оo',
    'рp',
    'сc',
    'тt',
    'уy',
    'хx',
    'ѕs',
    'іi',
    'јj',
    'һh',
    'ԁd',
    'ԛq',
    'ԝw',
    'ɡg',
    'αa',
    'βb',
    'εe',
    'ηn',
    'ιi',
    'κk',
    'νv',
    'οo',
    'ρp',
    'τt',
    'υu',
    'χx',
    'ωw',
    'ϲc',
    'ϳj',
    'օo',
    'ոn',
    'սu',
    'հh',
    'ꭰd',
    'ꭱr',
    'ꭺa',
    'ӏl',
    'ᴀa',
    'ᴇe',
    'ɩi',
  ].map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

const latin = /\p{Script=Latin}/u
const latinAll = /\p{Script=Latin}/gu
const foreignAll = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/gu

/** Replaces all letters that look like Latin ones. */
export const withoutTwins = (text: string): string =>
  text.replace(foreignAll, (letter) => twins.get(letter) ?? letter)

/** Digits and signs that stand for letters. One is an i in the first form of a text, and an l in the second. */
const stands: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

const chunk = /[\p{L}\p{M}\p{N}@$!|]+/gu
const isOne = /[1!|]/g

/**
 * Undoes disguises in a folded text. Letters of other scripts become Latin in words that have Latin letters too,
 * and in texts that are mostly Latin. Digits become letters in words with as many letters as digits, so that
 * `A55` and `455` stay numbers.
 */
export function withoutDisguise(folded: string, one: 'i' | 'l'): string {
  const foreign = folded.match(foreignAll)?.length ?? 0
  const isLatin = foreign > 0 && (folded.match(latinAll)?.length ?? 0) > foreign
  return folded.replace(chunk, (word) => {
    const plain = foreign > 0 && (isLatin || latin.test(word)) ? withoutTwins(word) : word
    const digits = plain.match(/\d/g)?.length ?? 0
    const letters = plain.match(/\p{L}/gu)?.length ?? 0
    if (letters === 0 || digits > letters) return plain
    return plain.replace(isOne, one).replace(/[03457@$]/g, (sign) => stands[sign] ?? sign)
  })
}

const pieces = /[\p{L}\p{M}]+|\p{N}+/gu
const spacedLeast = 3
const endsPhrase = /[,;:.!?]\s/

/**
 * Returns the words of a folded text with one space between them, and two where a phrase ends. Three or more single letters with the same sign
 * between them are one word: `f u c k`, `f.u.c.k`.
 */
export function wordsOf(folded: string): string {
  const words: string[] = []
  let run: string[] = []
  let gap: string | undefined
  let end = 0
  const close = () => {
    if (run.length >= spacedLeast) words.push(run.join(''))
    else words.push(...run)
    run = []
    gap = undefined
  }
  for (const { 0: word, index } of folded.matchAll(pieces)) {
    const before = folded.slice(end, index)
    end = index + word.length
    const isLetter = /^\p{L}\p{M}*$/u.test(word)
    const goesOn = run.length > 0 && isLetter && (gap === undefined || gap === before)
    if (!goesOn) {
      close()
      if (endsPhrase.test(before)) words.push('')
    }
    if (!isLetter) {
      words.push(word)
      continue
    }
    if (run.length > 0) gap = before
    run.push(word)
  }
  close()
  return words.join(' ')
}

const repeated = /(\p{L})\1{2,}/gu

/** Returns the forms of a text in which terms are looked for, without doubles. */
export function formsOf(text: string): readonly string[] {
  const folded = foldLetters(text)
  const isPlain = /^[a-z\s.,;:'"()?/-]*$/.test(folded)
  const all = isPlain
    ? [folded]
    : [folded, withoutDisguise(folded, 'i'), withoutDisguise(folded, 'l')]
  const forms = new Set([...new Set(all)].map(wordsOf))
  for (const form of forms)
    if (form.search(repeated) >= 0)
      for (const kept of ['$1', '$1$1']) forms.add(form.replace(repeated, kept))
  return [...forms]
}
