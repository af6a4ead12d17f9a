import type { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { and, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { foldText } from '../../base/words/fold-text.ts'
import { boards, listedFor, pins } from '../../pins/index.ts'
import { usualName } from '../kinds/relations.ts'
import type { PinLook } from './likeness-to.ts'
import { subjectOf } from './subject.ts'

/** A pin with the traits that pins are compared by. */
export interface LookOfPin extends PinLook {
  readonly id: PinId
  readonly creatorId: UserId
  readonly boardId: BoardId
}

/** The colors of a picture's regions; null where nobody has read them. */
const palette = sql<readonly string[] | null>`(
  select jsonb_path_query_array(regions, '$[*].color') from picture_regions
  where picture_regions.media_id = ${pins.mediaId})`

const columns = {
  id: pins.id,
  creatorId: pins.pinnerId,
  boardId: pins.boardId,
  boardName: boards.name,
  title: pins.title,
  description: pins.description,
  sha: media.sha,
  phash: media.phash,
  pictureColor: media.dominantColor,
  palette,
}

const namesIn = (text: string): ReadonlySet<string> =>
  new Set((foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(usualName))

async function readLooks(
  db: Sql,
  ids: readonly PinId[],
  which?: SQL,
): Promise<readonly LookOfPin[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(columns)
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(and(sql`${pins.id} = any(${sql.param([...ids])}::bigint[])`, which))
  return rows.map(({ title, description, boardName, ...row }) => ({
    ...row,
    palette: row.palette ?? [],
    subject: subjectOf({ title, description }),
    boardNames: namesIn(boardName),
  }))
}

/** Loads how some pins look, whoever may see them. */
export const looksOf = (db: Sql, ids: readonly PinId[]): Promise<readonly LookOfPin[]> =>
  readLooks(db, ids)

/** Loads how those of some pins look that lists may show to everybody. */
export const listedLooksOf = (db: Sql, ids: readonly PinId[]): Promise<readonly LookOfPin[]> =>
  readLooks(db, ids, listedFor(null))
