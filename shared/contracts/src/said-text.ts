/** Control characters other than line ends, and signs that turn the direction of the text around them. */
const hidden = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu

/** A text of which nothing would be seen. */
const blank = /^[\s\p{Cf}\p{M}]*$/u

/** More marks than may stand on one letter before they run into the lines above and below. */
const stacked = /(\p{M}{4})\p{M}+/gu

/**
 * A text of several lines as it is kept: without what cannot be seen or runs over what stands beside
 * it, and with at most one empty line at a time. Undefined when nothing is left.
 */
export function saidText(text: string): string | undefined {
  const said = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(hidden, '')
    .replace(stacked, '$1')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return blank.test(said) ? undefined : said
}

/** A title or name as it is kept: as `saidText`, on one line. Empty when nothing is left. */
export const labelText = (text: string): string => (saidText(text) ?? '').replace(/\n+/g, ' ')
