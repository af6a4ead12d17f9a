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
    .map((entry) => ({ entry, pattern: readPattern(patternOf(entry)) }))
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
  return given === undefined ? undefined : paramsIn(readPattern(pattern), given)
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

/** A part of a pattern: the name of a parameter, or null, and the values that it takes, or null for any. */
interface Part {
  readonly name: string | null
  readonly values: readonly string[] | null
}

function readPart(segment: string): Part {
  const [, name = null, values] = /^:(\w+)(?:\((.+)\))?$/.exec(segment) ?? []
  if (name === null) return { name, values: [segment] }
  return { name, values: values?.split('|') ?? null }
}

const readPattern = (pattern: string): readonly Part[] => segmentsOf(pattern).map(readPart)

function takes({ name, values }: Part, value: string): boolean {
  if (values !== null) return values.includes(value)
  return value !== '' && (name !== 'advertiserId' || !/\D/.test(value))
}

function paramsIn(pattern: readonly Part[], given: readonly string[]): PathParams | undefined {
  if (pattern.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const value = given[index] ?? ''
    if (!takes(part, value)) return undefined
    if (part.name !== null) params[part.name] = value
  }
  return params
}

/** Returns the patterns without lists that a pattern with lists stands for. */
export function withoutLists(pattern: string): readonly string[] {
  const [list, values = ''] = /:\w+\(([^)]+)\)/.exec(pattern) ?? []
  if (list === undefined) return [pattern]
  return values.split('|').flatMap((value) => withoutLists(pattern.replace(list, value)))
}

const orderKey = (pattern: readonly Part[]): string =>
  pattern.map(({ values }) => (values === null ? '1' : '0')).join('')

function bySpecificity(one: readonly Part[], other: readonly Part[]): number {
  const [a, b] = [orderKey(one), orderKey(other)]
  return a < b ? -1 : a > b ? 1 : 0
}
