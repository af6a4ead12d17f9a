import type { UserId } from '@tessera/contracts/ids'
import { and, asc, eq, inArray, isNotNull } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { type Advertiser, membersOfAdvertiser, users } from '../../../identity/index.ts'

/** Somebody whom reports of an ad account can be mailed to. */
export interface Mailable {
  readonly id: UserId
  readonly name: string
}

/** Returns the people who may act for an ad account and whose email address is verified, by name. */
export async function mailablePeople(
  db: Sql,
  advertiser: Advertiser,
): Promise<readonly Mailable[]> {
  const members = await membersOfAdvertiser(db, advertiser)
  return db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(
      and(
        inArray(users.id, [...members]),
        eq(users.state, 'active'),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id))
}
