import type { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, asc, desc, eq, isNull, sql } from '../../../platform/database/sql.ts'
import { clearKeyColumn } from '../../base/media/columns.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boards, sections } from '../boards/tables.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { pins } from '../pins/tables.ts'

const pinners = alias(users, 'download_pinners')

/** A pin of a downloaded board, by whoever saved it. */
export interface BoardPin {
  readonly id: PinId
  readonly place: string
  readonly section: string | null
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly altText: string
  /** Empty when the reader may not read it. */
  readonly note: string
  readonly priceAmount: number | null
  readonly priceCurrency: string | null
  readonly createdAt: Date
  readonly savedBy: string
  readonly file: Pick<
    typeof media.$inferSelect,
    'id' | 'key' | 'videoKey' | 'videoMime' | 'captionsKey'
  >
}

const atOnce = 200

/** Loads the pins of a board in their order, some at a time, with the notes that the reader may read. */
export async function* pinsOfDownload(
  db: Sql,
  boardId: BoardId,
  readerId: UserId,
): AsyncGenerator<BoardPin> {
  for (let after: BoardPin | undefined; ; ) {
    const rows: BoardPin[] = await db
      .select({
        id: pins.id,
        place: pins.place,
        section: sections.title,
        title: pins.title,
        description: pins.description,
        link: pins.link,
        altText: pins.altText,
        note: sql<string>`case when ${pins.pinnerId} = ${readerId}::bigint
          or ${pins.noteFor} <> 'saver' then ${pins.note} else '' end`,
        priceAmount: pins.priceAmount,
        priceCurrency: pins.priceCurrency,
        createdAt: pins.createdAt,
        savedBy: pinners.fullName,
        file: {
          id: media.id,
          key: clearKeyColumn,
          videoKey: media.videoKey,
          videoMime: media.videoMime,
          captionsKey: media.captionsKey,
        },
      })
      .from(pins)
      .innerJoin(boards, eq(boards.id, pins.boardId))
      .innerJoin(media, eq(media.id, pins.mediaId))
      .innerJoin(pinners, eq(pinners.id, pins.pinnerId))
      .leftJoin(sections, and(eq(sections.id, pins.sectionId), isNull(sections.deletedAt)))
      .where(
        and(
          eq(pins.boardId, boardId),
          isNull(pins.deletedAt),
          pinnerIsPresent,
          after === undefined
            ? undefined
            : sql`(${pins.place}, ${pins.id}) < (${after.place}::bigint, ${after.id}::bigint)`,
        ),
      )
      .orderBy(desc(pins.place), desc(pins.id))
      .limit(atOnce)
    yield* rows
    after = rows.at(-1)
    if (rows.length < atOnce) return
  }
}

/** Loads the titles of a board's sections in order. */
export const sectionTitles = async (db: Sql, boardId: BoardId): Promise<readonly string[]> => {
  const rows = await db
    .select({ title: sections.title })
    .from(sections)
    .where(and(eq(sections.boardId, boardId), isNull(sections.deletedAt)))
    .orderBy(asc(sections.place), asc(sections.id))
  return rows.map(({ title }) => title)
}
