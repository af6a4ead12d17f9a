/** A text of a page as one line, cut where it is too long for ours. */
export function fitted(text: string, most: number): string {
  const line = text
    .slice(0, most * 4)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return [...line].slice(0, most).join('').trim()
}
