import { expect, test } from 'vitest'
import { integer, pgTable } from '../../../platform/database/define-tables.ts'
import { moment } from '../columns.ts'
import { deletedBy, keptForDays, memberRows, rowsStay, type TableFacts } from './table-facts.ts'
import { tableFaults } from './table-faults.ts'

const users = pgTable('users', { id: integer().primaryKey() })
const shops = pgTable('shops', {
  id: integer().primaryKey(),
  ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
  founderId: integer('founder_id').references(() => users.id, { onDelete: 'set null' }),
  soldAt: moment('sold_at'),
})
const visits = pgTable('visits', {
  shopId: integer('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
  placeId: integer('place_id'),
})

const owned = memberRows(shops, { owner: 'ownerId' })
const faultsOf = (facts: TableFacts, beside: readonly TableFacts[] = []) =>
  tableFaults(facts, {
    tables: [facts, ...beside],
    jobs: new Set(['sweep-shops']),
    parts: new Set(['shops']),
    files: new Set(['shops']),
  })

test('a table whose keys delete its rows with the account needs no word about it', () => {
  expect(faultsOf(owned)).toEqual([])
  expect(faultsOf(memberRows(visits, { owner: 'shopId' }), [owned])).toEqual([])
})

test('a table whose keys keep rows says what deletes them, or why they stay', () => {
  const founded = { owner: 'founderId' } as const
  expect(faultsOf(memberRows(shops, founded))).toEqual([
    'shops states no deletion, but the keys of founder_id do not all cascade; say deletedBy(…) or rowsStay(…).',
  ])
  expect(faultsOf(memberRows(shops, { ...founded, deletion: deletedBy('shops') }))).toEqual([])
  const staying = memberRows(shops, { ...founded, deletion: rowsStay('Books.') })
  expect(faultsOf(staying)).toEqual([])
  expect(faultsOf(memberRows(visits, { owner: 'shopId' }), [staying])).toEqual([
    'visits goes with shops, whose rows stay; say rowsStay(…) or deletedBy(…).',
  ])
})

test('a column that the table does not have is refused', () => {
  // @ts-expect-error shops has no such column
  expect(() => memberRows(shops, { owner: 'keeperId' })).toThrow('There is no column keeperId')
})

test('rows that the keys delete do not stay', () => {
  expect(faultsOf(memberRows(shops, { owner: 'ownerId', deletion: rowsStay('Books.') }))).toEqual([
    'shops says that rows stay, but its keys delete all of them; remove rowsStay(…).',
  ])
})

test('a statement names parts, jobs, files and tables that exist', () => {
  const owner = 'ownerId'
  expect(faultsOf(memberRows(shops, { owner, deletion: deletedBy('shop') }))).toEqual([
    'shops is deleted by shop, which is no part of all-deletes.ts; name one.',
  ])
  expect(faultsOf(memberRows(shops, { owner, kept: keptForDays(7, 'sweep-shop') }))).toEqual([
    "shops is swept by sweep-shop, which is no job; name one of a domain's jobs.",
  ])
  expect(
    faultsOf(memberRows(shops, { owner, file: 'shop', trash: { place: 1, without: [] } })),
  ).toEqual([
    'shops is in the file shop, which no exports.ts has; add its part, or leave it out.',
    'shops has rows in the trash, but no column deleted_at; remove trash.',
  ])
  const led = memberRows(visits, { owner: 'placeId', of: ['places'], deletion: rowsStay('Books.') })
  expect(faultsOf(led)).toEqual([
    'visits.place_id leads to places, which states no owner; name a column that leads to a member.',
  ])
})
