/** Words for an amount, before the thing itself: 'Set of wooden cutting boards'. */
const amounts =
  /^(?:(?:a|an|the|one|two|three|four|five|six|eight|ten|twelve) )?(?:sets?|pairs?|trios?|packs?|bundles?|bunch|boxe?s?|kits?) of /i

/** Ends the subject of a product's title: 'Brass floor lamp' in 'Brass floor lamp with a cream shade'. */
const subjectEnd =
  /[,:;.!?–—(]| (?:for|with|in|on|of|at|by|from|under|over|beside|against|that|to|without) /

/** Titles that end with what the product is, whatever it shows: 'Six vases on two shelves art print'. */
const shownThing = /\b(?:print|poster|card|calendar|sticker|puzzle|book|notebook)s?$/i

/** Counts words as PostgreSQL does, which counts 'two-person' and both of its parts. */
const wordsIn = (text: string): number =>
  text
    .split(/\s+/)
    .map((word) => (word.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).length)
    .reduce((sum, parts) => sum + (parts > 1 ? parts + 1 : parts), 0)

/**
 * Returns where a title names the thing itself: the place of the last word of its subject, as PostgreSQL
 * counts words.
 */
export function thingPlace(title: string): number {
  const plain = title.trim()
  if (shownThing.test(plain)) return wordsIn(plain)
  const [amount = ''] = plain.match(amounts) ?? []
  const [subject = ''] = plain.slice(amount.length).toLowerCase().split(subjectEnd)
  return wordsIn(amount) + wordsIn(subject)
}
