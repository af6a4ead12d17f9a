import { createBoard } from '@tessera/contracts/calls/boards'
import { createPin } from '@tessera/contracts/calls/pins'
import { createSection } from '@tessera/contracts/calls/sections'
import type { Privacy } from '@tessera/contracts/entities/board'
import {
  AdvertiserId,
  CommentId,
  type MediaId,
  NoteId,
  PinId,
  type UserId,
} from '@tessera/contracts/ids'
import { eq } from 'drizzle-orm'
import { advertiserPeople, advertisers } from '../domains/ads/tables.ts'
import { boardNotes } from '../domains/board-notes/tables.ts'
import { boardPeople, boards } from '../domains/boards/tables.ts'
import { comments } from '../domains/comments/tables.ts'
import { pins } from '../domains/pins/tables.ts'
import { blocks } from '../domains/users/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { tile } from './crowd.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

/** The roles on a board, from none to owner. */
export const boardRoles = [
  'visitor',
  'member',
  'owner',
  'collaborator',
  'advertiser',
  'blocked',
] as const

export type BoardRole = (typeof boardRoles)[number]

/** One person of each role, and a board of each to put things on. */
export interface Cast {
  readonly people: Readonly<Record<BoardRole, Person>>
  readonly ids: Readonly<Record<Exclude<BoardRole, 'visitor'>, UserId>>
  readonly ownBoards: Readonly<Record<Exclude<BoardRole, 'visitor'>, string>>
  readonly advertiserId: AdvertiserId
  /** A picture of the owner, processed once for all pins. */
  readonly pictureId: MediaId
}

const idOf = async (person: Person): Promise<UserId> => (await selfOf(person)).id

/** Creates one person of each role. */
export async function castOf(service: MemoryService): Promise<Cast> {
  const { db, ids, clock } = service.ports
  const [stranger, owner, collaborator, advertiser, blocked] = await Promise.all(
    Array.from({ length: 5 }, () => member(service)),
  )
  if (!stranger || !owner || !collaborator || !advertiser || !blocked)
    throw new Error('Nobody came.')
  const members = { member: stranger, owner, collaborator, advertiser, blocked }
  const createdAt = clock.now()
  const their = {
    member: await idOf(stranger),
    owner: await idOf(owner),
    collaborator: await idOf(collaborator),
    advertiser: await idOf(advertiser),
    blocked: await idOf(blocked),
  }
  const advertiserId = AdvertiserId.parse(ids.next())
  await db
    .insert(advertisers)
    .values({ id: advertiserId, ownerId: their.owner, name: 'Owner’s ads', createdAt })
  await db.insert(advertiserPeople).values({ advertiserId, userId: their.advertiser, createdAt })
  await db.insert(blocks).values({ blockerId: their.owner, blockedId: their.blocked, createdAt })
  const ownBoard = async (person: Person) => (await boardOf(person, 'My own')).id
  const ownBoards = {
    member: await ownBoard(stranger),
    owner: await ownBoard(owner),
    collaborator: await ownBoard(collaborator),
    advertiser: await ownBoard(advertiser),
    blocked: await ownBoard(blocked),
  }
  const pictureId = await pictureOf(service, owner, ownBoards.owner)
  const people = { visitor: visitor(service), ...members }
  return { people, ids: their, ownBoards, advertiserId, pictureId }
}

async function pictureOf({ ports }: MemoryService, owner: Person, board_id: string) {
  const pin = await owner.done(createPin, { board_id, image_base64: await tile(), title: 'Mine' })
  const [row] = await ports.db
    .select({ mediaId: pins.mediaId })
    .from(pins)
    .where(eq(pins.id, pin.id))
  if (row === undefined) throw new Error('The picture was not kept.')
  return row.mediaId
}

/**
 * A board with a note, two sections and a pin with a comment in the first section, all of the
 * owner's.
 */
export interface Stage {
  readonly boardId: string
  readonly pinId: string
  readonly sectionId: string
  readonly otherSectionId: string
  readonly commentId: string
  readonly noteId: string
}

/** Creates a new such board with the given privacy. */
export async function stageOf(
  { ports }: MemoryService,
  { people: { owner }, ids, pictureId }: Cast,
  privacy: Privacy,
): Promise<Stage> {
  const name = `Stage ${ports.ids.next()}`
  const board = await owner.done(createBoard, { name })
  await ports.db.insert(boardPeople).values({
    boardId: board.id,
    userId: ids.collaborator,
    state: 'active',
    invitedBy: ids.owner,
    createdAt: ports.clock.now(),
  })
  const section = { board_id: board.id, name: 'First' }
  const first = await owner.done(createSection, section)
  const second = await owner.done(createSection, { ...section, name: 'Second' })
  const place = { board_id: board.id, section: first.id }
  const pin = await owner.done(createPin, { ...place, media_upload_id: pictureId, title: 'A pin' })
  const commentId = CommentId.parse(ports.ids.next())
  await ports.db.insert(comments).values({
    id: commentId,
    pinId: PinId.parse(pin.id),
    originId: PinId.parse(pin.id),
    isOpen: true,
    authorId: ids.owner,
    text: 'Said',
    createdAt: ports.clock.now(),
  })
  const noteId = NoteId.parse(ports.ids.next())
  await ports.db.insert(boardNotes).values({
    id: noteId,
    boardId: board.id,
    authorId: ids.owner,
    title: 'Noted',
    text: '',
    createdAt: ports.clock.now(),
  })
  await ports.db.update(boards).set({ privacy }).where(eq(boards.id, board.id))
  return {
    boardId: board.id,
    pinId: pin.id,
    sectionId: first.id,
    otherSectionId: second.id,
    commentId,
    noteId,
  }
}
