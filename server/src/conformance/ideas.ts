import { getViewer } from '@tessera/contracts/calls/viewer'
import type { Privacy } from '@tessera/contracts/entities/board'
import { BoardId, MediaId, PinId, UserId } from '@tessera/contracts/ids'
import { media } from '../contexts/base/media/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { indexTexts } from '../contexts/pins/hashtags/count-listed.ts'
import { rankOf } from '../contexts/pins/pins/rules.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { inArray } from '../platform/database/sql.ts'
import type { Person } from './person.ts'

/** A person who saves pins to a board, and never logs in. */
export interface Keeper {
  readonly id: UserId
  readonly username: string
  readonly boardId: BoardId
}

/** Inserts a person with a board. */
export async function keeper(
  { ports }: MemoryService,
  privacy: Privacy = 'public',
): Promise<Keeper> {
  const { db, ids, clock } = ports
  const id = UserId.parse(ids.next())
  const username = `keeper${id}`
  await db.insert(users).values({
    id,
    email: `${username}@example.org`,
    username,
    fullName: username,
    firstName: 'Keeper',
    about: '',
    passwordHash: '',
    birthday: '1990-05-17',
    createdAt: clock.now(),
  })
  return { id, username, boardId: await addBoard({ ports }, id, privacy) }
}

/** Inserts a board. */
export async function addBoard(
  { ports }: Pick<MemoryService, 'ports'>,
  ownerId: UserId,
  privacy: Privacy = 'public',
): Promise<BoardId> {
  const id = BoardId.parse(ports.ids.next())
  const createdAt = ports.clock.now()
  const name = `board ${id}`
  await ports.db
    .insert(boards)
    .values({ id, ownerId, name, nameKey: name, slug: `board-${id}`, privacy, createdAt })
  return id
}

/** The fields of an idea that matter to a test. */
export interface Idea {
  readonly title?: string
  readonly boardId?: BoardId
  /** Number of people who saved it. */
  readonly saves?: number
  /** For a copy: its original. */
  readonly of?: PinId
}

/** An idea, and the person who pins it. */
interface PinnedIdea extends Idea {
  readonly pinner: Keeper
}

/** Returns the pictures of ideas: a copy has that of its original, every other idea one of its own. */
async function picturesOf(
  { db, ids }: Pick<MemoryService['ports'], 'db' | 'ids'>,
  ideas: readonly PinnedIdea[],
): Promise<readonly MediaId[]> {
  const [picture] = await db.select().from(media).limit(1)
  if (picture === undefined) throw new Error('There is no picture.')
  const originals = ideas.flatMap(({ of }) => of ?? [])
  const copied =
    originals.length === 0
      ? []
      : await db
          .select({ id: pins.id, mediaId: pins.mediaId })
          .from(pins)
          .where(inArray(pins.id, originals))
  const known = new Map(copied.map(({ id, mediaId }) => [id, mediaId]))
  const made: (typeof media.$inferInsert)[] = []
  const pictures = ideas.map(({ of }) => {
    const own = of === undefined ? undefined : known.get(of)
    if (own !== undefined) return own
    const id = MediaId.parse(ids.next())
    made.push({ ...picture, id, sha: `picture ${id}`, phash: null, uploadId: null })
    return id
  })
  if (made.length > 0) await db.insert(media).values(made)
  return pictures
}

/** Inserts pins on the boards of their pinners, each with a picture of the demo world. */
export async function addPins(
  { ports }: MemoryService,
  ideas: readonly PinnedIdea[],
): Promise<PinId[]> {
  const { db, ids, clock } = ports
  const pictures = await picturesOf(ports, ideas)
  const rows = ideas.map(({ pinner, title = '', boardId = pinner.boardId, saves = 0, of }, at) => {
    const mediaId = pictures[at]
    if (mediaId === undefined) throw new Error('There is no picture.')
    const id = PinId.parse(ids.next())
    const createdAt = clock.now()
    return {
      id,
      originId: of ?? id,
      boardId,
      pinnerId: pinner.id,
      mediaId,
      title,
      description: '',
      method: 'uploaded' as const,
      createdAt,
      place: id,
      listed: of === undefined,
      saveCount: saves,
      rank: rankOf(createdAt, saves),
    }
  })
  const originals = rows.filter(({ listed }) => listed)
  const texts = originals.map(({ id, title, description }) => ({ pinId: id, title, description }))
  await db.insert(pins).values(rows)
  if (texts.length > 0) await db.transaction((tx) => indexTexts(tx, ports, texts))
  return rows.map(({ id }) => id)
}

/** Inserts a pin on a person's board, with a picture of the demo world. */
export async function addPin(
  service: MemoryService,
  pinner: Keeper,
  idea: Idea = {},
): Promise<PinId> {
  const [id] = await addPins(service, [{ ...idea, pinner }])
  if (id === undefined) throw new Error('The pin was not inserted.')
  return id
}

/** Returns a person's own id. */
export async function idOf(person: Person): Promise<UserId> {
  const viewer = await person.done(getViewer, {})
  if (viewer === null) throw new Error('Nobody is logged in.')
  return UserId.parse(viewer.id)
}
