import type { MediaId, UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/port.ts'
import { boards } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { pictureColumns } from './columns.ts'
import { noteLoose } from './loose.ts'
import type { ShownMedia } from './rules.ts'
import { media } from './tables.ts'

/** A picture or video about to be noted. */
type NewMedia = typeof media.$inferInsert

/** A picture or video as it is noted. */
export interface MediaRow extends ShownMedia {
  readonly state: 'ready'
}

const rowColumns = { state: media.state, ...pictureColumns }

/**
 * Notes a picture or video whose bytes are kept already. Of two made of one upload the first is noted,
 * and given to both; whoever made the other lets go of its bytes. Until a pin shows it, it is loose.
 */
export const addMedia = (db: Db, made: NewMedia): Promise<MediaRow> =>
  db.transaction(async (tx) => {
    const [added] = await tx
      .insert(media)
      .values(made)
      .onConflictDoNothing({ target: media.uploadId })
      .returning(rowColumns)
    const row = added ?? (await oneWhere(tx, eq(media.uploadId, made.uploadId ?? '')))
    if (row === undefined) throw new Error('A picture was neither noted nor there.')
    if (added !== undefined) await noteLoose(tx, [row.id], made.createdAt)
    return row
  })

/** A picture or video that this person sent. */
export const findMediaOf = (db: Sql, id: MediaId, ownerId: UserId): Promise<MediaRow | undefined> =>
  oneWhere(db, and(eq(media.id, id), eq(media.ownerId, ownerId)))

/** What was made of an upload of this person's. */
export const findMediaOfUpload = (
  db: Sql,
  uploadId: string,
  ownerId: UserId,
): Promise<MediaRow | undefined> =>
  oneWhere(db, and(eq(media.uploadId, uploadId), eq(media.ownerId, ownerId)))

async function oneWhere(db: Sql, where: SQL | undefined): Promise<MediaRow | undefined> {
  const [row] = await db.select(rowColumns).from(media).where(where)
  return row
}

/** What a picture is known by beside its id. */
export interface Look {
  readonly sha: string
  readonly phash: bigint | null
}

/** In how many of 64 bits a picture of `media` differs from another. */
const bitsFrom = (phash: bigint): SQL<number> =>
  sql<number>`bit_count((${media.phash} # ${phash.toString()}::bigint)::bit(64))::int`

/**
 * The pictures that a person's own live pins show and that look nearly like another: those whose hash
 * differs in at most so many bits, and those made of the very same file. The nearest come first.
 */
export function similarPicturesOf(
  db: Sql,
  asked: {
    readonly ownerId: UserId
    readonly phash: bigint | null
    readonly maxDistance: number
    readonly sha?: string
  },
): Promise<readonly { readonly id: MediaId; readonly distance: number }[]> {
  const { phash } = asked
  const same = sql`${media.sha} = ${asked.sha ?? ''}`
  const distance =
    phash === null
      ? sql<number>`0`
      : sql<number>`case when ${same} then 0 else ${bitsFrom(phash)} end`
  const near = phash === null ? sql`false` : sql`${bitsFrom(phash)} <= ${asked.maxDistance}`
  return db
    .selectDistinct({ id: media.id, distance: distance.as('distance') })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(
      and(
        eq(pins.pinnerId, asked.ownerId),
        isNull(pins.deletedAt),
        isNull(boards.deletedAt),
        sql`(${same} or ${near})`,
      ),
    )
    .orderBy(sql`distance`, media.id)
    .limit(100)
}
