import { createBoard } from '@tessera/contracts/calls/boards'
import { createPin } from '@tessera/contracts/calls/pins'
import { createSection } from '@tessera/contracts/calls/sections'
import type { Privacy } from '@tessera/contracts/entities/board'
import { AdvertiserId, type UserId } from '@tessera/contracts/ids'
import { eq } from 'drizzle-orm'
import { advertiserPeople, advertisers } from '../domains/ads/tables.ts'
import { boardPeople, boards } from '../domains/boards/tables.ts'
import { blocks } from '../domains/users/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { tile } from './crowd.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

/** What somebody can be to a board, from nothing to everything. */
export const boardRoles = [
  'visitor',
  'member',
  'owner',
  'collaborator',
  'advertiser',
  'blocked',
] as const

export type BoardRole = (typeof boardRoles)[number]

/** One person of each role, and a board of each of theirs to put things on. */
export interface Cast {
  readonly people: Readonly<Record<BoardRole, Person>>
  readonly ids: Readonly<Record<Exclude<BoardRole, 'visitor'>, UserId>>
  readonly ownBoards: Readonly<Record<Exclude<BoardRole, 'visitor'>, string>>
  readonly advertiserId: AdvertiserId
}

const idOf = async (person: Person): Promise<UserId> => (await selfOf(person)).id

/** Brings the people together whose rights are looked at. */
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
  return { people: { visitor: visitor(service), ...members }, ids: their, ownBoards, advertiserId }
}

/** A board with two sections and a pin in the first, all of the owner's. */
export interface Stage {
  readonly boardId: string
  readonly pinId: string
  readonly sectionId: string
  readonly otherSectionId: string
}

let picture: string | undefined

/** Makes such a board anew, seen by whom its privacy says. */
export async function stageOf(
  { ports }: MemoryService,
  { people: { owner }, ids }: Cast,
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
  picture ??= await tile()
  const place = { board_id: board.id, section: first.id }
  const pin = await owner.done(createPin, { ...place, image_base64: picture, title: 'A pin' })
  await ports.db.update(boards).set({ privacy }).where(eq(boards.id, board.id))
  return {
    boardId: board.id,
    pinId: pin.id,
    sectionId: first.id,
    otherSectionId: second.id,
  }
}
