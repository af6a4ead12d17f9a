import type { UserId } from '@tessera/contracts/ids'
import { and, eq, lt } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { authenticators } from './tables.ts'
import { stepOfCode } from './totp.ts'

/** The purpose under which an authenticator's secret is encrypted. */
export const secretPurpose = (userId: UserId) => `authenticator ${userId}`

/**
 * True when a code is right and newer than the last accepted one. A single update accepts it, so
 * that concurrent uses of one code succeed once.
 */
export async function takeAuthenticatorCode(
  db: Sql,
  ports: Pick<Ports, 'secrets' | 'clock' | 'log'>,
  given: { readonly userId: UserId; readonly code: string },
): Promise<boolean> {
  const { userId, code } = given
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
  if (row === undefined) return false
  const secret = ports.secrets.open(secretPurpose(userId), row.secret)
  if (secret === undefined) {
    ports.log.error('authenticator.unreadable', {
      user: userId,
      fix: 'Set SECRETS_KEY to its previous value.',
    })
    return false
  }
  const step = stepOfCode(secret, code, ports.clock.now())
  if (step === undefined) return false
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId })
  return taken.length > 0
}
