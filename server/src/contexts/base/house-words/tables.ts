import type { HouseTextKind, noticeAudiences, noticeKinds } from '@tessera/contracts/house-words'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { anyId, moment } from '../columns.ts'
import { retentions } from '../table-facts/retentions.ts'
import { keptForChosenDays, keptForEver, serviceRows } from '../table-facts/table-facts.ts'

/** Versions of the texts of the house, from 1. Version 0 comes with the product (`default-texts.ts`). */
export const houseTexts = pgTable(
  'house_texts',
  {
    kind: text().$type<HouseTextKind>().notNull(),
    version: integer().notNull(),
    /** Markdown. Empty when the page is taken away. */
    en: text().notNull(),
    /** Empty when German readers get the English text. */
    de: text().notNull(),
    /** True when members have to agree to it. */
    isMaterial: boolean('is_material').notNull(),
    /** The days for which members can put that off. */
    laterDays: integer('later_days').notNull(),
    changesEn: text('changes_en').notNull(),
    changesDe: text('changes_de').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
)

/** Notices to all. */
export const houseNotices = pgTable(
  'house_notices',
  {
    id: anyId().primaryKey(),
    kind: text().$type<(typeof noticeKinds)[number]>().notNull(),
    audience: text().$type<(typeof noticeAudiences)[number]>().notNull(),
    en: text().notNull(),
    /** Empty when German readers get the English text. */
    de: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Set when somebody ends it earlier. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('house_notices_ends').on(table.endsAt)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const houseWordsTables = [
  serviceRows(houseTexts, keptForEver('members agreed to versions of them')),
  serviceRows(houseNotices, keptForChosenDays(retentions.notices, 'sweep-notices')),
]
