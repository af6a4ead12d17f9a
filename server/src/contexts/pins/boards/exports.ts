import type { UserId } from '@tessera/contracts/ids'
import { and, asc, eq, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { boardPeople, boards, sections } from './tables.ts'

const boardsOf = async (db: Sql, id: UserId) =>
  db
    .select({
      id: boards.id,
      name: boards.name,
      description: boards.description,
      privacy: boards.privacy,
      createdAt: boards.createdAt,
      archivedAt: boards.archivedAt,
      coverId: boards.coverId,
    })
    .from(boards)
    .where(and(eq(boards.ownerId, id), isNull(boards.deletedAt)))
    .orderBy(asc(boards.id))

const sectionsOf = async (db: Sql, id: UserId) =>
  db
    .select({
      id: sections.id,
      boardId: sections.boardId,
      title: sections.title,
      createdAt: sections.createdAt,
    })
    .from(sections)
    .innerJoin(boards, eq(boards.id, sections.boardId))
    .where(and(eq(boards.ownerId, id), isNull(sections.deletedAt), isNull(boards.deletedAt)))
    .orderBy(asc(sections.id))

/** Boards of others that a member shares. */
const sharedBoardsOf = async (db: Sql, id: UserId) =>
  db
    .select({
      boardId: boardPeople.boardId,
      state: boardPeople.state,
      since: boardPeople.createdAt,
    })
    .from(boardPeople)
    .where(eq(boardPeople.userId, id))

/** The boards of a member with their sections. */
export const boardExports: readonly ExportedPart[] = [
  { file: 'boards', load: boardsOf },
  { file: 'sections', load: sectionsOf },
]

/** The boards that others share with a member. */
export const sharedBoardExports: readonly ExportedPart[] = [
  { file: 'people', name: 'sharedBoards', load: sharedBoardsOf },
]
