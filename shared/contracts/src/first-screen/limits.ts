/** Limits of a first-screen template, and of what one draws. */
export const templateLimits = {
  /** Bytes of the file. */
  bytes: 48 * 1024,
  /** Brackets within brackets in the file. */
  depth: 64,
  /** Objects and texts in the file. */
  parts: 6_000,
  /** Items that one repeat draws. */
  repeats: 60,
  /** Parts that are evaluated for one document. */
  steps: 20_000,
  /** Characters of markup of one document. */
  markup: 64 * 1024,
} as const
