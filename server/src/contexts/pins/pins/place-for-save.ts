import type { PinId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { type ActingViewer, actingFor, users } from '../../identity/index.ts'
import { lockedBoardColumns, lockedBy } from '../boards/lock-board.ts'
import { boards, sections } from '../boards/tables.ts'
import { type NewPinPlace, type NoPlace, placeFault, type WantedPlace } from './place.ts'
import { selectSource } from './store.ts'

/** Selects the board of a save, and what the save copies. */
function selectPlace(db: Sql) {
  const source = selectSource(db).as('source')
  return db
    .select({
      board: lockedBoardColumns(sql.placeholder('userId')),
      source: {
        originId: source.originId,
        mediaId: source.mediaId,
        viaPinnerId: source.viaPinnerId,
        creatorId: source.creatorId,
        title: source.title,
        description: source.description,
        link: source.link,
        altText: source.altText,
        priceAmount: source.priceAmount,
        priceCurrency: source.priceCurrency,
        sponsorId: source.sponsorId,
        sponsorship: source.sponsorship,
      },
    })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .innerJoin(source, sql`true`)
}

const isBoard = eq(boards.id, sql.placeholder('boardId'))

const onBoard = hotQuery('place_for_save', (db) =>
  selectPlace(db).where(isBoard).for('no key update', { of: boards }),
)
const inSection = hotQuery('place_for_save_in_section', (db) =>
  selectPlace(db)
    .innerJoin(
      sections,
      and(
        eq(sections.id, sql.placeholder('sectionId')),
        eq(sections.boardId, boards.id),
        isNull(sections.deletedAt),
      ),
    )
    .where(isBoard)
    .for('no key update', { of: [boards, sections] }),
)

/** The fields of a pin that a save copies. */
type Source = Awaited<ReturnType<typeof onBoard>>[number]['source']

/** The place for a copy of a pin, and what it copies. */
interface PlaceForSave extends NewPinPlace {
  readonly source: Source
}

/** Finds the place for a copy of a pin, and what it copies. Locks the board. */
export async function placeForSave(
  tx: Sql,
  viewer: ActingViewer,
  wanted: WantedPlace & { readonly pin_id: PinId },
): Promise<PlaceForSave | NoPlace> {
  const acting = await actingFor(tx, viewer, wanted)
  if (!acting.ok) return acting
  const sectionId = wanted.section ?? null
  const given = {
    boardId: wanted.board_id,
    sourceId: wanted.pin_id,
    userId: acting.userId,
    viewerId: viewer.id,
  }
  const [row] =
    sectionId === null ? await onBoard(tx, given) : await inSection(tx, { ...given, sectionId })
  if (row === undefined) return { ok: false, code: 'not-found' }
  const board = lockedBy(acting, row.board)
  return placeFault(board, wanted) ?? { ok: true, acting, board, sectionId, source: row.source }
}
