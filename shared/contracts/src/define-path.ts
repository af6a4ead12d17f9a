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

function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)(?:\([^)]*\))?/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

function queryText(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}

/** Returns the address of a pattern with its parameters and query. */
export const addressAt = (pattern: string, params: Query, query?: Query): string =>
  fill(pattern, onlyText(params)) + queryText(query)

/**
 * Declares a path. Patterns end in a slash; parameters start with a colon.
 *
 *     const pin = definePath('/pin/:pinId/')
 *     pin.to({ pinId: '42' }) // '/pin/42/'
 */
export function definePath<const Pattern extends `/${string}`>(pattern: Pattern): Path<Pattern>
export function definePath(pattern: string): unknown {
  const hasParams = pattern.includes('/:')
  return {
    pattern,
    to: (...args: readonly (Query | undefined)[]) => {
      const [params, query] = hasParams ? args : [{}, args[0]]
      return addressAt(pattern, params ?? {}, query)
    },
  }
}

function onlyText(params: Query): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
