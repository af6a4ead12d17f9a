import type { HousePerson, HouseState } from '@tessera/contracts/entities/house-person'
import type { UserId } from '@tessera/contracts/ids'
import { eq, type SQL, sql } from '../../../platform/database/sql.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'

const columns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  portraitKey: media.key,
  isPartner: users.isPartner,
  houseRole: users.houseRole,
  state: users.state,
  suspendedUntil: users.suspendedUntil,
  closesAt: users.closesAt,
  waitingSince: users.waitingSince,
  limitedAt: users.limitedAt,
  createdAt: users.createdAt,
}

/** Selects people as the house shows them. */
export const selectPeople = (db: Sql) =>
  db.select(columns).from(users).leftJoin(media, eq(media.id, users.portraitId)).$dynamic()

type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

type StateColumns = Pick<PersonRow, 'state' | 'closesAt' | 'waitingSince'>

/** Returns the state of an account as the house names it. */
export function stateOf({ state, closesAt, waitingSince }: StateColumns): HouseState {
  if (state === 'suspended' || state === 'active') return state
  if (state === 'soft_banned') return 'locked'
  if (closesAt !== null) return 'closing'
  return waitingSince === null ? 'paused' : 'waiting'
}

/** Matches people in a state. */
export const isInState = (state: HouseState): SQL =>
  ({
    active: sql`${users.state} = 'active'`,
    suspended: sql`${users.state} = 'suspended'`,
    locked: sql`${users.state} = 'soft_banned'`,
    closing: sql`${users.state} = 'deactivated' and ${users.closesAt} is not null`,
    waiting: sql`${users.state} = 'deactivated' and ${users.closesAt} is null
      and ${users.waitingSince} is not null`,
    paused: sql`${users.state} = 'deactivated' and ${users.closesAt} is null
      and ${users.waitingSince} is null`,
  })[state]

const text = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** Returns a person as the house shows them. */
export const personOf = (row: PersonRow): HousePerson => ({
  id: row.id,
  username: row.username,
  full_name: row.fullName,
  email: row.email,
  email_verified: row.emailVerifiedAt !== null,
  image_url: row.portraitKey === null ? null : pictureUrl(row.portraitKey, '236x'),
  is_partner: row.isPartner,
  role: row.houseRole,
  state: stateOf(row),
  suspended_until: text(row.suspendedUntil),
  closes_at: text(row.closesAt),
  limited_at: text(row.limitedAt),
  created_at: row.createdAt.toISOString(),
})

/** Loads a person; undefined when there is none. */
export async function findPerson(db: Sql, id: UserId): Promise<HousePerson | undefined> {
  const [row] = await selectPeople(db).where(eq(users.id, id))
  return row === undefined ? undefined : personOf(row)
}
