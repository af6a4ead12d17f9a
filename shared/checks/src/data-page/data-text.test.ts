import { expect, test } from 'vitest'
import { commentsOfTables, dataText } from './data-text.ts'

test('the page lists the tables of a context, a line for each', () => {
  const row = {
    name: 'shops',
    holds: 'Shops.',
    rowsOf: '`owner_id`',
    download: '`tables/shops.json`',
    deletion: 'By key',
    kept: '7 days | a week',
  }
  expect(dataText([{ context: 'ads', rows: [row] }])).toContain(
    '## ads\n\n| Table | Holds | Rows of | Download | Deletion | Kept |\n| --- | --- | --- | --- | --- | --- |\n| `shops` | Shops. | `owner_id` | `tables/shops.json` | By key | 7 days \\| a week |\n',
  )
})

test('a table is described by the first sentence of its comment', () => {
  const source = `/** A type. */
export type Shop = string

/**
 * Shops of members, as
 * shops.example. They open at nine.
 */
export const shops = pgTable(
  'shops',
  {},
)

/** Days of shops */
export const days = pgTable('shop_days', {})
`
  expect(Object.fromEntries(commentsOfTables(source))).toEqual({
    shops: 'Shops of members, as shops.example.',
    shop_days: 'Days of shops',
  })
})
