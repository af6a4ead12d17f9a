import type { Factor } from '@tessera/contracts/calls/security'
import type { UserId } from '@tessera/contracts/ids'
import { eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { passkeys } from '../passkeys/tables.ts'
import { authenticators, phoneFactors } from './tables.ts'

/** The second factors of an account. */
export interface Factors {
  readonly hasAuthenticator: boolean
  /** The phone that codes are sent to, in E.164. */
  readonly phoneNumber: string | null
  readonly hasPasskey: boolean
}

/** Loads the second factors of an account. */
export async function factorsOf(db: Sql, userId: UserId): Promise<Factors> {
  const [row] = await db
    .select({
      phoneNumber: phoneFactors.phoneNumber,
      authenticator: authenticators.createdAt,
      hasPasskey: sql<boolean>`exists (
        select from ${passkeys} where ${passkeys.userId} = ${userId}::bigint)`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(phoneFactors, eq(phoneFactors.userId, userId))
    .leftJoin(authenticators, eq(authenticators.userId, userId))
  return {
    hasAuthenticator: (row?.authenticator ?? null) !== null,
    phoneNumber: row?.phoneNumber ?? null,
    hasPasskey: row?.hasPasskey ?? false,
  }
}

/** Returns the names of the factors that ask for a code, the preferred one first. */
export function factorNames({
  hasAuthenticator,
  phoneNumber,
}: Pick<Factors, 'hasAuthenticator' | 'phoneNumber'>): Factor[] {
  return [
    ...(hasAuthenticator ? (['totp'] as const) : []),
    ...(phoneNumber === null ? [] : (['sms'] as const)),
  ]
}

/** True when a log-in by password asks for a second factor. */
export const hasFactors = (factors: Factors): boolean =>
  factors.hasPasskey || factorNames(factors).length > 0

/** Returns the digits of a phone number that may be shown. */
export const phoneNumberEnd = (phoneNumber: string): string => phoneNumber.slice(-2)
