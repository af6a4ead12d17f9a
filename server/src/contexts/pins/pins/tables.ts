import { limits } from '@tessera/contracts/limits'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../../platform/database/define-tables.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import {
  actionId,
  advertiserId,
  boardId,
  mediaId,
  moment,
  pinId,
  sectionId,
  tsvector,
  userId,
} from '../../base/columns.ts'
import { media } from '../../base/media/tables.ts'
import { deletedBy, keptUntil, memberRows, rowsStay } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { users } from '../../identity/index.ts'
import { boards, sections } from '../boards/tables.ts'
import type { NoteReaders } from './note-state.ts'

/**
 * Each row is one copy of an idea on one board. The first copy is its own origin; saves point to
 * it. The first migration defines the functions behind `plain` and `words`.
 */
export const pins = pgTable(
  'pins',
  {
    id: pinId().primaryKey(),
    originId: pinId('origin_id').notNull(),
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    sectionId: sectionId('section_id').references(() => sections.id, { onDelete: 'set null' }),
    pinnerId: userId('pinner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mediaId: mediaId('media_id')
      .notNull()
      .references(() => media.id),
    /** The pinner it was saved from, if public; their account may be gone. */
    viaPinnerId: userId('via_pinner_id'),
    /**
     * The creator of a copied idea, kept when the original is deleted; null when it was gone
     * before.
     */
    creatorId: userId('creator_id'),
    title: text().notNull(),
    description: text().notNull(),
    link: text(),
    /** A description of the picture, by the creator. */
    altText: text('alt_text').notNull().default(''),
    /** The saver's note on a copy; title and description belong to the creator. */
    note: text().notNull().default(''),
    noteFor: text('note_for').$type<NoteReaders>().notNull().default('saver'),
    method: text().notNull(),
    priceAmount: integer('price_amount'),
    priceCurrency: text('price_currency'),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
    /** The deletion that removed it and can restore it; null while it's live. */
    deletedBy: actionId('deleted_by'),
    /** Its position on its board, largest first: its id, until it's moved. Equal ones go by id. */
    place: pinId().notNull().default(sql`0`),
    /** The advertiser that it was saved for. */
    advertiserId: advertiserId('advertiser_id'),
    /** The sponsor, and the state of the sponsorship: 0 none, 2 requested, 3 accepted. */
    sponsorId: userId('sponsor_id').references(() => users.id),
    sponsorship: integer().notNull().default(0),
    /** True when feeds and search may show it if its board is public: it is an original. */
    listed: boolean().notNull(),
    /** For an original: the number of live copies by others. */
    saveCount: integer('save_count').notNull().default(0),
    /**
     * For an original: the sort key of feeds. It never falls, so that a list never repeats a pin.
     */
    rank: doublePrecision().notNull(),
    /** The text that its pinner finds it by. A trigger writes it, and a backfill for pins from before. */
    ownText: text('own_text'),
    plain: text().generatedAlwaysAs(
      (): SQL => sql`tessera_plain(${pins.title} || ' ' || ${pins.description})`,
    ),
    words: tsvector().generatedAlwaysAs(
      (): SQL => sql`tessera_words(${pins.title}, ${pins.description})`,
    ),
  },
  (table) => [
    uniqueIndex('pins_board_origin')
      .on(table.boardId, table.originId)
      .where(sql`${table.deletedAt} is null`),
    index('pins_board')
      .on(table.boardId, table.place.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('pins_section')
      .on(table.sectionId, table.place.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('pins_deleted')
      .on(table.pinnerId, table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('pins_pinner')
      .on(table.pinnerId, table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('pins_pinner_origin')
      .on(table.pinnerId, table.originId)
      .where(sql`${table.deletedAt} is null`),
    index('pins_media').on(table.mediaId),
    index('pins_origin').on(table.originId, table.id),
    index('pins_made')
      .on(table.pinnerId, table.id.desc().nullsFirst())
      .where(sql`${table.listed} and ${table.deletedAt} is null`),
    index('pins_fresh').on(table.id).where(sql`${table.listed} and ${table.deletedAt} is null`),
    index('pins_feed')
      .on(table.rank.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.listed} and ${table.deletedAt} is null`),
    index('pins_words')
      .using('gin', table.words)
      .where(sql`${table.listed} and ${table.deletedAt} is null`),
    // A member's library by title, and by site.
    index('pins_own_title')
      .on(table.pinnerId, sql`(left(plain, 40)) collate "C"`, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('pins_own_site')
      .on(table.pinnerId, sql`(left(coalesce(tessera_site(link), '~'), 40)) collate "C"`, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
)

/** Ideas that a member has hidden. */
export const hiddenPins = pgTable(
  'hidden_pins',
  {
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    originId: pinId('origin_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.originId] })],
)

/** Reports of pins. */
export const pinReports = pgTable(
  'pin_reports',
  {
    pinId: pinId('pin_id').notNull(),
    userId: userId('user_id').notNull(),
    reason: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pinId, table.userId] })],
)

/** The pins of drafts, by the key of the draft, so that publishing one twice makes one pin. */
export const publishedDrafts = pgTable(
  'published_drafts',
  {
    ownerId: userId('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Null only within the transaction that creates the pin. */
    pinId: pinId('pin_id').references(() => pins.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    index('published_drafts_pin').on(table.pinId),
  ],
)

/**
 * Saves that the count of their idea lacks, because another transaction held the idea. Each row was
 * written by the statement that added the copy, and is deleted by the one that counts it.
 */
export const gatheredSaves = pgTable(
  'gathered_saves',
  {
    /** The original. */
    originId: pinId('origin_id').notNull(),
    copyId: pinId('copy_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.originId, table.copyId] })],
)

/** States whose the rows of these tables are, and what happens to them. */
export const pinTables = [
  memberRows(pins, {
    owner: 'pinnerId',
    file: 'pins',
    trash: { place: 2, without: ['listed', 'rank', 'plain', 'words', 'place', 'ownText'] },
    deletion: deletedBy('pins', 'sponsorships'),
    kept: keptUntil(`the account goes; ${limits.trashDays} days in the trash`, 'purge-trash'),
  }),
  memberRows(hiddenPins, { owner: 'userId' }),
  memberRows(pinReports, { owner: 'userId', deletion: deletedBy('pin-reports') }),
  memberRows(publishedDrafts, { owner: 'ownerId', without: ['key'] }),
  memberRows(gatheredSaves, {
    owner: 'copyId',
    of: ['pins'],
    leftOut: whyLeftOut.passing,
    deletion: rowsStay('The job counts them within a minute.'),
    kept: keptUntil('they are counted, a second later', 'count-saves'),
  }),
]
