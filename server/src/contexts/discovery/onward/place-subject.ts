import type { BoardId, PinId, SectionId, UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { stableHash } from '../../base/stable-hash.ts'
import { comparedWords } from '../../base/words/query-words.ts'
import { boards, findPerson, isPublicPin, isVisibleTo, pins, sections } from '../../pins/index.ts'
import { stemsOf } from '../feed/pins-with-words.ts'
import { commonStems, idArray, type Subject, selectedIds, startsMost } from './subject.ts'

const mostStarts = sql.raw(String(startsMost))

/** Max latest ideas of a board, among which are some of what it is for. */
const mostOnBoard = sql.raw('60')

/** Selects the latest ideas of a board or section. */
const latestOn = (place: SQL): SQL => sql`
  select origin_id as id from ${pins} where ${place} and ${pins.deletedAt} is null
  order by ${pins.place} desc nulls first, ${pins.id} desc nulls first limit ${mostOnBoard}`

/** Selects those of some ideas that are on a board. */
const amongBoard = (boardId: BoardId, ideas: readonly PinId[]): SQL => sql`
  select ${pins.originId} as id from ${pins}
  where ${pins.boardId} = ${boardId}::bigint and ${pins.deletedAt} is null
    and ${pins.originId} = any(${idArray(ideas)})`

interface Place {
  readonly boardId: BoardId
  /** Selects the pins of the board or section. */
  readonly where: SQL
  /** The names of the board and the section. */
  readonly text: string
  /** The things that they say they are for. */
  readonly about: readonly string[]
}

const partsOf =
  (db: Sql, { boardId, where, text, about }: Place) =>
  async () => {
    const starts = await selectedIds(db, latestOn(where))
    return {
      starts,
      about,
      stems: sql`(${commonStems(starts)}) union (${stemsOf(text)})`,
      first: [],
      beyond: [],
      seen: (ideas: readonly PinId[]) => selectedIds(db, amongBoard(boardId, ideas)),
    }
  }

/** Returns the subject of a board; undefined when the viewer may not see it. */
export async function boardSubject(
  db: Sql,
  boardId: BoardId,
  viewerId: UserId | null,
): Promise<Subject | undefined> {
  const [board] = await db
    .select({ name: boards.name, description: boards.description, pinCount: boards.pinCount })
    .from(boards)
    .where(and(eq(boards.id, boardId), isVisibleTo(viewerId)))
  if (board === undefined) return undefined
  const about = [board.name, board.description]
  return {
    name: `more:board:${boardId}`,
    basis: `${board.pinCount} ${stableHash(about.join('\n'))}`,
    words: comparedWords(board.name),
    read: partsOf(db, {
      boardId,
      where: sql`${pins.boardId} = ${boardId}::bigint`,
      text: board.name,
      about,
    }),
  }
}

/** Returns the subject of a section; undefined when the viewer may not see its board. */
export async function sectionSubject(
  db: Sql,
  sectionId: SectionId,
  viewerId: UserId | null,
): Promise<Subject | undefined> {
  const [section] = await db
    .select({
      title: sections.title,
      pinCount: sections.pinCount,
      boardId: sections.boardId,
      boardName: boards.name,
    })
    .from(sections)
    .innerJoin(boards, eq(boards.id, sections.boardId))
    .where(and(eq(sections.id, sectionId), isNull(sections.deletedAt), isVisibleTo(viewerId)))
  if (section === undefined) return undefined
  const about = [section.title, section.boardName]
  const text = about.join(' ')
  return {
    name: `more:section:${sectionId}`,
    basis: `${section.pinCount} ${stableHash(text)}`,
    words: comparedWords(text),
    read: partsOf(db, {
      boardId: section.boardId,
      where: sql`${pins.sectionId} = ${sectionId}::bigint`,
      text,
      about,
    }),
  }
}

/** Selects the latest ideas on a person's public boards: what else they saved must influence nothing. */
const latestBy = (personId: UserId): SQL => sql`
  select ${pins.originId} as id from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
  where ${and(sql`${pins.pinnerId} = ${personId}::bigint`, isPublicPin)}
  order by ${pins.id} desc limit ${mostStarts}`

const amongThose = (personId: UserId, ideas: readonly PinId[]): SQL => sql`
  select ${pins.originId} as id from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
  where ${and(
    sql`${pins.pinnerId} = ${personId}::bigint and ${pins.originId} = any(${idArray(ideas)})`,
    isPublicPin,
  )}`

/** Returns the subject of a person's pins; undefined when the viewer may not see their profile. */
export async function personSubject(
  db: Sql,
  username: string,
  viewerId: UserId | null,
): Promise<Subject | undefined> {
  const personId = await findPerson(db, username, viewerId)
  if (personId === undefined) return undefined
  return {
    name: `more:user:${personId}`,
    basis: '',
    words: [],
    async read() {
      const starts = await selectedIds(db, latestBy(personId))
      return {
        starts,
        about: [],
        stems: commonStems(starts),
        first: [],
        beyond: [],
        seen: (ideas) => selectedIds(db, amongThose(personId, ideas)),
      }
    },
  }
}
