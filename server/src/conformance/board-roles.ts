import { createPin } from '@tessera/contracts/calls/pins'
import type { Privacy } from '@tessera/contracts/entities/board'
import {
  AdvertiserId,
  BoardId,
  CommentId,
  type MediaId,
  NoteId,
  PinId,
  SectionId,
  type UserId,
} from '@tessera/contracts/ids'
import { advertiserPeople, advertisers } from '../contexts/identity/ad-accounts/tables.ts'
import { boardNotes } from '../contexts/pins/board-notes/tables.ts'
import { boardPeople, boards, sections } from '../contexts/pins/boards/tables.ts'
import { comments } from '../contexts/pins/comments/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { blocks } from '../contexts/pins/users/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'
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
 * A board with two notes, two sections, a pin with a comment in the first section and a pin in none,
 * all of the owner's.
 */
export interface Stage {
  readonly boardId: string
  readonly pinId: string
  readonly sectionId: string
  readonly otherSectionId: string
  readonly commentId: string
  readonly noteId: string
  /** A second pin, in no section, and a second note. */
  readonly otherPinId: string
  readonly otherNoteId: string
}

/** Creates a new such board with the given privacy, as rows: hundreds of tests want one each. */
export async function stageOf(
  { ports: { db, ids, clock } }: MemoryService,
  { ids: { owner, collaborator }, pictureId }: Cast,
  privacy: Privacy,
): Promise<Stage> {
  const createdAt = clock.now()
  const boardId = BoardId.parse(ids.next())
  const [sectionId, otherSectionId] = [SectionId.parse(ids.next()), SectionId.parse(ids.next())]
  const pinId = PinId.parse(ids.next())
  const commentId = CommentId.parse(ids.next())
  const otherPinId = PinId.parse(ids.next())
  const noteId = NoteId.parse(ids.next())
  const otherNoteId = NoteId.parse(ids.next())
  const titled = (title: string, slug: string) => ({
    boardId,
    slug,
    title,
    titleKey: slug,
    createdAt,
  })
  await db.transaction(async (tx) => {
    const slug = `stage-${boardId}`
    const board = { id: boardId, ownerId: owner, name: `Stage ${boardId}`, nameKey: slug, slug }
    await tx.insert(boards).values({ ...board, privacy, pinCount: 2, createdAt })
    await tx
      .insert(boardPeople)
      .values({ boardId, userId: collaborator, state: 'active', invitedBy: owner, createdAt })
    await tx.insert(sections).values([
      { id: sectionId, pinCount: 1, place: 0, ...titled('First', 'first') },
      { id: otherSectionId, place: 1, ...titled('Second', 'second') },
    ])
    const pin = {
      boardId,
      pinnerId: owner,
      mediaId: pictureId,
      title: 'A pin',
      description: '',
      method: 'pinbuilder',
      listed: true,
      rank: 0,
      createdAt,
    }
    await tx.insert(pins).values([
      { ...pin, id: pinId, originId: pinId, place: pinId, sectionId },
      { ...pin, id: otherPinId, originId: otherPinId, place: otherPinId },
    ])
    const comment = { id: commentId, pinId, originId: pinId, isOpen: true, text: 'Said' }
    await tx.insert(comments).values({ ...comment, authorId: owner, createdAt })
    const note = { boardId, authorId: owner, title: 'Noted', text: '', createdAt }
    await tx.insert(boardNotes).values([
      { ...note, id: noteId },
      { ...note, id: otherNoteId },
    ])
  })
  return {
    boardId,
    pinId,
    otherPinId,
    sectionId,
    otherSectionId,
    commentId,
    noteId,
    otherNoteId,
  }
}
