import type { UserId } from '@tessera/contracts/ids'
import { alias } from '../../../../platform/database/define-tables.ts'
import {
  and,
  countDistinct,
  desc,
  eq,
  gte,
  isNull,
  ne,
  sql,
} from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { boards, follows, pins, selectPins } from '../../../pins/index.ts'

const origins = alias(pins, 'origins')

const savedFrom = (businessId: UserId) =>
  and(eq(origins.pinnerId, businessId), ne(pins.pinnerId, businessId), isNull(pins.deletedAt))

/** Counts the pins, product pins, boards and followers of a business. */
export async function countsOf(db: Sql, businessId: UserId) {
  const [own] = await db
    .select({
      pins: sql<number>`count(*)::int`,
      productPins: sql<number>`count(${pins.priceAmount})::int`,
    })
    .from(pins)
    .where(and(eq(pins.pinnerId, businessId), isNull(pins.deletedAt)))
  const boardCount = await db.$count(boards, eq(boards.ownerId, businessId))
  const followers = await db.$count(follows, eq(follows.followedId, businessId))
  return { pins: own?.pins ?? 0, productPins: own?.productPins ?? 0, boards: boardCount, followers }
}

/** Counts the saves of a business's pins by other members, and these members. */
export async function savesOf(db: Sql, businessId: UserId) {
  const [row] = await db
    .select({ saves: sql<number>`count(*)::int`, savers: countDistinct(pins.pinnerId) })
    .from(pins)
    .innerJoin(origins, eq(origins.id, pins.originId))
    .where(savedFrom(businessId))
  return { saves: row?.saves ?? 0, savers: row?.savers ?? 0 }
}

/** Counts saves by day, oldest first; days without saves are left out. */
export async function savesByDay(db: Sql, businessId: UserId, since: Date) {
  const day = sql<string>`to_char(${pins.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({ day, saves: sql<number>`count(*)::int` })
    .from(pins)
    .innerJoin(origins, eq(origins.id, pins.originId))
    .where(and(savedFrom(businessId), gte(pins.createdAt, since)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** Returns the pins of a business that other members saved most. */
export async function topPins(db: Sql, businessId: UserId, most: number) {
  return selectPins(db, businessId, sql`${pins.saveCount}`)
    .where(
      and(
        eq(pins.pinnerId, businessId),
        eq(pins.originId, pins.id),
        isNull(pins.deletedAt),
        sql`${pins.saveCount} > 0`,
      ),
    )
    .orderBy(desc(pins.saveCount), desc(pins.id))
    .limit(most)
}
