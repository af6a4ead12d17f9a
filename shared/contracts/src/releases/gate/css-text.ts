const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

function stringEnd(css: string, at: number): number {
  const quote = css[at]
  for (let next = at + 1; next < css.length; next += 1) {
    const sign = css[next]
    if (sign === '\\') next += 1
    else if (sign === quote) return next + 1
    // Browsers end a string at the end of its line.
    else if (sign === '\n' || sign === '\r' || sign === '\f') return next
  }
  return css.length
}

/** Returns the end of an address without quotes, which may have brackets in it; undefined when it is none. */
function addressEnd(css: string, at: number): number | undefined {
  if (!/url$/i.test(css.slice(Math.max(0, at - 3), at)) || /^\(\s*["']/.test(css.slice(at, at + 9)))
    return undefined
  for (let next = at + 1; next < css.length; next += 1) {
    if (css[next] === '\\') next += 1
    else if (css[next] === ')') return next + 1
  }
  return css.length
}

/** Returns the end of what begins at a place: a comment, a string, an escape, brackets with all in them, a sign. */
export function bracketed(css: string, at: number): number {
  const waiting: string[] = []
  let next = at
  do {
    const sign = css[next] ?? ''
    if (css.startsWith('/*', next)) {
      const end = css.indexOf('*/', next + 2)
      next = end < 0 ? css.length : end + 2
    } else if (sign === '"' || sign === "'") next = stringEnd(css, next)
    else if (sign === '\\') next += 2
    else {
      const end = sign === '(' ? addressEnd(css, next) : undefined
      const closer = closers[sign]
      if (end === undefined && closer !== undefined && (sign !== '{' || next > at))
        waiting.push(closer)
      else if (sign === waiting.at(-1)) waiting.pop()
      next = end ?? next + 1
    }
  } while (waiting.length > 0 && next < css.length)
  return Math.min(next, css.length)
}

/** Splits a list of selectors at its commas. */
export function splitList(list: string): readonly string[] {
  const parts: string[] = []
  let text = ''
  for (let at = 0; at < list.length; ) {
    const end = bracketed(list, at)
    if (list[at] === ',') parts.push(text)
    text = list[at] === ',' ? '' : text + list.slice(at, end)
    at = end
  }
  return [...parts, text].map((part) => part.trim())
}
