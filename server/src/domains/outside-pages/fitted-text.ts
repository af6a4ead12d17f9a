/** Normalizes a page's text to one line and cuts it to the max length. */
export function fitted(text: string, most: number): string {
  const line = text
    .slice(0, most * 4)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return [...line].slice(0, most).join('').trim()
}
