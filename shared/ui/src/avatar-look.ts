/** Returns a hue from 0 to 359, always the same for an id. */
export function hueOf(id: string): number {
  let hash = 2166136261
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return (hash >>> 0) % 360
}

/** Returns initials: the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s_.-]+/u).filter((part) => part !== '')
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]]
  return ends.map((part) => [...(part ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
