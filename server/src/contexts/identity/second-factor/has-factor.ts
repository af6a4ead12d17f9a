import type { UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { type AnyColumn, sql } from '../../../platform/database/sql.ts'
import { passkeys } from '../passkeys/tables.ts'
import { authenticators, phoneFactors } from './tables.ts'

/** Returns SQL that is true when a member has a second factor. */
export const hasFactor = (userId: QueryValue<UserId> | AnyColumn) => sql<boolean>`(exists (
    select from ${authenticators} where ${authenticators.userId} = ${userId}::bigint)
  or exists (select from ${phoneFactors} where ${phoneFactors.userId} = ${userId}::bigint)
  or exists (select from ${passkeys} where ${passkeys.userId} = ${userId}::bigint))`
