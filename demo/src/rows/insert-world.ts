import {
  adBusinesses,
  adGroups,
  ads,
  advertiserBilling,
  campaigns,
} from '@tessera/server/contexts/ads/accounts/campaigns/tables'
import { ledgerEntries, ledgerTransactions } from '@tessera/server/contexts/ads/money/ledger/tables'
import { media } from '@tessera/server/contexts/base/media/tables'
import {
  catalogItems,
  catalogProducts,
  catalogReport,
  catalogRuns,
  catalogSources,
} from '@tessera/server/contexts/discovery/catalogs/tables'
import { businessAccess } from '@tessera/server/contexts/identity/access/tables'
import { users } from '@tessera/server/contexts/identity/accounts/tables'
import { advertiserPeople, advertisers } from '@tessera/server/contexts/identity/ad-accounts/tables'
import { boardPeople, boards, sections } from '@tessera/server/contexts/pins/boards/tables'
import { comments } from '@tessera/server/contexts/pins/comments/tables'
import { notifications } from '@tessera/server/contexts/pins/notifications/tables'
import { pins } from '@tessera/server/contexts/pins/pins/tables'
import { productPrices, products } from '@tessera/server/contexts/pins/products/tables'
import { follows, interests, officialDomains } from '@tessera/server/contexts/pins/users/tables'
import type { PgTable } from '@tessera/server/platform/database/define-tables'
import type { Tx } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'
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

async function insertCatalogs(tx: Tx, rows: WorldRows['catalogs']): Promise<void> {
  await insertAll(tx, catalogSources, rows.sources)
  await insertAll(tx, catalogRuns, rows.runs)
  await insertAll(tx, catalogItems, rows.items)
  await insertAll(tx, catalogProducts, rows.products)
  await insertAll(tx, catalogReport, rows.report)
}

/** Inserts a world's rows, in the order of their foreign keys. */
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
  await insertAll(tx, notifications, rows.notifications)
  await insertAll(tx, products, rows.products)
  await insertAll(tx, productPrices, rows.productPrices)
  await insertAll(tx, advertiserBilling, rows.advertiserBilling)
  await insertAll(tx, adBusinesses, rows.adBusinesses)
  await insertAll(tx, ledgerTransactions, rows.ledger.transactions)
  await insertAll(tx, ledgerEntries, rows.ledger.entries)
  await insertAll(tx, campaigns, rows.promoted.campaigns)
  await insertAll(tx, adGroups, rows.promoted.adGroups)
  await insertAll(tx, ads, rows.promoted.ads)
  await insertCatalogs(tx, rows.catalogs)
  // The pictures were stored before their owners existed.
  await tx.execute(sql`
    update ${media} set owner_id = ${pins.pinnerId} from ${pins}
    where ${pins.mediaId} = ${media.id} and ${pins.id} = ${pins.originId}`)
}
