import { getAction } from '@tessera/contracts/calls/actions'
import { ActionId, BoardId, PinId } from '@tessera/contracts/ids'
import sharp from 'sharp'
import { actions } from '../contexts/pins/actions/tables.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { listedFor } from '../contexts/pins/pins/listed.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'
import type { Ports } from '../ports.ts'
import { boardOf, type Person } from './person.ts'

const rowsAtOnce = 1_000

/** Creates a board with many pins of its owner, without a call for each. */
export async function crowded(service: MemoryService, person: Person, count: number) {
  const board = await boardOf(person, `Crowd ${service.ports.ids.next()}`)
  const rows = await rowsFor(service.ports, board.id, count)
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await service.ports.db.insert(pins).values(rows.slice(from, from + rowsAtOnce))
  await service.ports.db.update(boards).set({ pinCount: count }).where(eq(boards.id, board.id))
  return { board, count, ids: rows.map(({ id }) => id).toReversed() }
}

async function rowsFor({ db, ids, clock }: Ports, boardId: BoardId, count: number) {
  const [board] = await db
    .select({ ownerId: boards.ownerId })
    .from(boards)
    .where(eq(boards.id, boardId))
  const [some] = await db.select({ mediaId: pins.mediaId }).from(pins).limit(1)
  if (board === undefined || some === undefined)
    throw new Error('There is nothing to fill it with.')
  return Array.from({ length: count }, (_, index) => {
    const id = PinId.parse(ids.next())
    return {
      id,
      originId: id,
      place: id,
      boardId,
      pinnerId: board.ownerId,
      mediaId: some.mediaId,
      title: `Pin ${index}`,
      description: '',
      method: 'pinbuilder',
      createdAt: clock.now(),
      listed: true,
      rank: 0,
    }
  })
}

/** Ideas of the demo world that anybody may save. */
export async function someIdeas({ db }: Ports, count: number): Promise<readonly PinId[]> {
  const rows = await db
    .select({ id: pins.id })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(listedFor(null))
    .limit(count)
  return rows.map(({ id }) => id)
}

/** Returns the public save count of an idea. */
export async function savesOf({ db }: Ports, id: PinId): Promise<number | undefined> {
  const [row] = await db.select({ saves: pins.saveCount }).from(pins).where(eq(pins.id, id))
  return row?.saves
}

/** Waits for an action in the background. */
export async function ended(person: Person, id: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { state } = await person.done(getAction, { action_id: id })
    if (state !== 'running' && state !== 'undoing') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The action did not end.')
}

/** A small picture as text. */
export async function tile(): Promise<string> {
  const picture = sharp({ create: { width: 200, height: 300, channels: 3, background: '#7a8450' } })
  return (await picture.png().toBuffer()).toString('base64')
}

/** Locks a board by an action that doesn't end by itself. */
export async function markBusy(
  { db, ids, clock }: Ports,
  busy: { readonly boardId: string; readonly kind: 'move' | 'merge-board' },
): Promise<void> {
  const id = ActionId.parse(ids.next())
  const boardId = BoardId.parse(busy.boardId)
  const [board] = await db.select().from(boards).where(eq(boards.id, boardId))
  if (board === undefined) throw new Error('There is no such board.')
  const who = { userId: board.ownerId, actorId: board.ownerId }
  const action = { id, ...who, kind: busy.kind, state: 'running', boardId } as const
  await db.insert(actions).values({ ...action, createdAt: clock.now() })
  await db.update(boards).set({ busyWith: id }).where(eq(boards.id, boardId))
}

/** Unlocks every locked board. */
export const clearBusy = async ({ db }: Ports): Promise<void> => {
  await db.update(boards).set({ busyWith: null })
}
