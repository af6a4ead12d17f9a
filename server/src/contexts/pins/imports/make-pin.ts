import { createPin } from '@tessera/contracts/calls/pins'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { BoardId, type MediaId, type PinId, SectionId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { markUnused } from '../../base/media/mark-unused.ts'
import type { Sql } from '../../base/sql.ts'
import { nameKeyOf } from '../boards/rules.ts'
import { addBoard } from '../boards/store.ts'
import { boards, sections } from '../boards/tables.ts'
import { noParts } from '../pin-parts/store.ts'
import { addPin } from '../pins/add.ts'
import { pinsAdded } from '../pins/events.ts'
import { placeFor } from '../pins/place.ts'
import { postFault } from '../pins/post-fault.ts'
import { pins } from '../pins/tables.ts'
import { nameSection } from '../sections/store.ts'
import type { FoundPicture } from './find-picture.ts'
import type { PlannedPin } from './plan.ts'
import type { ImportRow } from './store.ts'

/** The result of making a planned pin. */
export type MadePin =
  | {
      readonly state: 'made'
      readonly pinId: PinId
      /** The reason that it has a card; null for a picture. */
      readonly cardWhy: ErrorCode | null
    }
  | { readonly state: 'duplicate' }
  | { readonly state: 'failed'; readonly why: ErrorCode }

/** Finds the board of a planned pin by its name, or creates it. */
async function boardFor(
  tx: Tx,
  ports: Ports,
  { row, planned }: { readonly row: ImportRow; readonly planned: PlannedPin },
): Promise<{ readonly id: BoardId; readonly isNew: boolean } | ErrorCode> {
  const nameKey = nameKeyOf(planned.board)
  const mine = and(eq(boards.ownerId, row.userId), eq(boards.nameKey, nameKey))
  const [there] = await tx
    .select({ id: boards.id })
    .from(boards)
    .where(and(mine, isNull(boards.deletedAt)))
  if (there !== undefined) return { id: there.id, isNew: false }
  const source = row.boards.find(({ name }) => nameKeyOf(name) === nameKey)
  const isPublic = row.makePublic && source?.isSecret !== true
  const id = BoardId.parse(ports.ids.next())
  const fault = await addBoard(tx, ports, {
    id,
    ownerId: row.userId,
    advertiserId: null,
    name: planned.board,
    description: source?.description ?? '',
    privacy: isPublic ? 'public' : 'secret',
    now: ports.clock.now(),
  })
  if (fault !== undefined) return fault
  return { id, isNew: true }
}

async function sectionFor(tx: Sql, ports: Ports, boardId: BoardId, name: string) {
  const titled = and(eq(sections.boardId, boardId), eq(sections.titleKey, nameKeyOf(name)))
  const [there] = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(titled, isNull(sections.deletedAt)))
  if (there !== undefined) return { id: there.id, isNew: false }
  const id = SectionId.parse(ports.ids.next())
  const doing = { isNew: true, now: ports.clock.now() }
  const fault = await nameSection(tx, { id, boardId, name }, doing)
  return fault ?? { id, isNew: true }
}

/** Boards and sections that a pin needed. */
export interface MadePlaces {
  readonly boardId?: string
  readonly sectionId?: string
}

/** Creates a planned pin with the board and section that it lacks. */
export async function makePin(
  tx: Tx,
  ports: Ports,
  given: {
    readonly row: ImportRow
    readonly planned: PlannedPin
    readonly at: number
    readonly found: Extract<FoundPicture, { readonly state: 'found' }>
  },
): Promise<{ readonly made: MadePin; readonly places: MadePlaces }> {
  const { row, planned, at, found } = given
  const failed = (why: ErrorCode) => ({ made: { state: 'failed' as const, why }, places: {} })
  const { mediaId, title, cardWhy } = found
  const { description, link } = planned
  const barred =
    (await postFault(tx, ports, { place: 'pin', texts: [title, description], links: [link] })) ??
    (await postFault(tx, ports, { place: 'board', texts: [planned.board, planned.section ?? ''] }))
  if (barred !== undefined) return failed(barred.code)
  const board = await boardFor(tx, ports, given)
  if (typeof board === 'string') return failed(board)
  const ofBoard: MadePlaces = board.isNew ? { boardId: board.id } : {}
  // The board's lock comes before its sections are counted.
  const wanted = { board_id: board.id, share_facebook: false, share_twitter: false }
  const place = await placeFor(tx, { id: row.userId, isPublishing: true }, wanted)
  if (!place.ok) return failed(place.code)
  const section =
    planned.section === null ? null : await sectionFor(tx, ports, board.id, planned.section)
  // A board with all its sections takes the pin itself.
  const sectionId = section === null || typeof section === 'string' ? null : section.id
  const input = z.parse(createPin.input, {
    board_id: board.id,
    media_upload_id: mediaId,
    title,
    description,
    method: planned.link === null ? 'uploaded' : 'scraped',
    ...(planned.link === null ? {} : { link: planned.link }),
  })
  const added = {
    place: { ...place, sectionId },
    input,
    mediaId,
    parts: noParts,
    savedAt: planned.savedAt === undefined ? undefined : new Date(planned.savedAt),
  }
  const pinId = await addPin(tx, ports, added)
  // Pins are finished in any order, and the first of the source stands on top.
  if (row.firstPlace !== null)
    await tx
      .update(pins)
      .set({ place: sql`least(${row.firstPlace}::bigint - ${at}, ${pins.id})` })
      .where(eq(pins.id, pinId))
  const isNewSection = section !== null && typeof section !== 'string' && section.isNew
  return {
    made: { state: 'made', pinId, cardWhy },
    places: { ...ofBoard, ...(isNewSection ? { sectionId: section.id } : {}) },
  }
}

/** Gives a pin that has a card its picture, and every copy of it; false when the pin is gone. */
export async function givePicture(
  tx: Tx,
  ports: Ports,
  { pinId, mediaId }: { readonly pinId: PinId; readonly mediaId: MediaId },
): Promise<boolean> {
  const [before] = await tx
    .select({ mediaId: pins.mediaId })
    .from(pins)
    .where(and(eq(pins.id, pinId), isNull(pins.deletedAt)))
    .for('update')
  if (before === undefined) return false
  await tx
    .update(pins)
    .set({ mediaId })
    .where(and(eq(pins.originId, pinId), eq(pins.mediaId, before.mediaId)))
  await markUnused(tx, [before.mediaId], ports.clock.now())
  await ports.events.tell(tx, pinsAdded, { pinIds: [pinId] })
  return true
}
