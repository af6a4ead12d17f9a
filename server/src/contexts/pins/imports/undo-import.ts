import { BoardId, type PinId, SectionId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Tx } from '../../../platform/database/port.ts'
import { and, asc, eq, inArray, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { startAction } from '../actions/start.ts'
import { boards, sections } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'
import type { ImportRow } from './store.ts'
import { importPins, imports } from './tables.ts'

const askerOf = ({ userId }: Pick<ImportRow, 'userId'>) => ({
  viewerId: userId,
  actor: { userId, advertiser: null },
})

const perChunk = 100

const passing: ReadonlySet<string> = new Set(['board-busy', 'board-closing'])

/**
 * Deletes pins of one board; false when the member may not any more. Rejects
 * while another action holds the board, so that the job tries again later.
 */
export async function removeFrom(
  tx: Tx,
  ports: Ports,
  {
    row,
    boardId,
    pinIds,
  }: {
    readonly row: Pick<ImportRow, 'userId'>
    readonly boardId: BoardId
    readonly pinIds: readonly PinId[]
  },
): Promise<boolean> {
  const plan = { kind: 'delete-pins', boardId, sectionId: null, chosen: { pinIds } } as const
  const started = await startAction(tx, ports, askerOf(row), { ...plan, target: null })
  if (!started.ok && passing.has(started.code))
    throw new Error(`The undo waits for a board (${started.code}).`)
  return started.ok
}

/**
 * Deletes some pins of an import by actions, which the trash lists. Those that were deleted since are
 * skipped, and those that the member may not delete are kept. False when none is left.
 */
async function removeSome(tx: Tx, ports: Ports, row: ImportRow): Promise<boolean> {
  const made = and(eq(importPins.importId, row.id), inArray(importPins.state, ['made', 'again']))
  const some = await tx
    .select({ at: importPins.at, pinId: importPins.pinId, boardId: pins.boardId })
    .from(importPins)
    .leftJoin(pins, and(eq(pins.id, importPins.pinId), isNull(pins.deletedAt)))
    .where(made)
    .orderBy(asc(importPins.at))
    .limit(Math.min(perChunk, limits.bulkAtOnce))
  if (some.length === 0) return false
  for (const boardId of new Set(some.flatMap((each) => each.boardId ?? []))) {
    const pinIds = some.flatMap((each) =>
      each.boardId === boardId && each.pinId !== null ? [each.pinId] : [],
    )
    if (await removeFrom(tx, ports, { row, boardId, pinIds })) continue
    const keptAts = some.flatMap((each) => (each.boardId === boardId ? [each.at] : []))
    await setState(tx, row, 'kept', keptAts)
  }
  const ats = some.map(({ at }) => at)
  await setState(tx, row, 'removed', ats)
  return true
}

/** Notes what became of pins that are still 'made'. */
const setState = (tx: Sql, { id }: ImportRow, state: 'removed' | 'kept', ats: readonly number[]) =>
  tx
    .update(importPins)
    .set({ state })
    .where(
      and(
        eq(importPins.importId, id),
        inArray(importPins.state, ['made', 'again']),
        inArray(importPins.at, [...ats]),
      ),
    )

const noPins = { chosen: { allBut: [] }, target: null } as const

/** Deletes the boards and sections that an import or a restore created and that are empty now. */
export async function removePlaces(
  tx: Tx,
  ports: Ports,
  row: Pick<ImportRow, 'userId' | 'madeBoards' | 'madeSections'>,
): Promise<void> {
  for (const made of row.madeSections) {
    const id = SectionId.parse(made)
    const [section] = await tx.select().from(sections).where(eq(sections.id, id))
    if (section === undefined || section.deletedAt !== null || section.pinCount > 0) continue
    const { boardId } = section
    const plan = { kind: 'delete-section', boardId, sectionId: id, ...noPins } as const
    await startAction(tx, ports, askerOf(row), { ...plan, inTrash: false })
  }
  for (const made of row.madeBoards) {
    const id = BoardId.parse(made)
    const [board] = await tx.select().from(boards).where(eq(boards.id, id))
    if (board === undefined || board.deletedAt !== null || board.pinCount > 0) continue
    const plan = { kind: 'delete-board', boardId: id, sectionId: null, ...noPins } as const
    await startAction(tx, ports, askerOf(row), { ...plan, inTrash: false })
  }
}

/** Undoes a part of an import; true when there may be more. */
export async function undoSome(tx: Tx, ports: Ports, row: ImportRow): Promise<boolean> {
  if (await removeSome(tx, ports, row)) return true
  await removePlaces(tx, ports, row)
  await tx.update(imports).set({ state: 'undone' }).where(eq(imports.id, row.id))
  return false
}
