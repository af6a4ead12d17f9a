import { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { pins } from '../../pins/index.ts'
import { isTunedFor } from '../taste/tuned-sql.ts'
import { type Scene, type SceneFacts, sceneOf } from './scene.ts'
import { anyCopyFor, firstCopyFor, isNewTo, itemsPin, itsBoard } from './visibility.ts'

/** A pin that a list could hold. */
export interface Candidate extends Scene {
  readonly id: PinId
  readonly originId: PinId
  readonly creatorId: UserId
}

const columns = {
  id: sql`id`.mapWith(PinId.parse),
  originId: sql`origin_id`.mapWith(PinId.parse),
  creatorId: sql`creator_id`.mapWith(UserId.parse),
  boardId: sql`board_id`.mapWith(BoardId.parse),
  title: sql<string>`title`,
  description: sql<string>`description`,
  sha: sql<string>`sha`,
  phash: sql<string | null>`phash`,
  pictureColor: sql<string>`picture_color`,
}

/** The board of the original, on which a series stands; a copy that lost it has its own. */
const itsSeries = sql`coalesce(
  (select first.board_id from pins first where first.id = ${pins.originId}), ${pins.boardId})`

const among = (which: SQL) => sql`(
  select ${pins.id} as id, ${pins.originId} as origin_id, ${pins.pinnerId} as creator_id,
    ${itsSeries} as board_id, ${pins.title} as title,
    ${pins.description} as description, ${media.sha} as sha, ${media.phash}::text as phash,
    ${media.dominantColor} as picture_color
  from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality item(pin_id, place)
  ${itemsPin} ${itsBoard} join ${media} on ${media.id} = ${pins.mediaId}
  where ${which} order by item.place) candidates`

const viewerId = sql.placeholder('viewerId')

const inSight = hotQuery('feed_candidates_in_sight', (db) =>
  db.select(columns).from(among(sql`${firstCopyFor(null)}`)),
)
const forMember = hotQuery('feed_candidates_member', (db) =>
  db
    .select(columns)
    .from(among(sql`${anyCopyFor(viewerId)} and ${isNewTo(viewerId)} and ${isTunedFor(viewerId)}`)),
)

/** A pin as the database has it. */
type CandidateRow = Pick<Candidate, 'id' | 'originId' | 'creatorId'> & SceneFacts

/** Returns a pin of the database as one that a list could hold. */
export const candidateOf = ({ id, originId, creatorId, ...facts }: CandidateRow): Candidate => ({
  id,
  originId,
  creatorId,
  ...sceneOf(facts),
})

/** Keeps the pins that are public first copies, in order. */
export const candidatesInSight = async (
  db: Sql,
  ids: readonly PinId[],
): Promise<readonly Candidate[]> => (await inSight(db, { ids: [...ids] })).map(candidateOf)

/** Keeps the pins that a member's feed may show and that are new to them, in order. */
export const candidatesFor = async (
  db: Sql,
  ids: readonly PinId[],
  viewerId: UserId,
): Promise<readonly Candidate[]> =>
  (await forMember(db, { ids: [...ids], viewerId })).map(candidateOf)
