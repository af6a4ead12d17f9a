import type { BoardId, SectionId, UserId } from '@tessera/contracts/ids'
import { and, desc, eq, isNotNull, isNull, or, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { formerUsernames, users } from '../../identity/index.ts'
import { boards, sections } from '../boards/tables.ts'
import { formerBoardSlugs, formerSectionSlugs } from './tables.ts'

/** Max merges to follow from one address. */
const mergesMax = 20

/**
 * Returns the current username of the member who had this one before; undefined when nobody
 * had it.
 */
export async function currentUsername(db: Sql, username: string): Promise<string | undefined> {
  const [row] = await db
    .select({ username: users.username })
    .from(formerUsernames)
    .innerJoin(users, eq(users.id, formerUsernames.userId))
    .where(eq(formerUsernames.username, username))
  return row?.username
}

interface Found {
  readonly id: BoardId
  /** True when the board wasn't public under that address. */
  readonly wasHidden: boolean
}

/** Finds the board at a former address: it was renamed or merged, or its owner was renamed. */
export async function boardAtFormerAddress(
  db: Sql,
  { username, slug }: { readonly username: string; readonly slug: string },
): Promise<Found | undefined> {
  const owner = (await currentUsername(db, username)) ?? username
  const [own] = await db
    .select({ id: boards.id, privacy: boards.privacy })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(
      and(
        eq(users.username, owner),
        eq(boards.slug, slug),
        or(isNull(boards.deletedAt), isNotNull(boards.mergedInto)),
      ),
    )
    .orderBy(sql`${boards.deletedAt} desc nulls first`)
    .limit(1)
  const found =
    own === undefined
      ? await formerBoard(db, owner, slug)
      : { id: own.id, wasHidden: own.privacy !== 'public' }
  return found === undefined ? undefined : mergedOn(db, found)
}

async function formerBoard(db: Sql, owner: string, slug: string): Promise<Found | undefined> {
  const [row] = await db
    .select({ id: formerBoardSlugs.boardId, wasHidden: formerBoardSlugs.wasHidden })
    .from(formerBoardSlugs)
    .innerJoin(users, eq(users.id, formerBoardSlugs.ownerId))
    .where(and(eq(users.username, owner), eq(formerBoardSlugs.slug, slug)))
    .limit(1)
  return row
}

/** Follows merges to the board that has the pins now. */
async function mergedOn(db: Sql, found: Found): Promise<Found> {
  let { id, wasHidden } = found
  for (let merges = 0; merges < mergesMax; merges += 1) {
    const [row] = await db
      .select({ into: boards.mergedInto, privacy: boards.privacy })
      .from(boards)
      .where(and(eq(boards.id, id), isNotNull(boards.deletedAt)))
    if (row === undefined || row.into === null) break
    id = row.into
    wasHidden ||= row.privacy !== 'public'
  }
  return { id, wasHidden }
}

/** Finds the section that had this address before. */
export async function sectionAtFormerAddress(
  db: Sql,
  { boardId, slug }: { readonly boardId: BoardId; readonly slug: string },
): Promise<{ readonly id: SectionId; readonly wasHidden: boolean } | undefined> {
  const [row] = await db
    .select({ id: formerSectionSlugs.sectionId, wasHidden: formerSectionSlugs.wasHidden })
    .from(formerSectionSlugs)
    .innerJoin(sections, eq(sections.id, formerSectionSlugs.sectionId))
    .where(
      and(
        eq(formerSectionSlugs.boardId, boardId),
        eq(formerSectionSlugs.slug, slug),
        eq(sections.boardId, boardId),
        isNull(sections.deletedAt),
      ),
    )
    .orderBy(desc(formerSectionSlugs.replacedAt))
  return row
}

/**
 * True when the viewer may learn a name from when the board wasn't public: members of the
 * board only.
 */
export const mayKnowFormer = (
  was: { readonly wasHidden: boolean },
  board: { readonly owner: { readonly id: UserId }; readonly sharedWithMe: boolean },
  viewerId: UserId | null,
): boolean =>
  !was.wasHidden || (viewerId !== null && (board.owner.id === viewerId || board.sharedWithMe))
