import { lettersOf } from './punycode-label.ts'

const latin = /\p{Script=Latin}/u
/** Scripts whose letters are taken for Latin ones. */
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
/** Letters that nobody can tell from Latin ones. */
const twins = /^[аеорсухіѕјһӏԁԛԝвкмнтԍɡαοριντυχκωϲϳ\d_-]+$/u

/**
 * Whether a host is written so that it can be taken for another: Latin letters with their doubles
 * among them, or doubles alone before an ending that is no such script's own. Browsers judge alike.
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
