/** Returns why something failed, in one line. */
export const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause)
