import { foldText } from '../search/fold-text.ts'

/** Digits and signs that stand in for letters. */
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
/** The most words that a term may have. */
const wordsMax = 6

/** A query as terms are compared with it. */
export interface TermKeys {
  /** All of it, read in each way. */
  readonly wholes: readonly string[]
  /** Every few words that stand side by side in it. */
  readonly parts: readonly string[]
}

/** Words, with the signs that may stand for a letter when they stand within letters. */
const tokensOf = (text: string): readonly string[] =>
  (
    foldText(text)
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}\p{M}@$!]+/gu) ?? []
  )
    .slice(0, tokensMax)
    .map((token) => token.replace(/!+$/, ''))
    .filter((token) => /[\p{L}\p{N}]/u.test(token))

/** A word with its stand-ins read as letters; a number stays one. */
const spelledOut = (token: string): string =>
  /\p{L}/u.test(token) ? token.replace(/[013457@$!]/g, (sign) => standIns[sign] ?? sign) : token

const bare = (token: string): string => token.replace(/[@$!]/g, '')

/** Single letters in a row, as when somebody spaces a word out, put together. */
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

/** The ways in which a query can be read: as it stands, spelled out, and with spaced letters closed up. */
export function termKeys(query: string): TermKeys {
  const tokens = tokensOf(query)
  const spelled = tokens.map(spelledOut)
  const ways = [tokens.map(bare), spelled, unspaced(tokens.map(bare)), unspaced(spelled)]
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

/** A term as queries are compared with it. */
export const termKeyOf = (term: string): string => tokensOf(term).map(bare).join(' ').trim()
