import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { media } from '../media/tables.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import type { Cover } from './rules.ts'
import { boards, sections } from './tables.ts'

/** How many pictures a board's card shows. */
const coversMax = 3

const portraits = alias(media, 'portraits')

const latestPictures = (db: Sql, where: SQL | undefined) =>
  db
    .select({ sha: media.sha, color: media.dominantColor })
    .from(pins)
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(and(where, isNull(pins.deletedAt)))
    .orderBy(desc(pins.id))
    .limit(coversMax)

/** Boards with all that a card shows, in one query; the caller says which, and in what order. */
export function selectBoards(db: Sql) {
  const latest = latestPictures(db, eq(pins.boardId, boards.id))
  return db
    .select({
      id: boards.id,
      name: boards.name,
      slug: boards.slug,
      username: users.username,
      privacy: boards.privacy,
      description: boards.description,
      pinCount: boards.pinCount,
      sectionCount: sql<number>`(select count(*)::int from ${sections}
        where ${sections.boardId} = ${boards.id})`,
      covers: sql<
        readonly Cover[]
      >`(select coalesce(jsonb_agg(latest), '[]') from (${latest.getSQL()}) latest(sha, color))`,
      owner: {
        id: users.id,
        username: users.username,
        fullName: users.fullName,
        portraitSha: portraits.sha,
      },
    })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .leftJoin(portraits, eq(portraits.id, users.portraitId))
}

/** The parts of a board in the order they were made, with their latest pictures. */
export function selectSections(db: Sql) {
  const latest = latestPictures(db, eq(pins.sectionId, sections.id))
  return db
    .select({
      id: sections.id,
      title: sections.title,
      slug: sections.slug,
      pinCount: sections.pinCount,
      previews: sql<
        readonly string[]
      >`(select coalesce(jsonb_agg(latest.sha), '[]') from (${latest.getSQL()}) latest(sha, color))`,
    })
    .from(sections)
    .innerJoin(boards, eq(boards.id, sections.boardId))
    .orderBy(sections.id)
}
