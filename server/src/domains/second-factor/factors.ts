import type { Factor } from '@tessera/contracts/calls/security'
import type { UserId } from '@tessera/contracts/ids'
import { eq, sql } from '../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { authenticators, phoneFactors } from './tables.ts'

/** The second factors of an account. */
export interface Factors {
  readonly hasAuthenticator: boolean
  /** The phone that codes are sent to, in E.164. */
  readonly phoneNumber: string | null
}

/** Loads the second factors of an account. */
export async function factorsOf(db: Sql, userId: UserId): Promise<Factors> {
  const [row] = await db
    .select({ phoneNumber: phoneFactors.phoneNumber, authenticator: authenticators.createdAt })
    .from(sql`(select 1) as one`)
    .leftJoin(phoneFactors, eq(phoneFactors.userId, userId))
    .leftJoin(authenticators, eq(authenticators.userId, userId))
  return {
    hasAuthenticator: (row?.authenticator ?? null) !== null,
    phoneNumber: row?.phoneNumber ?? null,
  }
}

/** Returns the names of the factors, the preferred one first. */
export function factorNames({ hasAuthenticator, phoneNumber }: Factors): Factor[] {
  return [
    ...(hasAuthenticator ? (['totp'] as const) : []),
    ...(phoneNumber === null ? [] : (['sms'] as const)),
  ]
}

/** Returns the digits of a phone number that may be shown. */
export const phoneNumberEnd = (phoneNumber: string): string => phoneNumber.slice(-2)
