type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * Returns the name of the unique constraint that an error reports, however deep the driver's error
 * is wrapped.
 */
export function uniqueViolation(error: unknown): string | undefined {
  for (let at: unknown = error; isFields(at); at = at.cause) {
    if (at.code === '23505' && typeof at.constraint === 'string') return at.constraint
  }
  return undefined
}
