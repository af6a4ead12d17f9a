/** What a surface may take at most. */
export interface SurfaceBudget {
  /** Bytes of the script that its document names, as sent with brotli. */
  readonly script: number
  /** Bytes of the styles that its document names, with brotli. */
  readonly style: number
  /** Bytes of its document, with brotli at quality 5, in the small demo world. */
  readonly document: number
  /** Statements that its document sends to the database. */
  readonly documentStatements: number
  /** Statements of its main call. */
  readonly callStatements: number
}

/**
 * The one table of what each surface may take: what was measured (`npm run bench -- --surfaces` prints it), and for
 * bytes little more. Whoever needs more changes a number here, and a review sees it.
 */
export const surfaceBudgets = {
  'home, a visitor’s': {
    ...{ script: 148_750, style: 10_200, document: 11_100 },
    ...{ documentStatements: 4, callStatements: 4 },
  },
  'home, a member’s': {
    ...{ script: 148_750, style: 10_200, document: 10_150 },
    ...{ documentStatements: 8, callStatements: 7 },
  },
  closeup: {
    ...{ script: 166_100, style: 12_100, document: 11_700 },
    ...{ documentStatements: 10, callStatements: 8 },
  },
  board: {
    ...{ script: 186_400, style: 13_500, document: 11_950 },
    ...{ documentStatements: 7, callStatements: 3 },
  },
  search: {
    ...{ script: 157_200, style: 11_100, document: 8_850 },
    ...{ documentStatements: 11, callStatements: 11 },
  },
  profile: {
    ...{ script: 184_300, style: 13_550, document: 11_400 },
    ...{ documentStatements: 4, callStatements: 3 },
  },
  'pin builder': {
    ...{ script: 191_000, style: 12_650, document: 6_550 },
    ...{ documentStatements: 1, callStatements: 3 },
  },
  'shopping page': {
    ...{ script: 157_200, style: 11_100, document: 8_550 },
    ...{ documentStatements: 14, callStatements: 7 },
  },
  'saved for later': {
    ...{ script: 139_750, style: 8_700, document: 8_200 },
    ...{ documentStatements: 1, callStatements: 2 },
  },
  'advertiser overview': {
    ...{ script: 148_800, style: 10_850, document: 13_950 },
    ...{ documentStatements: 1, callStatements: 7 },
  },
} as const satisfies Readonly<Record<string, SurfaceBudget>>

/** A surface that has a budget. */
export type SurfaceName = keyof typeof surfaceBudgets

/** Bytes of the home page's document, with its headers: what a server sends before it waits, ten packets. */
export const documentWithHeadersMost = 14_600

/**
 * Bytes that one more module adds to a document: two hashes are 80 of them, and the rest are mostly the pages of
 * advertising (docs/decisions/052).
 */
export const listedModuleMost = 215
