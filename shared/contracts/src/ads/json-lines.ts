/** Splits JSON into its signs, words, numbers and texts; line breaks count the lines. */
const tokens = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|\n|[^\s"{}[\],:]+/g

interface Level {
  readonly path: string
  readonly isList: boolean
  /** The next item's place in a list, or the name that was read last. */
  at: number | string | null
}

const pathIn = (level: Level | undefined): string =>
  level === undefined ? '' : [level.path, level.at ?? ''].filter((part) => part !== '').join('.')

const nameOf = (token: string): string => {
  try {
    return String(JSON.parse(token))
  } catch {
    return token
  }
}

/**
 * Returns the line on which each part of a valid JSON text begins, counted from 1.
 *
 *     jsonLines('{\n "a": [1,\n 2] }') // '' → 1, 'a' → 2, 'a.0' → 2, 'a.1' → 3
 */
export function jsonLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const levels: Level[] = []
  let line = 1
  for (const [token] of text.matchAll(tokens)) {
    const level = levels.at(-1)
    if (token === '\n') line += 1
    else if (token === '}' || token === ']') levels.pop()
    else if (token === ',') stepOn(level)
    else if (level !== undefined && !level.isList && level.at === null) {
      level.at = nameOf(token)
      lines.set(pathIn(level), line)
    } else if (token !== ':') {
      const path = pathIn(level)
      if (!lines.has(path)) lines.set(path, line)
      if (token === '{') levels.push({ path, isList: false, at: null })
      if (token === '[') levels.push({ path, isList: true, at: 0 })
    }
  }
  return lines
}

function stepOn(level: Level | undefined): void {
  if (level !== undefined) level.at = typeof level.at === 'number' ? level.at + 1 : null
}

/** Returns the line of a text's character, counted from 1. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length
