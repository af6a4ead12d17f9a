import { createPin } from '@tessera/contracts/calls/pins'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { BoardId, type MediaId, type PinId, SectionId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import type { Archive } from '../../../platform/archives/port.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import { jobOf } from '../../../platform/readers/port.ts'
import type { Ports } from '../../../ports.ts'
import { storeUploadedPicture } from '../../base/media/store-picture.ts'
import {
  fetchOutsidePicture,
  outsidePictureMaxBytes,
} from '../../base/outside-pages/fetch-outside-picture.ts'
import { lookUp } from '../../base/outside-pages/look-up.ts'
import type { Sql } from '../../base/sql.ts'
import { withReservation } from '../../base/upload-quota/upload-quota.ts'
import { nameKeyOf } from '../boards/rules.ts'
import { addBoard } from '../boards/store.ts'
import { boards, sections } from '../boards/tables.ts'
import { noParts } from '../pin-parts/store.ts'
import { addPin } from '../pins/add.ts'
import { placeFor } from '../pins/place.ts'
import { postFault } from '../pins/post-fault.ts'
import { nameSection } from '../sections/store.ts'
import { lookOfUpload } from '../uploads/similar.ts'
import { similarPicturesOf } from '../uploads/similar-pictures.ts'
import type { PlannedPin } from './plan.ts'
import type { ImportRow } from './store.ts'

/** The result of making a planned pin. */
export type MadePin =
  | { readonly state: 'made'; readonly pinId: PinId }
  | { readonly state: 'duplicate' }
  | { readonly state: 'failed'; readonly why: ErrorCode }

type Bytes =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly code: ErrorCode }

/** The owner of a planned pin, and the archive that may have its picture. */
interface PictureOf {
  readonly ownerId: UserId
  readonly archive: Archive | undefined
  readonly signal: AbortSignal
}

/** Returns the picture of a planned pin: from the archive, its URL or the page that it links to. */
async function pictureBytes(
  ports: Ports,
  { file, imageUrl, link }: PlannedPin,
  { ownerId, archive, signal }: PictureOf,
): Promise<Bytes> {
  if (file !== null) {
    const bytes = await archive?.read(file, limits.importPictureMaxBytes)
    if (bytes !== undefined) return { ok: true, bytes }
  }
  if (imageUrl !== null) return fetchOutsidePicture(ports.pages, imageUrl, signal)
  if (link === null) return { ok: false, code: 'image-unreadable' }
  const found = await lookUp(ports, link, { who: jobOf(ownerId), signal })
  if (!found.ok) return { ok: false, code: found.code }
  const [first] = found.found.items
  if (first === undefined) return { ok: false, code: 'picture-missing' }
  return fetchOutsidePicture(ports.pages, first.url, signal)
}

async function storedPicture(ports: Ports, planned: PlannedPin, given: PictureOf) {
  const { ownerId, signal } = given
  return withReservation<
    { readonly ok: true; readonly mediaId: MediaId } | { readonly ok: false; code: ErrorCode }
  >(ports, { ownerId, bytes: outsidePictureMaxBytes }, async () => {
    const came = await pictureBytes(ports, planned, given)
    if (!came.ok) return { result: came, came: 0 }
    const result = await storeUploadedPicture(ports, { ownerId, signal }, came.bytes)
    return { result, came: came.bytes.length }
  })
}

/** True when the member has a pin with the same picture already. */
async function isThere(db: Sql, mediaId: MediaId, ownerId: UserId): Promise<boolean> {
  const look = await lookOfUpload(db, mediaId, ownerId)
  if (look === undefined) return false
  const same = await similarPicturesOf(db, { ownerId, maxDistance: 0, ...look })
  return same.length > 0
}

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

/** Stores the picture of a planned pin; duplicates are found by it. */
export async function findPicture(
  ports: Ports,
  planned: PlannedPin,
  given: Parameters<typeof storedPicture>[2],
): Promise<Exclude<MadePin, { readonly state: 'made' }> | { readonly mediaId: MediaId }> {
  const stored = await storedPicture(ports, planned, given)
  if (!stored.ok) return { state: 'failed', why: stored.code }
  const isDuplicate = await isThere(ports.db, stored.mediaId, given.ownerId)
  return isDuplicate ? { state: 'duplicate' } : { mediaId: stored.mediaId }
}

/** Creates a planned pin with the board and section that it lacks. */
export async function makePin(
  tx: Tx,
  ports: Ports,
  given: {
    readonly row: ImportRow
    readonly planned: PlannedPin
    readonly mediaId: MediaId
  },
): Promise<{ readonly made: MadePin; readonly places: MadePlaces }> {
  const { row, planned, mediaId } = given
  const failed = (why: ErrorCode) => ({ made: { state: 'failed' as const, why }, places: {} })
  const { title, description, link } = planned
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
    title: planned.title,
    description: planned.description,
    method: planned.link === null ? 'uploaded' : 'scraped',
    ...(planned.link === null ? {} : { link: planned.link }),
  })
  const added = { place: { ...place, sectionId }, input, mediaId, parts: noParts }
  const pinId = await addPin(tx, ports, added)
  const isNewSection = section !== null && typeof section !== 'string' && section.isNew
  return {
    made: { state: 'made', pinId },
    places: { ...ofBoard, ...(isNewSection ? { sectionId: section.id } : {}) },
  }
}
