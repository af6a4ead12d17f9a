import type { UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, desc, eq, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import { pictureColumns } from '../../base/media/columns.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'
import { creatorIsNamedTo, creatorOf } from './creator.ts'
import { isClearTo } from './sensitive.ts'
import { pins } from './tables.ts'

const creators = alias(users, 'creators')
const creatorPortraits = alias(media, 'creator_portraits')
const owners = alias(users, 'owners')
const portraits = alias(media, 'portraits')
const myPins = alias(pins, 'my_pins')
const myBoards = alias(boards, 'my_boards')
const me = alias(users, 'me')
const sponsors = alias(users, 'sponsors')

/** The viewer's latest board that holds this idea already. */
const boardOfMine = (db: Sql, viewerId: QueryValue<UserId> | null) =>
  db
    .select({
      id: myBoards.id,
      name: myBoards.name,
      slug: myBoards.slug,
      username: me.username,
      layout: myBoards.layout,
    })
    .from(myPins)
    .innerJoin(myBoards, eq(myBoards.id, myPins.boardId))
    .innerJoin(me, eq(me.id, myBoards.ownerId))
    .where(
      and(
        eq(myPins.originId, pins.originId),
        viewerId === null ? sql`false` : eq(myPins.pinnerId, viewerId),
        isNull(myPins.deletedAt),
        isNull(myBoards.deletedAt),
      ),
    )
    .orderBy(desc(myPins.id))
    .limit(1)
    .as('mine')

/**
 * Selects live pins with all that a list shows; the caller adds filter and order. `score` is the
 * sort key for the bookmark. `more` is what else a list reads in the same statement.
 */
export function selectPins<More = null>(
  db: Sql,
  viewerId: QueryValue<UserId> | null,
  score: SQL = sql`${pins.rank}`,
  more: SQL<More> = sql<More>`null`,
) {
  const mine = boardOfMine(db, viewerId)
  return db
    .select({
      id: pins.id,
      title: pins.title,
      description: pins.description,
      link: pins.link,
      altText: pins.altText,
      place: pins.place,
      originId: pins.originId,
      viaPinnerId: pins.viaPinnerId,
      creatorId: creatorOf,
      creator: {
        id: creators.id,
        username: creators.username,
        fullName: creators.fullName,
      },
      creatorPortraitKey: creatorPortraits.key,
      sponsorship: pins.sponsorship,
      sponsor: { username: sponsors.username, fullName: sponsors.fullName },
      priceAmount: pins.priceAmount,
      priceCurrency: pins.priceCurrency,
      createdAt: pins.createdAt,
      score: score.mapWith(Number),
      more,
      picture: pictureColumns,
      isClear: isClearTo(viewerId),
      pinner: {
        id: users.id,
        username: users.username,
        fullName: users.fullName,
        portraitKey: portraits.key,
      },
      board: {
        id: boards.id,
        name: boards.name,
        slug: boards.slug,
        username: owners.username,
        layout: boards.layout,
      },
      mine: {
        id: mine.id,
        name: mine.name,
        slug: mine.slug,
        username: mine.username,
        layout: mine.layout,
      },
    })
    .from(pins)
    .innerJoin(media, eq(media.id, pins.mediaId))
    .innerJoin(users, eq(users.id, pins.pinnerId))
    .leftJoin(portraits, eq(portraits.id, users.portraitId))
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(owners, eq(owners.id, boards.ownerId))
    .leftJoin(creators, and(eq(creators.id, creatorOf), creatorIsNamedTo(viewerId)))
    .leftJoin(creatorPortraits, eq(creatorPortraits.id, creators.portraitId))
    .leftJoin(sponsors, eq(sponsors.id, pins.sponsorId))
    .leftJoinLateral(mine, sql`true`)
}
