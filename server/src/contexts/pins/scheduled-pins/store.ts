import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import {
  type AnyColumn,
  and,
  asc,
  eq,
  isNull,
  lte,
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import { pictureColumns } from '../../base/media/columns.ts'
import { markUnused } from '../../base/media/mark-unused.ts'
import { imagesOf } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'
import { dropParts } from '../pin-parts/store.ts'
import { pinPictures } from '../pin-parts/tables.ts'
import { linkOf } from '../pins/rules.ts'
import { scheduledPins } from './tables.ts'

/** The row of a scheduled pin. */
export type ScheduledRow = typeof scheduledPins.$inferSelect

const owners = alias(users, 'owners')

async function selectScheduled(db: Sql, where: SQL | undefined): Promise<ScheduledPin[]> {
  const rows = await db
    .select({
      row: scheduledPins,
      picture: pictureColumns,
      board: { id: boards.id, name: boards.name, slug: boards.slug },
      username: owners.username,
      slides: sql<number>`(select count(*)::int from ${pinPictures}
        where ${pinPictures.originId} = ${scheduledPins.id} and ${pinPictures.role} = 'slide')`,
    })
    .from(scheduledPins)
    .innerJoin(media, eq(media.id, scheduledPins.mediaId))
    .leftJoin(boards, and(eq(boards.id, scheduledPins.boardId), isNull(boards.deletedAt)))
    .leftJoin(owners, eq(owners.id, boards.ownerId))
    .where(where)
    .orderBy(asc(scheduledPins.publishAt), asc(scheduledPins.id))
  return rows.map(({ row, picture, board, username, slides }) => ({
    id: row.id,
    publish_at: row.publishAt.toISOString(),
    is_failed: row.isFailed,
    title: row.title,
    description: row.description,
    link: row.link,
    alt_text: row.altText,
    images: imagesOf(picture),
    dominant_color: picture.dominantColor,
    board: board === null || username === null ? null : linkOf({ ...board, username }),
    section: row.sectionId,
    slide_count: slides,
  }))
}

/** Lists an account's scheduled pins. */
export const scheduledOf = (db: Sql, ownerId: UserId) =>
  selectScheduled(db, eq(scheduledPins.ownerId, ownerId))

/** Loads a scheduled pin as calls answer it. */
export const scheduledById = async (db: Sql, id: PinId) =>
  (await selectScheduled(db, eq(scheduledPins.id, id)))[0]

/** Counts an account's scheduled pins. */
export const countScheduled = (db: Sql, ownerId: UserId) =>
  db.$count(scheduledPins, eq(scheduledPins.ownerId, ownerId))

/** Locks a scheduled pin of an account until the transaction ends. */
export async function lockScheduled(
  tx: Sql,
  { id, ownerId }: { readonly id: PinId; readonly ownerId: UserId },
): Promise<ScheduledRow | undefined> {
  const [row] = await tx
    .select()
    .from(scheduledPins)
    .where(and(eq(scheduledPins.id, id), eq(scheduledPins.ownerId, ownerId)))
    .for('update')
  return row
}

/** True when an account may post: it is present, and the house does not limit it. */
const mayPost = (id: AnyColumn | SQL) => sql`exists (select from ${users}
  where ${users.id} = ${id} and ${users.state} in ('active', 'soft_banned') and ${users.limitedAt} is null)`

/** Locks the next due pin that nobody else publishes, of people who may post now. */
export async function lockDue(tx: Sql, now: Date): Promise<ScheduledRow | undefined> {
  const [row] = await tx
    .select()
    .from(scheduledPins)
    .where(
      and(
        lte(scheduledPins.publishAt, now),
        eq(scheduledPins.isFailed, false),
        mayPost(scheduledPins.ownerId),
        mayPost(sql`coalesce(${scheduledPins.byId}, ${scheduledPins.ownerId})`),
      ),
    )
    .orderBy(asc(scheduledPins.publishAt), asc(scheduledPins.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** Deletes scheduled pins with their parts; the sweep deletes their pictures. */
export async function dropScheduled(
  tx: Sql,
  which: { readonly id: PinId } | { readonly ownerId: UserId },
  now: Date,
): Promise<void> {
  const gone = await tx
    .delete(scheduledPins)
    .where(
      'id' in which ? eq(scheduledPins.id, which.id) : eq(scheduledPins.ownerId, which.ownerId),
    )
    .returning({ id: scheduledPins.id, mediaId: scheduledPins.mediaId })
  await dropParts(
    tx,
    gone.map(({ id }) => id),
    now,
  )
  await markUnused(
    tx,
    gone.map(({ mediaId }) => mediaId),
    now,
  )
}
