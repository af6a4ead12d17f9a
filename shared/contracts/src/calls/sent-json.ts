import { limits } from '../limits.ts'
import { endOfString, isDeeperThan } from './json-depth.ts'

/** Returns the name that a key stands for: 'a' and '\u0061' are the same key. */
function nameOf(key: string): string {
  if (!key.includes('\\')) return key.slice(1, -1)
  try {
    return String(JSON.parse(key))
  } catch {
    return key
  }
}

const isBlank = (sign: string | undefined): boolean =>
  sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t'

/**
 * Returns the index of the first key that its object had before; undefined without one. Two readers of
 * such a text may each take another value for the truth. Reads the text once, without parsing it.
 *
 *     repeatedKeyAt('{"a":1,"a":2}') // 7
 */
export function repeatedKeyAt(text: string): number | undefined {
  /** The names of each object that is open; undefined for a list. */
  const open: (Set<string> | undefined)[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '{') open.push(new Set())
    else if (sign === '[') open.push(undefined)
    else if (sign === '}' || sign === ']') open.pop()
    else if (sign === '"') {
      const start = at
      at = endOfString(text, at)
      let next = at + 1
      while (isBlank(text[next])) next += 1
      if (text[next] !== ':') continue
      const names = open.at(-1)
      const name = nameOf(text.slice(start, at + 1))
      if (names?.has(name)) return start
      names?.add(name)
    }
  }
  return undefined
}

/**
 * Parses JSON that somebody sent. Undefined for a text that is no JSON, nests deeper than the limit, or
 * has a key twice in one object.
 */
export function parseSentJson(text: string): unknown {
  if (isDeeperThan(limits.jsonDepth, text) || repeatedKeyAt(text) !== undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
