/** The rules of a website for crawlers, by its robots.txt. */
export interface Robots {
  /** True when a path with its query may be requested. */
  allows(path: string): boolean
  /** The addresses of its sitemaps, as written. */
  readonly sitemaps: readonly string[]
}

/** A pattern, split once and not for each path. */
interface Rule {
  readonly isAllowed: boolean
  readonly length: number
  readonly first: string
  /** The texts between its stars. */
  readonly parts: readonly string[]
  /** The text behind the last star of a pattern for whole paths. */
  readonly last: string | undefined
  readonly isWhole: boolean
}

/** Bytes and rules beyond these are left out, as by other crawlers. */
const lengthMax = 512_000
const rulesMax = 2_000

/** Reads a pattern: `*` is any text, `$` the end. */
function ruleOf(isAllowed: boolean, pattern: string): Rule {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const last = isWhole ? parts.pop() : undefined
  return { isAllowed, length: pattern.length, first, parts, last, isWhole }
}

/** True when a rule fits the beginning of a path. */
function fits({ first, parts, last, isWhole }: Rule, path: string): boolean {
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return last === undefined
    ? at === path.length
    : path.length - last.length >= at && path.endsWith(last)
}

/** Returns the rules for an agent: those of the groups that name it, or else those for all. */
function rulesFor(lines: readonly (readonly [string, string])[], agent: string): readonly Rule[] {
  const named: Rule[] = []
  const general: Rule[] = []
  let [isNamed, isGeneral, isHeading] = [false, false, false]
  let isSeen = false
  for (const [field, value] of lines) {
    if (field === 'user-agent') {
      const name = value.toLowerCase()
      if (!isHeading) [isNamed, isGeneral] = [false, false]
      isHeading = true
      isNamed ||= agent !== '' && name.split('/', 1)[0] === agent
      isGeneral ||= name === '*'
      isSeen ||= isNamed
    } else if (field === 'allow' || field === 'disallow') {
      isHeading = false
      const rule = ruleOf(field === 'allow', value)
      if (value !== '' && isNamed) named.push(rule)
      if (value !== '' && isGeneral) general.push(rule)
    }
  }
  return (isSeen ? named : general).slice(0, rulesMax)
}

/**
 * Reads a robots.txt as RFC 9309 says: the longest rule that fits counts, and of two that are as long
 * the one that allows.
 */
export function readRobots(text: string, agent: string): Robots {
  const lines = text
    .slice(0, lengthMax)
    .split(/[\r\n]+/)
    .flatMap((line): (readonly [string, string])[] => {
      const [, field, value] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? []
      return field === undefined || value === undefined ? [] : [[field.toLowerCase(), value.trim()]]
    })
  const rules = rulesFor(lines, agent.toLowerCase()).toSorted(
    (one, other) => other.length - one.length || Number(other.isAllowed) - Number(one.isAllowed),
  )
  return {
    allows: (path) => rules.find((rule) => fits(rule, path))?.isAllowed ?? true,
    sitemaps: lines.flatMap(([field, value]) => (field === 'sitemap' ? [value] : [])),
  }
}
