/** The values of a pattern's `:name` parts in a path, or undefined where it does not match. */
export function paramsOf(
  pattern: string,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const wanted = partsOf(pattern)
  const given = partsOf(path)
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index] ?? '')
    if (value === undefined) return undefined
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}

const partsOf = (path: string): readonly string[] =>
  path.replace(/^\//, '').replace(/\/$/, '').split('/')

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Puts patterns with fixed parts before those with open ones: `/pin-builder/` before `/:username/`. */
export function bySpecificity(one: string, other: string): number {
  const key = (pattern: string) =>
    partsOf(pattern)
      .map((part) => (part.startsWith(':') ? '1' : '0'))
      .join('')
  return key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0
}
