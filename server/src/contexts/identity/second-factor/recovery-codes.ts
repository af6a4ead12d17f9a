import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { randomRecoveryCode } from './random-code.ts'
import { recoveryCodes } from './tables.ts'
import { typedCode } from './typed-code.ts'

type Marking = Pick<Ports, 'secrets'>

const macOf = ({ secrets }: Marking, userId: UserId, code: string): string =>
  secrets.mac(`recovery code ${userId}`, code)

/** Replaces a member's recovery codes by ten new ones. They can't be read again later. */
export async function makeRecoveryCodes(
  db: Sql,
  ports: Marking,
  userId: UserId,
): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, randomRecoveryCode)
  await deleteRecoveryCodes(db, userId)
  await db
    .insert(recoveryCodes)
    .values(codes.map((text) => ({ userId, codeMac: macOf(ports, userId, typedCode(text).code) })))
  return codes
}

/** Deletes a member's recovery codes. */
export async function deleteRecoveryCodes(db: Sql, userId: UserId): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Uses up a recovery code; false when it's wrong or used. */
export async function spendRecoveryCode(
  db: Sql,
  ports: Marking,
  given: { readonly userId: UserId; readonly code: string },
): Promise<boolean> {
  const { userId, code } = given
  const gone = await db
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeMac, macOf(ports, userId, code))),
    )
    .returning({ userId: recoveryCodes.userId })
  return gone.length > 0
}

/** Counts the unused recovery codes. */
export const recoveryCodesLeft = (db: Sql, userId: UserId): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
