import { foldText } from '../../base/words/fold-text.ts'

/** Digits and signs that people type in place of letters. */
const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const tokensMax = 40
/** Max words in a term. */
const wordsMax = 6

/** A query in the forms that terms are compared with. */
export interface TermKeys {
  /** The whole query, in each spelling. */
  readonly wholes: readonly string[]
  /** Every sequence of up to six words. */
  readonly parts: readonly string[]
}

/** Splits a text into words; signs that may stand for a letter stay within a word. */
const tokensOf = (text: string): readonly string[] =>
  (
    foldText(text)
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}\p{M}@$!]+/gu) ?? []
  )
    .slice(0, tokensMax)
    .map((token) => token.replace(/!+$/, ''))
    .filter((token) => /[\p{L}\p{N}]/u.test(token))

/** Replaces digits and signs by the letters they stand for; plain numbers stay. */
const spelledOut = (token: string): string =>
  /\p{L}/u.test(token) ? token.replace(/[013457@$!]/g, (sign) => standIns[sign] ?? sign) : token

const bare = (token: string): string => token.replace(/[@$!]/g, '')

/** Joins three or more single letters in a row: somebody spaced a word out. */
function unspaced(tokens: readonly string[]): readonly string[] {
  const joined: string[] = []
  let run: string[] = []
  const close = () => {
    if (run.length >= 3) joined.push(run.join(''))
    else joined.push(...run)
    run = []
  }
  for (const token of tokens)
    if ([...token].length === 1) run.push(token)
    else {
      close()
      joined.push(token)
    }
  close()
  return joined
}

/**
 * Returns the forms of a query: as typed, with signs as letters, and with spaced-out letters
 * joined.
 */
export function termKeys(query: string): TermKeys {
  const tokens = tokensOf(query)
  const spelled = tokens.map(spelledOut)
  const bares = tokens.map(bare)
  const all = [bares, spelled, unspaced(bares), unspaced(spelled)]
  // Most queries have one form.
  const ways = [...new Map(all.map((words) => [words.join(' '), words])).values()]
  const parts = ways.flatMap((words) =>
    words.flatMap((_, from) =>
      Array.from({ length: Math.min(wordsMax, words.length - from) }, (_, more) =>
        words.slice(from, from + more + 1).join(' '),
      ),
    ),
  )
  const wholes = ways.map((words) => words.join(' '))
  return { wholes: [...new Set(wholes)], parts: [...new Set(parts)].filter((part) => part !== '') }
}

/** Returns a term in the form that queries are compared with. */
export const termKeyOf = (term: string): string => tokensOf(term).map(bare).join(' ').trim()
