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
 * - More fixed segments win over fewer; of equally many, a fixed one further to the left; of equal patterns the
 *   first listed. It is the order of react-router, by which the shell matches (shell/src/navigation/match-pages.ts).
 * - A parameter takes one segment that is not empty, percent-decoded; an `advertiserId` only digits.
 * - A parameter with a list, as `:scope(pins|boards)`, takes its values alone, and counts as a fixed segment.
 * - Case counts; the slash at the end does not.
 * - A path with a broken percent-encoding matches nothing.
 */
export function pathTable<Entry>(
  entries: readonly Entry[],
  patternOf: (entry: Entry) => string,
): (path: string) => PathMatch<Entry> | undefined {
  // A page makes its table before it renders, so this compares no texts by language and makes no expressions.
  const rows = mostSpecificFirst(entries, patternOf).map((entry) => {
    const segments = segmentsOf(patternOf(entry))
    const isFixed = !segments.some((segment) => segment.startsWith(':'))
    return { entry, segments, isFixed }
  })
  // A pattern without parameters has one path, and is found by it the next time.
  const known = new Map<string, { readonly length: number; readonly match: PathMatch<Entry> }>()
  return (path) => {
    const given = decoded(path)
    if (given === undefined) return undefined
    const key = given.join('\0')
    const kept = known.get(key)
    if (kept?.length === given.length) return kept.match
    for (const { entry, segments, isFixed } of rows) {
      const params = paramsOf(segments, given)
      if (params === undefined) continue
      const match = { entry, params }
      if (isFixed) known.set(key, { length: given.length, match })
      return match
    }
    return undefined
  }
}

/** Returns the parameters of one pattern in a path; undefined when the path does not match. */
export const matchPath = (pattern: string, path: string): PathParams | undefined =>
  pathTable([pattern], (only) => only)(path)?.params

const segmentsOf = (path: string): readonly string[] =>
  path.replace(/^\//, '').replace(/\/$/, '').split('/')

/** Returns the decoded segments; undefined for a broken encoding. */
function decoded(path: string): readonly string[] | undefined {
  try {
    return segmentsOf(path).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Returns the parameters of a pattern's segments in those of a path; undefined when one does not match. */
function paramsOf(
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, value] of path.entries()) {
    const segment = pattern[at] ?? ''
    const [, name, list] = segment.startsWith(':') ? (parameterShape.exec(segment) ?? []) : []
    if (name === undefined ? segment !== value : !takes(name, list, value)) return undefined
    if (name !== undefined) params[name] = value
  }
  return params
}

const parameterShape = /^:(\w+)(?:\((.+)\))?$/

function takes(name: string, list: string | undefined, value: string): boolean {
  if (list !== undefined) return list.split('|').includes(value)
  return name === 'advertiserId' ? /^\d+$/.test(value) : value !== '' && !value.includes('\0')
}

// A pattern has fewer than ten parameters.
function orderKey(pattern: string): string {
  const marks = segmentsOf(pattern).map((segment) => (/^:\w+$/.test(segment) ? 1 : 0))
  return marks.filter(Boolean).length + marks.join('')
}

/** Sorts entries by their patterns, with the most specific first. */
export function mostSpecificFirst<Entry>(
  entries: readonly Entry[],
  patternOf: (entry: Entry) => string,
): readonly Entry[] {
  return entries
    .map((entry) => ({ entry, order: orderKey(patternOf(entry)) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
    .map(({ entry }) => entry)
}

/** Returns the patterns without lists that a pattern with lists stands for. */
export function withoutLists(pattern: string): readonly string[] {
  const [list, values = ''] = /:\w+\(([^)]+)\)/.exec(pattern) ?? []
  if (list === undefined) return [pattern]
  return values.split('|').flatMap((value) => withoutLists(pattern.replace(list, value)))
}
