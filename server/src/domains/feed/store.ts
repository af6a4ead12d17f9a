import type { UserId } from '@tessera/contracts/ids'
import { and, desc, isNull, sql } from 'drizzle-orm'
import { selectPins } from '../pins/pin-rows.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'

/** What is popular and fresh, each idea once, in an order that pages keep. */
export async function popularPins(
  db: Sql,
  asked: {
    readonly viewerId: UserId | null
    readonly after: readonly [rank: number, id: string] | undefined
    readonly most: number
  },
) {
  const [rank, id] = asked.after ?? []
  return selectPins(db, asked.viewerId)
    .where(
      and(
        sql`${pins.listed}`,
        isNull(pins.deletedAt),
        rank === undefined || id === undefined
          ? undefined
          : sql`(${pins.rank}, ${pins.id}) < (${rank}::float8, ${id}::bigint)`,
      ),
    )
    .orderBy(desc(pins.rank), desc(pins.id))
    .limit(asked.most)
}
