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
    script: 148_500,
    style: 9_250,
    document: 12_300,
    ...{ documentStatements: 3, callStatements: 3 },
  },
  'home, a member’s': {
    script: 148_500,
    style: 9_250,
    document: 11_000,
    ...{ documentStatements: 5, callStatements: 4 },
  },
  closeup: {
    script: 168_450,
    style: 11_450,
    document: 12_250,
    ...{ documentStatements: 10, callStatements: 8 },
  },
  board: {
    script: 188_600,
    style: 12_850,
    document: 12_600,
    ...{ documentStatements: 6, callStatements: 2 },
  },
  search: {
    ...{ script: 156_600, style: 10_150, document: 9_350 },
    ...{ documentStatements: 4, callStatements: 4 },
  },
  profile: {
    script: 186_450,
    style: 12_850,
    document: 11_500,
    ...{ documentStatements: 4, callStatements: 3 },
  },
  'pin builder': {
    script: 192_600,
    style: 12_000,
    document: 6_600,
    ...{ documentStatements: 1, callStatements: 3 },
  },
  'shopping page': {
    ...{ script: 156_600, style: 10_150, document: 8_700 },
    ...{ documentStatements: 8, callStatements: 2 },
  },
  'saved for later': {
    ...{ script: 141_300, style: 8_050, document: 8_350 },
    ...{ documentStatements: 1, callStatements: 2 },
  },
  'advertiser overview': {
    script: 150_900,
    style: 10_150,
    document: 13_700,
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
