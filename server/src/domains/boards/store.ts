import type { Privacy } from '@tessera/contracts/entities/board'
import type { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { users } from '../identity/tables.ts'
import { mayBeSeenBy } from '../pins/pin-rows.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { selectBoards, selectSections } from './board-rows.ts'
import { type BoardCardRow, nameKeyOf, slugOf } from './rules.ts'
import { boards, sections } from './tables.ts'

/** A board about to be made. */
export interface NewBoard {
  readonly id: BoardId
  readonly ownerId: UserId
  readonly name: string
  readonly privacy: Privacy
  readonly now: Date
}

/** Makes a board. Its owner's row is held meanwhile, so that two at once see each other's names. */
export async function addBoard(tx: Sql, board: NewBoard): Promise<BoardId | 'name-taken'> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, board.ownerId))
    .for('no key update')
  const others = await tx
    .select({ nameKey: boards.nameKey, slug: boards.slug })
    .from(boards)
    .where(eq(boards.ownerId, board.ownerId))
  const nameKey = nameKeyOf(board.name)
  if (others.some((other) => other.nameKey === nameKey)) return 'name-taken'
  await tx.insert(boards).values({
    id: board.id,
    ownerId: board.ownerId,
    name: board.name.trim(),
    nameKey,
    slug: slugOf(board.name, new Set(others.map(({ slug }) => slug))),
    privacy: board.privacy,
    createdAt: board.now,
  })
  return board.id
}

/** A board by its id, for somebody who may see it. */
export async function findBoardById(db: Sql, id: BoardId, viewerId: UserId | null) {
  const [row] = await selectBoards(db).where(and(eq(boards.id, id), mayBeSeenBy(viewerId)))
  return row
}

/** A board by its address, for somebody who may see it. */
export async function findBoard(
  db: Sql,
  address: { readonly username: string; readonly slug: string },
  viewerId: UserId | null,
) {
  const [row] = await selectBoards(db).where(
    and(eq(users.username, address.username), eq(boards.slug, address.slug), mayBeSeenBy(viewerId)),
  )
  return row
}

/** The parts of a board. */
export const sectionsOf = (db: Sql, id: BoardId) =>
  selectSections(db).where(eq(sections.boardId, id))

/** The boards of a person that the viewer may see, newest first. */
export async function boardsOf(
  db: Sql,
  asked: {
    readonly ownerId: UserId
    readonly viewerId: UserId | null
    readonly before: BoardId | undefined
    readonly most: number
  },
): Promise<readonly BoardCardRow[]> {
  return selectBoards(db)
    .where(
      and(
        eq(boards.ownerId, asked.ownerId),
        mayBeSeenBy(asked.viewerId),
        asked.before === undefined ? undefined : lt(boards.id, asked.before),
      ),
    )
    .orderBy(desc(boards.id))
    .limit(asked.most)
}

/** Every board of a person's own. */
export async function ownBoards(db: Sql, ownerId: UserId): Promise<readonly BoardCardRow[]> {
  return selectBoards(db).where(eq(boards.ownerId, ownerId))
}

/** Whether there is such a person. */
export async function personExists(db: Sql, id: UserId): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  return rows.length > 0
}

/**
 * The person's boards that suit a pin best: those whose pins share most words with it, then those
 * used last. A board nobody has put anything on suits nothing.
 */
export async function suitingBoards(
  db: Sql,
  asked: { readonly ownerId: UserId; readonly pinId: PinId | undefined; readonly most: number },
): Promise<readonly BoardId[]> {
  const likeness = asked.pinId === undefined ? [] : [desc(wordsShared(asked.pinId))]
  const rows = await db
    .select({ id: boards.id })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(eq(boards.ownerId, asked.ownerId), sql`${boards.lastPinnedAt} is not null`))
    .orderBy(...likeness, desc(boards.lastPinnedAt), desc(boards.id))
    .limit(asked.most)
  return rows.map(({ id }) => id)
}

/** How many pins of a board have a word of this pin's. */
const wordsShared = (pinId: PinId) =>
  sql`(select count(*) from ${pins} where ${pins.boardId} = ${boards.id}
    and ${pins.deletedAt} is null
    and ${pins.words} @@ (
      select string_agg(quote_literal(word), ' | ')::tsquery
      from ${pins} seen, unnest(tsvector_to_array(seen.words)) word
      where seen.id = ${pinId}::bigint))`
