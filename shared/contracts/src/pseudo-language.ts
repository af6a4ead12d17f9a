import type { Language } from './language.ts'
import { directionOf } from './locale.ts'

const plain = 'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuYyZz'
const accented = 'ÅåÇçÐðÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûÝýŽž'

const accent = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)

/** Changes what stands around the slots of a text, which stay as they are. */
const aroundSlots = (text: string, change: (part: string) => string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? part : change(part)))
    .join('')

/** Two fifths longer than English, as German or Finnish can be. */
const stretched = (text: string): string =>
  `[${aroundSlots(text, accent)}${' ~~~~'.repeat(Math.ceil(text.length / 12))}]`

/** Runs from right to left, whatever its letters. */
const reversed = (text: string): string => `\u202e${text}\u202c`

/**
 * Makes a language of the English texts, to see what a layout does with other ones: `en-XA` is longer
 * and has accents, `ar-XB` runs from right to left.
 */
export function pseudoLanguage(locale: string): Language {
  return { locale, translate: directionOf(locale) === 'rtl' ? reversed : stretched }
}
