import type { Parser } from './parser.ts'

let loaded: Parser | undefined

/** Returns the parser once the page has loaded it. */
export const parserNow = (): Parser | undefined => loaded

/** Loads the parser, which a first view does without. A failed load is tried again by the next call. */
export async function loadParser(): Promise<Parser> {
  loaded ??= await import(/* webpackChunkName: "schemas" */ '@tessera/contracts/parse')
  return loaded
}
