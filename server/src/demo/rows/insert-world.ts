import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { businessAccess } from '../../domains/access/tables.ts'
import { advertiserPeople, advertisers, promotions } from '../../domains/ads/tables.ts'
import { boardPeople, boards, sections } from '../../domains/boards/tables.ts'
import { comments } from '../../domains/comments/tables.ts'
import { users } from '../../domains/identity/tables.ts'
import { media } from '../../domains/media/tables.ts'
import { pins } from '../../domains/pins/tables.ts'
import { products } from '../../domains/shopping/tables.ts'
import { follows, interests, officialDomains } from '../../domains/users/tables.ts'
import type { Tx } from '../../platform/database/port.ts'
import type { WorldRows } from './world-rows.ts'

const rowsAtOnce = 500

async function insertAll<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(table).values(rows.slice(from, from + rowsAtOnce))
}

/** Puts a world's rows into the tables, in the order in which they need each other. */
export async function insertWorld(tx: Tx, rows: WorldRows): Promise<void> {
  await insertAll(tx, users, rows.users)
  await insertAll(tx, follows, rows.follows)
  await insertAll(tx, interests, rows.interests)
  await insertAll(tx, officialDomains, rows.officialDomains)
  await insertAll(tx, advertisers, rows.advertisers)
  await insertAll(tx, advertiserPeople, rows.advertiserPeople)
  await insertAll(tx, businessAccess, rows.agents)
  await insertAll(tx, boards, rows.boards)
  await insertAll(tx, sections, rows.sections)
  await insertAll(tx, boardPeople, rows.boardPeople)
  await insertAll(tx, pins, rows.pins)
  await insertAll(tx, comments, rows.comments)
  await insertAll(tx, products, rows.products)
  await insertAll(tx, promotions, rows.promotions)
  // The pictures were kept before anybody was there whose they could be.
  await tx.execute(sql`
    update ${media} set owner_id = ${pins.pinnerId} from ${pins}
    where ${pins.mediaId} = ${media.id} and ${pins.id} = ${pins.originId}`)
}
