import type { BoardId, PinId, SectionId, UserId } from '@tessera/contracts/ids'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { creatorOf } from './creator.ts'
import { pinsWith } from './look-up.ts'
import { selectPins } from './pin-rows.ts'
import { pinnerIsPresent } from './pinner.ts'
import type { PinRow } from './rules.ts'
import { isWantedBy } from './sensitive.ts'
import { pins } from './tables.ts'

const viewerGiven = sql.placeholder('viewerId')
const idGiven = sql.placeholder('id')

const pinForMember = hotQuery('pin_for_member', (db) => onePin(db, viewerGiven))
const pinForVisitor = hotQuery('pin_for_visitor', (db) => onePin(db, null))

const onePin = (db: Sql, viewerId: QueryValue<UserId> | null) =>
  selectPins(db, viewerId).where(
    and(eq(pins.id, idGiven), isNull(pins.deletedAt), pinnerIsPresent, isVisibleTo(viewerId)),
  )

/** Loads a live pin, if this viewer may see it. */
export async function findPin(
  db: Sql,
  id: PinId,
  viewerId: UserId | null,
): Promise<PinRow | undefined> {
  const [row] =
    viewerId === null ? await pinForVisitor(db, { id }) : await pinForMember(db, { id, viewerId })
  return row
}

/** Loads the live pins among these ids that this viewer may see. */
export async function findPins(
  db: Sql,
  ids: readonly PinId[],
  viewerId: UserId | null,
): Promise<readonly PinRow[]> {
  if (ids.length === 0) return []
  return selectPins(db, viewerId).where(
    and(inArray(pins.id, [...ids]), isNull(pins.deletedAt), pinnerIsPresent, isVisibleTo(viewerId)),
  )
}

/** Returns the board of a live pin without checking permissions. */
export async function livePin(db: Sql, id: PinId) {
  const [row] = await db
    .select({ boardId: pins.boardId })
    .from(pins)
    .where(and(eq(pins.id, id), isNull(pins.deletedAt)))
  return row
}

/** A request for a page of a board's or section's pins. */
export interface PageOfPins {
  readonly viewerId: UserId | null
  /** The place and the id of the last pin of the previous page. */
  readonly after: readonly [place: string, id: string] | undefined
  readonly most: number
  readonly sort?: 'newest' | 'oldest'
  readonly words?: string | undefined
}

const isPlain = ({ sort, words }: PageOfPins) => words === undefined && sort !== 'oldest'

const pageOfPins = (db: Sql, where: SQL | undefined, page: PageOfPins) => {
  const { after, words, sort = 'newest' } = page
  const [beyond, way] = sort === 'newest' ? [sql`<`, desc] : [sql`>`, asc]
  return selectPins(db, page.viewerId)
    .where(
      and(
        where,
        isNull(pins.deletedAt),
        pinnerIsPresent,
        isVisibleTo(page.viewerId),
        isWantedBy(page.viewerId),
        after === undefined
          ? undefined
          : sql`(${pins.place}, ${pins.id}) ${beyond} (${after[0]}::bigint, ${after[1]}::bigint)`,
        words === undefined ? undefined : pinsWith(words, page.viewerId),
      ),
    )
    .orderBy(way(pins.place), way(pins.id))
    .limit(page.most)
}

/** Above all places. */
const top = ['9223372036854775807', '0'] as const

const endOf = ({ after: [place, afterId] = top, most }: PageOfPins) => ({ place, afterId, most })

const newestOf = (db: Sql, viewerId: QueryValue<UserId> | null, where: SQL) =>
  selectPins(db, viewerId)
    .where(
      and(
        where,
        isNull(pins.deletedAt),
        pinnerIsPresent,
        isVisibleTo(viewerId),
        isWantedBy(viewerId),
        sql`(${pins.place}, ${pins.id}) <
          (${sql.placeholder('place')}::bigint, ${sql.placeholder('afterId')}::bigint)`,
      ),
    )
    .orderBy(desc(pins.place), desc(pins.id))
    .limit(sql.placeholder('most'))

const onBoard = sql`${pins.boardId} = ${idGiven}::bigint`
const inSection = sql`${pins.sectionId} = ${idGiven}::bigint`

const boardForMember = hotQuery('board_pins_for_member', (db) => newestOf(db, viewerGiven, onBoard))
const boardForVisitor = hotQuery('board_pins_for_visitor', (db) => newestOf(db, null, onBoard))
const sectionForMember = hotQuery('section_pins_for_member', (db) =>
  newestOf(db, viewerGiven, inSection),
)
const sectionForVisitor = hotQuery('section_pins_for_visitor', (db) =>
  newestOf(db, null, inSection),
)

/** Returns the pins of a board, with or without those in sections. */
export async function pinsOfBoard(
  db: Sql,
  board: { readonly id: BoardId; readonly section: 'all' | 'none' },
  page: PageOfPins,
): Promise<readonly PinRow[]> {
  const { viewerId } = page
  const given = { id: board.id, ...endOf(page) }
  const isUsual = board.section === 'all' && isPlain(page)
  if (isUsual && viewerId === null) return boardForVisitor(db, given)
  if (isUsual) return boardForMember(db, { ...given, viewerId })
  const loose = board.section === 'none' ? isNull(pins.sectionId) : undefined
  return pageOfPins(db, and(eq(pins.boardId, board.id), loose), page)
}

/** Returns the pins of a section. */
export async function pinsOfSection(
  db: Sql,
  id: SectionId,
  page: PageOfPins,
): Promise<readonly PinRow[]> {
  const { viewerId } = page
  if (!isPlain(page)) return pageOfPins(db, eq(pins.sectionId, id), page)
  const given = { id, ...endOf(page) }
  return viewerId === null
    ? sectionForVisitor(db, given)
    : sectionForMember(db, { ...given, viewerId })
}

/** Selects what a save copies from a pin, if the saver may see it. */
export const selectSource = (db: Sql) =>
  db
    .select({
      id: pins.id,
      originId: pins.originId,
      mediaId: pins.mediaId,
      /** Null for boards that aren't public: they reveal nobody. */
      viaPinnerId: sql<UserId | null>`case when ${boards.privacy} = 'public'
        then ${pins.pinnerId} end`
        .mapWith(pins.pinnerId)
        .as('source_pinner_id'),
      creatorId: creatorOf.as('source_creator_id'),
      title: pins.title,
      description: pins.description,
      link: pins.link,
      altText: pins.altText,
      priceAmount: pins.priceAmount,
      priceCurrency: pins.priceCurrency,
      sponsorId: pins.sponsorId,
      sponsorship: pins.sponsorship,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(
      and(
        eq(pins.id, sql.placeholder('sourceId')),
        isNull(pins.deletedAt),
        pinnerIsPresent,
        isVisibleTo(viewerGiven),
      ),
    )
