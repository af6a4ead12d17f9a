import { parse, safeParse } from './parse.ts'

/** The parser of data. */
export interface Parser {
  readonly parse: typeof parse
  readonly safeParse: typeof safeParse
}

const parser: Parser = { parse, safeParse }

/** Returns the parser if it is there. In a page it loads late (`late-parser.ts`). */
export const parserNow = (): Parser | undefined => parser

/** Loads the parser. */
export const loadParser = async (): Promise<Parser> => parser
