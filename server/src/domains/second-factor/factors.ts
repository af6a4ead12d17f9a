import type { Factor } from '@tessera/contracts/calls/security'
import type { UserId } from '@tessera/contracts/ids'
import { eq, sql } from 'drizzle-orm'
import type { Sql } from '../sql.ts'
import { authenticators, phoneFactors } from './tables.ts'

/** The second factors of an account. */
export interface Factors {
  readonly hasAuthenticator: boolean
  /** The telephone that codes are sent to, in E.164. */
  readonly phoneNumber: string | null
}

/** Which second factors an account has. */
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

/** The factors by name, the one that is asked for first at the front. */
export function factorNames({ hasAuthenticator, phoneNumber }: Factors): Factor[] {
  return [
    ...(hasAuthenticator ? (['totp'] as const) : []),
    ...(phoneNumber === null ? [] : (['sms'] as const)),
  ]
}

/** What of a telephone's number is shown, so that its owner knows it again. */
export const phoneNumberEnd = (phoneNumber: string): string => phoneNumber.slice(-2)
