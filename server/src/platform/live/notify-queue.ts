import type { Db } from '../database/port.ts'
import { sql } from '../database/sql.ts'

/** Sends notices to the other instances, several in one statement. */
export interface NotifyQueue {
  send(payload: string): void
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>
}

/** Notices per statement. */
const together = 500

/** The time in which notices are gathered, so that many changes at once send few statements. */
const gatheredMilliseconds = 10

/**
 * Sends notices outside the transactions they report: PostgreSQL commits transactions that notify
 * one after another, and saves must not queue up for that.
 */
export function notifyQueue(
  db: Db,
  given: { readonly channel: string; readonly onFailed: (cause: unknown) => void },
): NotifyQueue {
  let waiting = new Set<string>()
  let sending: Promise<void> | undefined
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, gatheredMilliseconds))
    while (waiting.size > 0) {
      const payloads = [...waiting].slice(0, together)
      waiting = new Set([...waiting].slice(together))
      const list = sql.param(payloads)
      await db
        .execute(
          sql`select pg_notify(${given.channel}, payload) from unnest(${list}::text[]) payload`,
        )
        .catch(given.onFailed)
    }
    sending = undefined
  }
  return {
    send(payload) {
      waiting.add(payload)
      sending ??= send()
    },
    settled: async () => sending,
  }
}
