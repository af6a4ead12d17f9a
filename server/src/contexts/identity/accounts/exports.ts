import type { UserId } from '@tessera/contracts/ids'
import { eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { browserOf } from './browser-of.ts'
import { sessions, users } from './tables.ts'

const profileOf = async (db: Sql, id: UserId) => {
  const [person] = await db.select().from(users).where(eq(users.id, id))
  if (person === undefined) return undefined
  const { passwordHash: _, portraitId, inviterId: __, ...profile } = person
  return { ...profile, portraitId }
}

/** The profile of a member, without the hash of the password. */
export const profileExports: readonly ExportedPart[] = [{ file: 'profile', load: profileOf }]

async function sessionsOf(db: Sql, id: UserId) {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id))
  return rows.map(({ createdAt, seenAt, userAgent, country }) => ({
    ...browserOf(userAgent),
    userAgent,
    country,
    createdAt,
    seenAt,
  }))
}

/** The browsers that a member is logged in with. */
export const sessionExports: readonly ExportedPart[] = [{ file: 'sessions', load: sessionsOf }]
