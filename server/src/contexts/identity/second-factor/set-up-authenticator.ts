import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, gt, lt, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { addFactor } from './add-factor.ts'
import { secretPurpose } from './authenticator.ts'
import { goodUntil } from './sent-code.ts'
import { authenticatorSetups, authenticators } from './tables.ts'
import { newSecret, stepOfCode } from './totp.ts'

/** Starts setting up an authenticator; the current one stays until the new one is confirmed. */
export async function beginAuthenticator(ports: Ports, userId: UserId): Promise<string> {
  const secret = newSecret()
  const sealed = ports.secrets.seal(secretPurpose(userId), secret)
  const row = { secret: sealed, tries: 0, expiresAt: goodUntil(ports.clock.now()) }
  await ports.db
    .insert(authenticatorSetups)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: authenticatorSetups.userId, set: row })
  return secret
}

/** A confirmed authenticator, and the time step of its code. */
interface Shown {
  readonly secret: string
  readonly step: number
}

/** Counts a try, then checks a code of the new authenticator. */
export async function guessSetup(
  ports: Ports,
  userId: UserId,
  code: string,
): Promise<Shown | 'code-wrong' | 'code-gone'> {
  const now = ports.clock.now()
  const [row] = await ports.db
    .update(authenticatorSetups)
    .set({ tries: sql`${authenticatorSetups.tries} + 1` })
    .where(
      and(
        eq(authenticatorSetups.userId, userId),
        lt(authenticatorSetups.tries, limits.codeTries),
        gt(authenticatorSetups.expiresAt, now),
      ),
    )
    .returning()
  const secret = row && ports.secrets.open(secretPurpose(userId), row.secret)
  if (row === undefined || secret === undefined) return 'code-gone'
  const step = stepOfCode(secret, code, now)
  if (step !== undefined) return { secret: row.secret, step }
  return row.tries < limits.codeTries ? 'code-wrong' : 'code-gone'
}

/**
 * Activates the authenticator; undefined when that was done already, or set-up was restarted. The
 * confirming code counts as used, so it can't log anybody in.
 */
export async function activateAuthenticator(
  tx: Tx,
  ports: Ports,
  userId: UserId,
  { secret, step }: Shown,
): Promise<{ readonly codes: string[] | null } | undefined> {
  const spent = await tx
    .delete(authenticatorSetups)
    .where(and(eq(authenticatorSetups.userId, userId), eq(authenticatorSetups.secret, secret)))
    .returning({ userId: authenticatorSetups.userId })
  if (spent.length === 0) return undefined
  const row = { secret, lastStep: step, createdAt: ports.clock.now() }
  const codes = await addFactor(tx, ports, userId, () =>
    tx
      .insert(authenticators)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: authenticators.userId, set: row }),
  )
  return { codes }
}
