/** The most words of a query that are looked for. */
const wordsMax = 8

/** The words that somebody looks for: letters and digits, in small letters, without accents. */
export function wordsOf(query: string): readonly string[] {
  const plain = query.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, wordsMax)
}
