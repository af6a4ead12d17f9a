import { BoardId, CommentId, NoteId, PinId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, inArray, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { boardNotes } from '../board-notes/tables.ts'
import { findComment, removeComment } from '../comments/change.ts'
import { removeFrom, removePlaces } from '../imports/undo-import.ts'
import { pins } from '../pins/tables.ts'
import { dropKept } from '../products/keep-product.ts'
import { dropScheduled } from '../scheduled-pins/store.ts'
import type { RestoreRow } from './store.ts'
import { type MappedKind, restoredThings, restores } from './tables.ts'

const perChunk = 100

/** Loads the new ids of some things of a kind that a restore created. */
async function someOf(tx: Tx, row: RestoreRow, kind: MappedKind, most = perChunk) {
  const rows = await tx
    .select({ oldId: restoredThings.oldId, newId: restoredThings.newId })
    .from(restoredThings)
    .where(and(eq(restoredThings.restoreId, row.id), eq(restoredThings.kind, kind)))
    .orderBy(restoredThings.oldId)
    .limit(most)
  return rows
}

const forget = (tx: Tx, row: RestoreRow, kind: MappedKind, oldIds: readonly string[]) =>
  tx
    .delete(restoredThings)
    .where(
      and(
        eq(restoredThings.restoreId, row.id),
        eq(restoredThings.kind, kind),
        inArray(restoredThings.oldId, [...oldIds]),
      ),
    )

/** Deletes some pins by actions, which the trash lists; those that were deleted since are skipped. */
async function removePins(tx: Tx, ports: Ports, row: RestoreRow, ids: readonly PinId[]) {
  const live = await tx
    .select({ id: pins.id, boardId: pins.boardId })
    .from(pins)
    .where(and(inArray(pins.id, [...ids]), eq(pins.pinnerId, row.userId), isNull(pins.deletedAt)))
  for (const [boardId, onBoard] of Map.groupBy(live, (pin) => pin.boardId))
    await removeFrom(tx, ports, { row, boardId, pinIds: onBoard.map(({ id }) => id) })
}

type Remove = (tx: Tx, ports: Ports, row: RestoreRow, ids: readonly string[]) => Promise<void>

/** Deletions of each kind, in their order; boards and sections come last, if they are empty. */
const removals: readonly (readonly [MappedKind, Remove])[] = [
  [
    'kept',
    async (tx, _, { userId }, ids) => {
      for (const id of ids) await dropKept(tx, { userId, originId: PinId.parse(id) })
    },
  ],
  [
    'schedules',
    async (tx, { clock }, _, ids) => {
      for (const id of ids) await dropScheduled(tx, { id: PinId.parse(id) }, clock.now())
    },
  ],
  [
    'comments',
    async (tx, _, { userId }, ids) => {
      for (const id of ids) {
        const comment = await findComment(tx, CommentId.parse(id))
        if (comment?.authorId === userId) await removeComment(tx, comment)
      }
    },
  ],
  [
    'notes',
    async (tx, { clock }, { userId }, ids) => {
      await tx
        .update(boardNotes)
        .set({ deletedAt: clock.now() })
        .where(
          and(
            inArray(
              boardNotes.id,
              ids.map((id) => NoteId.parse(id)),
            ),
            eq(boardNotes.authorId, userId),
            isNull(boardNotes.deletedAt),
          ),
        )
    },
  ],
  [
    'pins',
    async (tx, ports, row, ids) =>
      removePins(
        tx,
        ports,
        row,
        ids.map((id) => PinId.parse(id)),
      ),
  ],
  [
    'sections',
    async (tx, ports, { userId }, ids) =>
      removePlaces(tx, ports, { userId, madeBoards: [], madeSections: ids }),
  ],
  [
    'boards',
    async (tx, ports, { userId }, ids) =>
      removePlaces(tx, ports, {
        userId,
        madeBoards: ids.map((id) => BoardId.parse(id)),
        madeSections: [],
      }),
  ],
]

/** Undoes a part of a restore; true when there may be more. */
export async function undoSome(tx: Tx, ports: Ports, row: RestoreRow): Promise<boolean> {
  for (const [kind, remove] of removals) {
    const some = await someOf(tx, row, kind)
    if (some.length === 0) continue
    await remove(
      tx,
      ports,
      row,
      some.map(({ newId }) => newId),
    )
    await forget(
      tx,
      row,
      kind,
      some.map(({ oldId }) => oldId),
    )
    return true
  }
  await tx.delete(restoredThings).where(eq(restoredThings.restoreId, row.id))
  await tx.update(restores).set({ state: 'undone' }).where(eq(restores.id, row.id))
  return false
}
