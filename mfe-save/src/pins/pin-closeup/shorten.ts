import { limits } from '@tessera/contracts/limits'

/** A text of at most `max` characters as people count them; a longer one ends in an ellipsis. */
export function shorten(text: string, max: number = limits.textMax): string {
  const characters = [...text]
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
