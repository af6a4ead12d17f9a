import { index, pgTable, primaryKey, text } from '../../../platform/database/define-tables.ts'
import { advertiserId, moment, userId } from '../../base/columns.ts'
import { memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../accounts/tables.ts'

/** Ad accounts of businesses. */
export const advertisers = pgTable(
  'advertisers',
  {
    id: advertiserId().primaryKey(),
    ownerId: userId('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    country: text().notNull().default('US'),
    currency: text().notNull().default('USD'),
    /** The zone of its days, as 'Europe/Berlin'. */
    timeZone: text('time_zone').notNull().default('UTC'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('advertisers_owner').on(table.ownerId)],
)

/** The ad account that a row belongs to, and goes with. */
export const ofAdAccount = () =>
  advertiserId('advertiser_id')
    .notNull()
    .references(() => advertisers.id, { onDelete: 'cascade' })

/** Members who may act for an ad account, besides its owner. */
export const advertiserPeople = pgTable(
  'advertiser_people',
  {
    advertiserId: ofAdAccount(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.userId] }),
    index('advertiser_people_user').on(table.userId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const adAccountTables = [
  memberRows(advertisers, { owner: 'ownerId' }),
  memberRows(advertiserPeople, { owner: 'userId' }),
]
