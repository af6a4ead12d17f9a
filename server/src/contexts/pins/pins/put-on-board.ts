import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { and, eq, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boards, sections } from '../boards/tables.ts'
import { pins } from './tables.ts'

/** The fields of a new pin, without those the database sets. */
export type NewPin = Omit<
  typeof pins.$inferSelect,
  'place' | 'saveCount' | 'deletedAt' | 'deletedBy' | 'noteFor' | 'ownText' | 'plain' | 'words'
>

const { placeholder } = sql

/** The words of a pin, when a statement reads them itself. */
type ReadWords = Partial<Record<'title' | 'description' | 'link' | 'altText', SQL>>

/** Inserts a pin, unless its board has a copy of the idea. */
const insertPin = (db: Sql, words: ReadWords = {}) =>
  db
    .insert(pins)
    .values({
      id: placeholder('id'),
      originId: placeholder('originId'),
      boardId: placeholder('boardId'),
      sectionId: placeholder('sectionId'),
      pinnerId: placeholder('pinnerId'),
      mediaId: placeholder('mediaId'),
      viaPinnerId: placeholder('viaPinnerId'),
      creatorId: placeholder('creatorId'),
      title: words.title ?? placeholder('title'),
      description: words.description ?? placeholder('description'),
      link: words.link ?? placeholder('link'),
      altText: words.altText ?? placeholder('altText'),
      note: placeholder('note'),
      method: placeholder('method'),
      priceAmount: placeholder('priceAmount'),
      priceCurrency: placeholder('priceCurrency'),
      createdAt: placeholder('createdAt'),
      place: placeholder('id'),
      advertiserId: placeholder('advertiserId'),
      sponsorId: placeholder('sponsorId'),
      sponsorship: placeholder('sponsorship'),
      listed: placeholder('listed'),
      rank: placeholder('rank'),
    })
    .onConflictDoNothing({
      target: [pins.boardId, pins.originId],
      where: sql`${pins.deletedAt} is null`,
    })
    .returning({
      id: pins.id,
      boardId: pins.boardId,
      pinnerId: pins.pinnerId,
      deletedAt: pins.deletedAt,
    })

/** The live copy of the idea that was on the board before. */
const copyOnBoard = sql`(select ${pins.id} from ${pins}
  where ${pins.boardId} = ${placeholder('boardId')} and ${pins.originId} = ${placeholder('originId')}
    and ${pins.deletedAt} is null)`

/**
 * The parts of a statement that adds a pin to a locked board and counts it there. It takes the fields of
 * `NewPin` as placeholders.
 */
export function puttingOnBoard(db: Sql, words?: ReadWords) {
  const kept = db.$with('kept').as(insertPin(db, words))
  const isNew = sql<boolean>`exists (select from ${kept})`
  const onBoard = db.$with('on_board').as(
    db
      .update(boards)
      .set({
        pinCount: sql`${boards.pinCount} + 1`,
        // A pin that was saved elsewhere may be older than the last one here.
        lastPinnedAt: sql`greatest(${boards.lastPinnedAt}, ${sql.param(placeholder('createdAt'), boards.lastPinnedAt)}::timestamptz)`,
      })
      .where(and(eq(boards.id, placeholder('boardId')), isNew)),
  )
  const inSection = db.$with('in_section').as(
    db
      .update(sections)
      .set({ pinCount: sql`${sections.pinCount} + 1` })
      .where(and(eq(sections.id, placeholder('sectionId')), isNew)),
  )
  const id = sql`coalesce((select ${kept.id} from ${kept}), ${copyOnBoard})`.mapWith(pins.id)
  return { kept, isNew, id, parts: [kept, onBoard, inSection] }
}

/** The statement's one row, when it reads nothing but what it has written. */
export const oneRow = sql`(select) one`

const put = hotQuery('put_on_board', (db) => {
  const { id, isNew, parts } = puttingOnBoard(db)
  return db
    .with(...parts)
    .select({ id, isNew })
    .from(oneRow)
})

/** A pin on its board; `isNew` is false when the board had a copy of the idea before. */
export interface PutPin {
  readonly id: PinId
  readonly isNew: boolean
}

/** Adds a pin to a locked board and counts it; returns the existing copy when there is one. */
export async function putOnBoard(tx: Sql, pin: NewPin): Promise<PutPin> {
  const [row] = await put(tx, pin)
  if (row === undefined) throw new Error('A statement without a table returned no row.')
  return row
}

/** Records a member's first save; true for only one of several concurrent ones. */
export async function recordFirstSave(tx: Sql, id: UserId, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ firstSavedAt: now })
    .where(and(eq(users.id, id), isNull(users.firstSavedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}
