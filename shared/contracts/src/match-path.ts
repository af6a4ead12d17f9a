/** The values of a pattern's `:name` segments. */
export type PathParams = Readonly<Record<string, string>>

/** An entry of a table, with the parameters of the path that it was found by. */
export interface PathMatch<Entry> {
  readonly entry: Entry
  readonly params: PathParams
}

/**
 * Makes a lookup of patterns such as '/pin/:pinId/'. It returns the most specific match:
 *
 * - A fixed segment wins over a parameter, from the left; of equal patterns the first listed wins.
 * - A parameter takes one segment that is not empty, percent-decoded; an `advertiserId` only digits.
 * - Case counts; the slash at the end does not.
 * - A path with a broken percent-encoding matches nothing.
 */
export function pathTable<Entry>(
  entries: readonly Entry[],
  patternOf: (entry: Entry) => string,
): (path: string) => PathMatch<Entry> | undefined {
  const rows = entries
    .map((entry) => ({ entry, pattern: segmentsOf(patternOf(entry)) }))
    .toSorted((one, other) => bySpecificity(one.pattern, other.pattern))
  return (path) => {
    const given = decodedSegments(path)
    if (given === undefined) return undefined
    for (const { entry, pattern } of rows) {
      const params = paramsIn(pattern, given)
      if (params !== undefined) return { entry, params }
    }
    return undefined
  }
}

/** Returns the parameters of one pattern in a path; undefined when the path does not match. */
export function matchPath(pattern: string, path: string): PathParams | undefined {
  const given = decodedSegments(path)
  return given === undefined ? undefined : paramsIn(segmentsOf(pattern), given)
}

const segmentsOf = (path: string): readonly string[] =>
  path.replace(/^\//, '').replace(/\/$/, '').split('/')

function decodedSegments(path: string): readonly string[] | undefined {
  try {
    return segmentsOf(path).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

const isParam = (segment: string): boolean => segment.startsWith(':')

function paramsIn(pattern: readonly string[], given: readonly string[]): PathParams | undefined {
  if (pattern.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of pattern.entries()) {
    const value = given[index] ?? ''
    if (!isParam(segment)) {
      if (segment !== value) return undefined
    } else if (value === '' || (segment === ':advertiserId' && /\D/.test(value))) return undefined
    else params[segment.slice(1)] = value
  }
  return params
}

const orderKey = (pattern: readonly string[]): string =>
  pattern.map((segment) => (isParam(segment) ? '1' : '0')).join('')

function bySpecificity(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [orderKey(one), orderKey(other)]
  return a < b ? -1 : a > b ? 1 : 0
}
