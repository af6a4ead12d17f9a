import { BoardId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Tx } from '../../../platform/database/port.ts'
import { and, desc, eq, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { freeName, shortened } from '../boards/rules.ts'
import { addBoard, boardIsSeen, lockBoardNames } from '../boards/store.ts'
import { boards } from '../boards/tables.ts'
import { notify } from '../notifications/notify.ts'
import type { MovedPin } from '../pins/relocate.ts'
import { ideasOn } from './chunk.ts'
import { copyPinsTo } from './copy-pins.ts'
import { type ActionRow, effectOf } from './rules.ts'
import { actionPins } from './tables.ts'

type Needed = Pick<Ports, 'ids' | 'clock' | 'live' | 'jobs' | 'events'>

/**
 * Keeps copies for the authors of moved pins who can't see the target board, on a secret board of
 * their own, and tells them. Call it after the move; both boards are locked.
 */
export async function keepForAuthors(
  tx: Tx,
  ports: Needed,
  action: ActionRow,
  taken: readonly MovedPin[],
): Promise<void> {
  const { boardId, targetBoardId, actorId } = action
  if (effectOf(action) !== 'move' || targetBoardId === null || targetBoardId === boardId) return
  const others = taken.filter(({ pinnerId }) => pinnerId !== actorId)
  for (const [authorId, theirs] of Map.groupBy(others, ({ pinnerId }) => pinnerId)) {
    const keepsSight = await boardIsSeen(tx, targetBoardId, authorId)
    if (keepsSight || !(await boardIsSeen(tx, boardId, authorId))) continue
    await keepFor(tx, ports, action, { authorId, theirs })
  }
}

async function keepFor(
  tx: Tx,
  ports: Needed,
  action: ActionRow,
  { authorId, theirs }: { readonly authorId: UserId; readonly theirs: readonly MovedPin[] },
): Promise<void> {
  const boardId = await boardForKept(tx, ports, { authorId, from: action.boardId })
  if (boardId === undefined) return
  const wasTold = await tx.$count(
    actionPins,
    and(eq(actionPins.actionId, action.id), eq(actionPins.boardId, boardId)),
  )
  const there = await ideasOn(tx, boardId, theirs, action.boardId)
  const fresh = theirs.filter(({ originId }) => !there.has(originId))
  const copies = { pins: fresh, boardId, pinnerId: authorId, landing: () => null }
  const doing = { ids: ports.ids, now: ports.clock.now() }
  await copyPinsTo(tx, action, { ...copies, change: 'kept' }, doing)
  if (wasTold > 0) return
  const news = { kind: 'action-finished', actorId: action.actorId, boardId } as const
  await notify(tx, ports, authorId, { ...news, data: { what: 'kept' } })
}

/** Returns an author's secret board for copies from a shared board, locked; a new one at first. */
async function boardForKept(
  tx: Tx,
  { ids, clock, events }: Needed,
  { authorId, from }: { readonly authorId: UserId; readonly from: BoardId },
): Promise<BoardId | undefined> {
  const [known] = await tx
    .select({ id: boards.id })
    .from(boards)
    .where(
      and(
        eq(boards.ownerId, authorId),
        eq(boards.keptFrom, from),
        eq(boards.privacy, 'secret'),
        isNull(boards.deletedAt),
        isNull(boards.archivedAt),
        isNull(boards.busyWith),
      ),
    )
    .orderBy(desc(boards.id))
    .limit(1)
    .for('update')
  if (known !== undefined) return known.id
  const [source] = await tx.select({ name: boards.name }).from(boards).where(eq(boards.id, from))
  if (source === undefined) return undefined
  const keys = new Set((await lockBoardNames(tx, authorId)).map(({ nameKey }) => nameKey))
  const id = BoardId.parse(ids.next())
  const full = await addBoard(
    tx,
    { events },
    {
      id,
      ownerId: authorId,
      advertiserId: null,
      description: '',
      privacy: 'secret',
      keptFrom: from,
      now: clock.now(),
      name: freeName(shortened(source.name, limits.boardTitleMax), keys),
    },
  )
  return full === undefined ? id : undefined
}
