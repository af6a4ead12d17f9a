import { lettersOf } from './punycode-label.ts'

const latin = /\p{Script=Latin}/u
/** Scripts with letters that look like Latin ones. */
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
/** Letters that can't be told from Latin ones. */
const twins = /^[аеорсухіѕјһӏԁԛԝвкмнтԍɡαοριντυχκωϲϳ\d_-]+$/u

/**
 * True when a host can be mistaken for another: it mixes Latin letters with look-alikes, or has
 * only look-alikes under a domain of another script. Browsers use similar rules.
 */
export function isLookAlike(host: string): boolean {
  const ending = host.split('.').at(-1) ?? ''
  return host.split('.').some((label) => {
    if (!label.startsWith('xn--')) return false
    const letters = lettersOf(label)
    if (latin.test(letters)) return foreign.test(letters)
    return !ending.startsWith('xn--') && twins.test(letters)
  })
}
