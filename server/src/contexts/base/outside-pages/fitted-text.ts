import { labelText } from '@tessera/contracts/said-text'

/** Normalizes a page's text to one line and cuts it to the max length. */
export function fitted(text: string, most: number): string {
  const plain = text
    .slice(0, most * 4)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
  const line = labelText(plain).replace(/ {2,}/g, ' ')
  return [...line].slice(0, most).join('').trim()
}
