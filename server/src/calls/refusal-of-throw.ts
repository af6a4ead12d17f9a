import { isStoreAway } from '../platform/blobs/store-away.ts'
import { databaseTrouble } from '../platform/database/database-trouble.ts'
import { causeText } from '../platform/log/cause-text.ts'
import type { Ports } from '../ports.ts'
import { type Refusal, refused } from './answer.ts'
import { BrokenBody } from './body.ts'

/** The wait that Retry-After names while the database is busy, or it or the store is away. */
const waitSeconds = 2

/**
 * Logs an exception under an event, and returns the refusal to answer with. A sender who disconnected
 * is not an error; a full disk, a database that is busy or away, and a store that is away have errors of
 * their own.
 */
export function refusalOfThrow(
  { log, storage }: Pick<Ports, 'log' | 'storage'>,
  cause: unknown,
  thrown: {
    /** The request's id. */
    readonly id: string
    readonly event: string
    readonly fields?: Readonly<Record<string, unknown>>
  },
): Refusal {
  const { id, event, fields = {} } = thrown
  // A socket that is cut has the same code as a database that went away.
  if (cause instanceof BrokenBody) {
    log.info('request.broken-off', { id, ...fields })
    return refused('bad-input', { fields: { body: 'It broke off' } })
  }
  const told = { id, ...fields, cause: causeText(cause) }
  if (storage.noteIfFull(cause)) {
    log.error('storage.full', told)
    return refused('storage-full', { id })
  }
  const trouble = isStoreAway(cause) ? 'away' : databaseTrouble(cause)
  if (trouble !== undefined) {
    const code = trouble === 'away' ? 'unavailable' : 'too-busy'
    log.warn(`${event}.${code}`, told)
    return refused(code, { id, wait_seconds: waitSeconds })
  }
  log.error(`${event}.failed`, told)
  return refused('unexpected', { id })
}
