import { BoardId, type MediaId, SectionId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Tx } from '../../../platform/database/port.ts'
import { and, asc, eq, inArray, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { tellTerms } from '../../base/terms/check-texts.ts'
import { addBoard } from '../boards/store.ts'
import { boards, sections } from '../boards/tables.ts'
import type { Row } from '../library/rows.ts'
import { postFault } from '../pins/post-fault.ts'
import { nameSection } from '../sections/store.ts'
import { mappedIds, notLater, type Restoring, type Work } from './mapped.ts'
import { storeFile } from './store-file.ts'

/** Finds the member's live boards that boards of the download became, by their ids there. */
export async function liveBoards(
  db: Sql,
  { row }: Restoring,
  oldIds: readonly string[],
): Promise<Map<string, BoardId>> {
  const mapped = await mappedIds(db, row, 'boards', oldIds)
  const wanted = new Map(oldIds.map((id) => [id, BoardId.parse(mapped.get(id) ?? id)]))
  if (wanted.size === 0) return new Map()
  const live = await db
    .select({ id: boards.id })
    .from(boards)
    .where(
      and(
        inArray(boards.id, [...wanted.values()]),
        eq(boards.ownerId, row.userId),
        isNull(boards.deletedAt),
      ),
    )
  const ids = new Set(live.map(({ id }) => id))
  return new Map([...wanted].filter(([, id]) => ids.has(id)))
}

/** Finds the live sections that sections of the download became. */
export async function liveSections(
  db: Sql,
  { row }: Restoring,
  oldIds: readonly string[],
): Promise<Map<string, { readonly id: SectionId; readonly boardId: BoardId }>> {
  const mapped = await mappedIds(db, row, 'sections', oldIds)
  const wanted = new Map(oldIds.map((id) => [id, SectionId.parse(mapped.get(id) ?? id)]))
  if (wanted.size === 0) return new Map()
  const live = await db
    .select({ id: sections.id, boardId: sections.boardId })
    .from(sections)
    .innerJoin(boards, eq(boards.id, sections.boardId))
    .where(
      and(
        inArray(sections.id, [...wanted.values()]),
        eq(boards.ownerId, row.userId),
        isNull(sections.deletedAt),
      ),
    )
  const byId = new Map(live.map((section) => [section.id, section]))
  return new Map(
    [...wanted].flatMap(([old, id]) => {
      const section = byId.get(id)
      return section === undefined ? [] : [[old, section] as const]
    }),
  )
}

/** Number of names that are tried for a board whose name is taken. */
const namesTried = 50

const numbered = (name: string, at: number): string => {
  const end = at === 1 ? '' : ` ${at}`
  return `${[...name].slice(0, limits.boardTitleMax - end.length).join('')}${end}`
}

const isPublicIn = ({ row }: Restoring, board: Row<'boards'>): boolean =>
  row.keepPublic && board.privacy === 'public' && board.owner === null

async function newBoard(tx: Tx, restoring: Restoring, board: Row<'boards'>) {
  const { ports, row } = restoring
  const id = BoardId.parse(ports.ids.next())
  for (let at = 1; at <= namesTried; at += 1) {
    const fault = await addBoard(tx, ports, {
      id,
      ownerId: row.userId,
      advertiserId: null,
      name: numbered(board.name, at),
      description: board.description,
      privacy: isPublicIn(restoring, board) ? 'public' : 'secret',
      now: notLater(board.created_at, ports.clock.now()),
    })
    if (fault === undefined) return id
    if (fault === 'boards-full') return undefined
  }
  return undefined
}

/** Creates boards. A board of somebody else's becomes a secret one for the person's own Pins. */
export const makeBoards =
  (restoring: Restoring, rows: readonly Row<'boards'>[]): Work =>
  async (tx, outcome) => {
    const live = await liveBoards(
      tx,
      restoring,
      rows.map(({ id }) => id),
    )
    const { ports } = restoring
    for (const board of rows) {
      const { name } = board
      if (board.others_pins > 0) outcome.left.push({ kind: 'boards', name, why: 'others-pins' })
      if (live.has(board.id)) {
        outcome.already += 1
        continue
      }
      const texts = [name, board.description]
      if ((await postFault(tx, ports, { place: 'board', texts })) !== undefined) {
        outcome.left.push({ kind: 'boards', name, why: 'not-allowed' })
        continue
      }
      const id = name === '' ? undefined : await newBoard(tx, restoring, board)
      if (id === undefined)
        outcome.left.push({ kind: 'boards', name, why: name === '' ? 'unfit' : 'full' })
      else {
        const told = { place: 'board', kind: 'board', id, ownerId: restoring.row.userId } as const
        if (isPublicIn(restoring, board)) await tellTerms(tx, ports, { ...told, texts })
        outcome.things.push({ kind: 'boards', oldId: board.id, newId: id })
      }
    }
  }

/** Creates sections, in the order of the download. */
export const makeSections =
  (restoring: Restoring, rows: readonly Row<'sections'>[]): Work =>
  async (tx, outcome) => {
    const { ports } = restoring
    const onBoards = await liveBoards(
      tx,
      restoring,
      rows.map(({ board }) => board),
    )
    const ids = [...new Set(onBoards.values())]
    if (ids.length > 0)
      await tx
        .select({ id: boards.id })
        .from(boards)
        .where(inArray(boards.id, ids))
        .orderBy(asc(boards.id))
        .for('update')
    const live = await liveSections(
      tx,
      restoring,
      rows.map(({ id }) => id),
    )
    for (const section of rows) {
      const boardId = onBoards.get(section.board)
      const leave = (why: 'no-board' | 'full' | 'unfit' | 'not-allowed') =>
        outcome.left.push({ kind: 'sections', name: section.title, why })
      if (live.get(section.id) !== undefined && live.get(section.id)?.boardId === boardId) {
        outcome.already += 1
      } else if (boardId === undefined) leave('no-board')
      else if (section.title === '') leave('unfit')
      else if (
        (await postFault(tx, ports, { place: 'board', texts: [section.title] })) !== undefined
      )
        leave('not-allowed')
      else {
        const id = SectionId.parse(ports.ids.next())
        const doing = { isNew: true, now: notLater(section.created_at, ports.clock.now()) }
        const fault = await nameSection(tx, { id, boardId, name: section.title }, doing)
        if (fault === undefined)
          outcome.things.push({ kind: 'sections', oldId: section.id, newId: id })
        else leave(fault === 'sections-full' ? 'full' : 'unfit')
      }
    }
  }

/**
 * Gives boards their covers and their order, and archives those that were archived; only those that this restore
 * created, once all their Pins are there.
 */
export async function arrangeBoards(
  restoring: Restoring,
  rows: readonly Row<'boards'>[],
): Promise<Work> {
  const { ports, row } = restoring
  const covers = new Map<string, MediaId>()
  for (const { id, cover } of rows) {
    const stored = cover === null ? undefined : await storeFile(restoring, cover)
    if (stored?.ok === true) covers.set(id, stored.mediaId)
  }
  return async (tx) => {
    const mapped = await mappedIds(
      tx,
      row,
      'boards',
      rows.map(({ id }) => id),
    )
    const now = ports.clock.now()
    for (const { id: oldId, place, archived_at: archivedAt } of rows) {
      const id = mapped.get(oldId)
      if (id === undefined) continue
      await tx
        .update(boards)
        .set({
          place,
          coverId: covers.get(oldId) ?? null,
          archivedAt: archivedAt && notLater(archivedAt, now),
        })
        .where(
          and(
            eq(boards.id, BoardId.parse(id)),
            eq(boards.ownerId, row.userId),
            isNull(boards.deletedAt),
          ),
        )
    }
  }
}
