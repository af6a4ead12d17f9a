import { limits } from '@tessera/contracts/limits'
import { sha256 } from '../../kit/files/hash-emails.ts'
import type { ReadLines } from './list-lines.ts'

type People = ReadLines['people']

/** The sent part of a list. */
export interface SentList {
  readonly sent: number
  readonly changed: number
  readonly lines: number
}

/** Nothing was sent yet. */
export const nothingSent: SentList = { sent: 0, changed: 0, lines: 0 }

/** The next people of a list that one call takes. */
const partAt = (people: People, { sent }: SentList): People =>
  people.slice(sent, sent + limits.audiencePartMax)

const hashesOf = (people: People): Promise<string[]> =>
  Promise.all(people.map(({ kind, text }) => (kind === 'hash' ? text : sha256(text))))

interface Sending {
  /** Sends hashes; undefined when they weren't taken. */
  send(hashes: readonly string[]): Promise<Omit<SentList, 'sent'> | undefined>
  onSent(sent: SentList): void
  isStopped(): boolean
}

/**
 * Hashes the rest of a list and sends it part by part. It can be called again with what it returned: a
 * part that the service took without our hearing of it changes nothing the second time.
 */
export async function sendList(
  people: People,
  before: SentList,
  { send, onSent, isStopped }: Sending,
): Promise<SentList> {
  let done = before
  while (done.sent < people.length && !isStopped()) {
    const part = partAt(people, done)
    const answer = await send(await hashesOf(part))
    if (answer === undefined) return done
    done = {
      sent: done.sent + part.length,
      changed: done.changed + answer.changed,
      lines: answer.lines,
    }
    onSent(done)
  }
  return done
}
