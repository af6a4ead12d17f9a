import {
  bigint,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '../../platform/database/define-tables.ts'
import { advertiserId, pinId, userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'
import { pins } from '../pins/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('advertisers_owner').on(table.ownerId)],
)

/** Members who may act for an ad account, besides its owner. */
export const advertiserPeople = pgTable(
  'advertiser_people',
  {
    advertiserId: advertiserId('advertiser_id')
      .notNull()
      .references(() => advertisers.id, { onDelete: 'cascade' }),
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

/** Pins that an advertiser pays to promote. */
export const promotions = pgTable(
  'promotions',
  {
    pinId: pinId('pin_id')
      .primaryKey()
      .references(() => pins.id, { onDelete: 'cascade' }),
    advertiserId: advertiserId('advertiser_id')
      .notNull()
      .references(() => advertisers.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    /** Null for a promotion without an end. */
    endsAt: moment('ends_at'),
    dailyBudgetMicro: bigint('daily_budget_micro', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('promotions_time').on(table.startsAt, table.endsAt)],
)
