import { databaseTrouble } from '../platform/database/database-trouble.ts'
import type { Ports } from '../ports.ts'
import { type Refusal, refused } from './answer.ts'
import { BrokenBody } from './body.ts'
import { causeText } from './cause-text.ts'

/**
 * What is answered when something threw, and logs it under an event: a request whose sender went away
 * is no fault, a full disk and a busy database are faults of their own.
 */
export function refusalOfThrow(
  { ids, log, storage }: Pick<Ports, 'ids' | 'log' | 'storage'>,
  cause: unknown,
  thrown: {
    readonly event: string
    readonly fields?: Readonly<Record<string, unknown>>
  },
): Refusal {
  const { event, fields = {} } = thrown
  const id = ids.next()
  const told = { id, ...fields, cause: causeText(cause) }
  if (storage.noteIfFull(cause)) {
    log.error('storage.full', told)
    return refused('storage-full', { id })
  }
  if (databaseTrouble(cause) !== undefined) {
    log.warn(`${event}.too-busy`, told)
    return refused('too-busy', { id })
  }
  if (cause instanceof BrokenBody) {
    log.info('request.broken-off', { id, ...fields })
    return refused('bad-input', { fields: { body: 'It broke off' } })
  }
  log.error(`${event}.failed`, told)
  return refused('unexpected', { id })
}
