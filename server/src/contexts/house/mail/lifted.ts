import { type Answer, given, refused } from '../../../calls/answer.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { lift, liftDomain } from '../../base/mail/suppressions.ts'
import { users } from '../../identity/index.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'

interface WantedLift {
  /** Addresses, or domains with an @ before them. */
  readonly addresses: readonly string[]
  readonly reason: string
}

/**
 * Sends emails to addresses again, and logs each with its person: an address is in no entry, since entries can't be
 * deleted with an account.
 */
export async function liftSuppressions(
  ports: Ports,
  actor: Actor,
  { addresses, reason }: WantedLift,
): Promise<Answer<{ changed: string[] }>> {
  const changed = await ports.db.transaction(async (tx) => {
    const act = 'mail.change.lift'
    const all: string[] = []
    for (const address of addresses) {
      if (address.startsWith('@')) {
        const lifted = await liftDomain(tx, address.slice(1))
        all.push(...lifted)
        if (lifted.length > 0)
          await appendToLog(tx, ports, {
            actor,
            act,
            object: address,
            reason,
            after: { addresses: lifted.length },
          })
      } else if (await lift(tx, address)) {
        all.push(address)
        const [person] = await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.email, address))
        await appendToLog(tx, ports, {
          actor,
          act,
          reason,
          ...(person === undefined ? {} : { personId: person.id }),
          after: { addresses: 1 },
        })
      }
    }
    return all
  })
  if (changed.length === 0) return refused('not-found')
  ports.log.info('mail.lifted', { addresses: changed.length })
  return given({ changed })
}
