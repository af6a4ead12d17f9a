import { fitted } from '../../../base/outside-pages/fitted-text.ts'

/** Returns a text on one line; one that is too long ends with a whole word. */
export function cutAtWord(text: string, most: number): string {
  const line = fitted(text, most + 1)
  if ([...line].length <= most) return line
  const cut = fitted(line, most)
  const space = cut.lastIndexOf(' ')
  // A word that fills the line alone is cut in its middle.
  return space < most / 2 || line.startsWith(`${cut} `) ? cut : cut.slice(0, space)
}
