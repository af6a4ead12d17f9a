import { DrizzleQueryError } from './sql.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A database error that a retry may fix. */
export type DatabaseTrouble = 'collision' | 'overload' | 'away'

/**
 * Deadlocks and serialization failures: PostgreSQL rolled one of two transactions back, so it can
 * be retried.
 */
const collisions = new Set(['40P01', '40001'])

/** Thrown when so much waits for the database that more would only wait longer. */
export class Overloaded extends Error {}

/** Thrown when the pool opens no connection to the database. */
export class Unconnected extends Error {
  constructor(cause: unknown) {
    super('No connection to the database.', { cause })
  }
}

/** A statement, or the wait for a lock or connection, that timed out, and too many connections. */
const overloads = new Set(['57014', '55P03', '53300'])

/** A server that stops, has crashed or starts, and one that has become a standby. */
const aways = new Set(['57P01', '57P02', '57P03', '25006'])

/** A network without a way to a server, which may be that of mails or pictures as well. */
const networkAways = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Exceptions of the connection itself. Poolers report theirs as 08P01. */
const connectionClass = /^08...$/

/** The driver's own errors about a connection, which have no code. */
const awayMessage =
  /^(Connection terminated|timeout expired$|Client (has encountered a connection error|was closed))/

const isOfDriver = (error: Fields): boolean =>
  error instanceof DrizzleQueryError || error instanceof Unconnected

function troubleOf({ code, message }: Fields, isDriver: boolean): DatabaseTrouble | undefined {
  if (typeof code === 'string') {
    if (collisions.has(code)) return 'collision'
    if (overloads.has(code)) return 'overload'
    if (isDriver && networkAways.has(code)) return 'away'
    if (aways.has(code) || connectionClass.test(code)) return 'away'
  }
  if (message === 'timeout exceeded when trying to connect') return 'overload'
  return typeof message === 'string' && awayMessage.test(message) ? 'away' : undefined
}

/**
 * Returns which of these an error reports, however deep the driver's error is wrapped. Faults of the network
 * count inside an error of the driver only.
 */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  let isDriver = false
  for (let at: unknown = error; isFields(at); at = at.cause) {
    isDriver ||= isOfDriver(at)
    const trouble = at instanceof Overloaded ? 'overload' : troubleOf(at, isDriver)
    if (trouble !== undefined) return trouble
  }
  return undefined
}
