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
 * - A parameter with a list, as `:scope(pins|boards)`, takes its values alone, and counts as a fixed segment.
 * - Case counts; the slash at the end does not.
 * - A path with a broken percent-encoding matches nothing.
 */
export function pathTable<Entry>(
  entries: readonly Entry[],
  patternOf: (entry: Entry) => string,
): (path: string) => PathMatch<Entry> | undefined {
  const rows = entries
    .map((entry) => ({ entry, pattern: patternOf(entry) }))
    .toSorted((one, other) => orderKey(one.pattern).localeCompare(orderKey(other.pattern)))
    .map(({ entry, pattern }) => ({
      ...{ entry, shape: shapeOf(pattern), isFixed: !pattern.includes(':') },
    }))
  // A pattern without parameters has one path, and is found by it the next time.
  const known = new Map<string, PathMatch<Entry>>()
  return (path) => {
    const given = decoded(path)
    if (given === undefined) return undefined
    const kept = known.get(given)
    if (kept !== undefined) return kept
    for (const { entry, shape, isFixed } of rows) {
      const found = shape.exec(given)
      if (found === null) continue
      const match = { entry, params: { ...found.groups } }
      if (isFixed) known.set(given, match)
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

/** Returns the decoded segments, between separators that no address has. */
function decoded(path: string): string | undefined {
  try {
    return segmentsOf(path).map(decodeURIComponent).join('\0')
  } catch {
    return undefined
  }
}

const shapeOf = (pattern: string): RegExp =>
  new RegExp(
    `^${segmentsOf(pattern)
      .map((segment) =>
        segment
          .replaceAll('.', '\\.')
          .replace(
            /^:(\w+)(\(.+\))?$/,
            (_, name: string, values?: string) =>
              `(?<${name}>${values ?? (name === 'advertiserId' ? '\\d+' : '[^\\0]+')})`,
          ),
      )
      .join('\\0')}$`,
  )

const orderKey = (pattern: string): string =>
  segmentsOf(pattern)
    .map((segment) => (/^:\w+$/.test(segment) ? 1 : 0))
    .join('')

/** Returns the patterns without lists that a pattern with lists stands for. */
export function withoutLists(pattern: string): readonly string[] {
  const [list, values = ''] = /:\w+\(([^)]+)\)/.exec(pattern) ?? []
  if (list === undefined) return [pattern]
  return values.split('|').flatMap((value) => withoutLists(pattern.replace(list, value)))
}
