type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A database error that a retry may fix. */
export type DatabaseTrouble = 'collision' | 'overload'

/**
 * Deadlocks and serialization failures: PostgreSQL rolled one of two transactions back, so it can
 * be retried.
 */
const collisions = new Set(['40P01', '40001'])

/** Thrown when so much waits for the database that more would only wait longer. */
export class Overloaded extends Error {}

/** A statement, or the wait for a lock or connection, that timed out. */
const overloads = new Set(['57014', '55P03', '53300'])

/** Returns which of these an error reports, however deep the driver's error is wrapped. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  for (let at: unknown = error; isFields(at); at = at.cause) {
    if (typeof at.code === 'string' && collisions.has(at.code)) return 'collision'
    if (typeof at.code === 'string' && overloads.has(at.code)) return 'overload'
    if (at instanceof Overloaded) return 'overload'
    if (at.message === 'timeout exceeded when trying to connect') return 'overload'
  }
  return undefined
}
