/** Characters that move a terminal's cursor, run a sequence of it, or turn or hide the text around them. */
const unprintable = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu

const escaped = (sign: string): string =>
  `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`

/**
 * Returns a text as one line that is safe to print: what could forge other lines is shown as its code.
 * It may come from anybody, as the name of a campaign does. In JSON the codes mean what they meant before.
 *
 *     printed('Lamps\u001b[2J') // 'Lamps\\u001b[2J'
 */
export const printed = (text: string): string => text.replace(unprintable, escaped)
