import { directionOf } from './locale.ts'

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const [firstStrongIsolate, popIsolate] = ['\u2068', '\u2069']

/**
 * Returns people's words or a number as they stand in a sentence of a language: isolated, where they may
 * run the other way, so that they don't reorder the words and marks around them.
 */
export function isolated(text: string, locale: string): string {
  const mayTurn = directionOf(locale) === 'rtl' || rightToLeftLetter.test(text)
  return mayTurn && text !== '' ? `${firstStrongIsolate}${text}${popIsolate}` : text
}
