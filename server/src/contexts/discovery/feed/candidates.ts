import { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { pins } from '../../pins/index.ts'
import type { Candidate } from './space-by-creator.ts'
import { anyCopyFor, firstCopyFor, isNewTo, itemsPin, itsBoard } from './visibility.ts'

const columns = {
  id: sql`id`.mapWith(PinId.parse),
  originId: sql`origin_id`.mapWith(PinId.parse),
  creatorId: sql`creator_id`.mapWith(UserId.parse),
}

const among = (which: SQL) => sql`(
  select ${pins.id} as id, ${pins.originId} as origin_id, ${pins.pinnerId} as creator_id
  from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality item(pin_id, place)
  ${itemsPin} ${itsBoard} where ${which} order by item.place) candidates`

const viewerId = sql.placeholder('viewerId')

const inSight = hotQuery('feed_candidates_in_sight', (db) =>
  db.select(columns).from(among(sql`${firstCopyFor(null)}`)),
)
const forMember = hotQuery('feed_candidates_member', (db) =>
  db.select(columns).from(among(sql`${anyCopyFor(viewerId)} and ${isNewTo(viewerId)}`)),
)

/** Keeps the pins that are public first copies, in order. */
export const candidatesInSight = (db: Sql, ids: readonly PinId[]): Promise<readonly Candidate[]> =>
  inSight(db, { ids: [...ids] })

/** Keeps the pins that a member's feed may show and that are new to them, in order. */
export const candidatesFor = (
  db: Sql,
  ids: readonly PinId[],
  viewerId: UserId,
): Promise<readonly Candidate[]> => forMember(db, { ids: [...ids], viewerId })
