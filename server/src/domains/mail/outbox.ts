import type { Clock } from '../../platform/clock/port.ts'
import type { Db } from '../../platform/database/port.ts'
import type { Ids } from '../../platform/ids/port.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { mailOutbox } from './tables.ts'

/** Mail that keeps every letter in the outbox, for whatever sends it from there. */
export function outboxMail(ports: {
  readonly db: Db
  readonly ids: Ids
  readonly clock: Clock
}): Mail {
  return {
    async send({ to, subject, text, html = null }) {
      const id = BigInt(ports.ids.next())
      const createdAt = ports.clock.now()
      await ports.db.insert(mailOutbox).values({ id, to, subject, text, html, createdAt })
    },
  }
}
