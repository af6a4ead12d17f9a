import { limits } from '@tessera/contracts/limits'

/** Shortens a text to `max` characters as people count them, with an ellipsis. */
export function shorten(text: string, max: number = limits.textMax): string {
  const characters = [...text]
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
