type Named<Part extends string> = Part extends `${infer Name}(${string}` ? Name : Part

type Names<Pattern extends string> = Pattern extends `${string}:${infer Part}/${infer Rest}`
  ? Named<Part> | Names<Rest>
  : never

/** The parameters of a pattern. */
export type ParamsOf<Pattern extends string> = { readonly [Name in Names<Pattern>]: string }

type Query = Readonly<Record<string, string | undefined>>

/** A page's path: its pattern, and `to` for links. */
export interface Path<Pattern extends string = string> {
  readonly pattern: Pattern
  to(
    ...args: Names<Pattern> extends never ? [query?: Query] : [ParamsOf<Pattern>, query?: Query]
  ): string
}

/** Splits a pattern at its parameters: every second part is the name of one. */
const partsOf = (pattern: string): readonly string[] => pattern.split(/:(\w+)(?:\([^)]*\))?/)

const filled = (parts: readonly string[], params: Query): string =>
  parts.map((part, at) => (at % 2 === 0 ? part : encodeURIComponent(params[part] ?? ''))).join('')

function queryText(query: Query | undefined): string {
  if (query === undefined) return ''
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}

/** Returns the address of a pattern with its parameters and query. */
export const addressAt = (pattern: string, params: Query, query?: Query): string =>
  filled(partsOf(pattern), params) + queryText(query)

/**
 * Declares a path. Patterns end in a slash; parameters start with a colon.
 *
 *     const pin = definePath('/pin/:pinId/')
 *     pin.to({ pinId: '42' }) // '/pin/42/'
 */
export function definePath<const Pattern extends `/${string}`>(pattern: Pattern): Path<Pattern>
export function definePath(pattern: string): unknown {
  const hasParams = pattern.includes('/:')
  // A page of pins has dozens of addresses of one pattern.
  const parts = partsOf(pattern)
  return {
    pattern,
    to: (...args: readonly (Query | undefined)[]) => {
      const [params, query] = hasParams ? args : [{}, args[0]]
      return filled(parts, params ?? {}) + queryText(query)
    },
  }
}
