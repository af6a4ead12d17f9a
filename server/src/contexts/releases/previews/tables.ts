import type { BuildId } from '@tessera/contracts/releases/build-id'
import { index, pgTable, primaryKey, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../../base/columns.ts'
import { keptUntil, serviceRows } from '../../base/table-facts/table-facts.ts'
import { moduleTokens } from '../registry/tables.ts'

/** Sets of builds that have an address of their own, for people who look at a change before it is released. */
export const modulePreviews = pgTable(
  'module_previews',
  {
    id: text().primaryKey(),
    /** The module that it was made for. */
    module: text().notNull(),
    /** The modules of its builds, in the order of their names. */
    modules: text().array().notNull(),
    /** The build of each of these modules. */
    builds: text().array().$type<BuildId[]>().notNull(),
    tokenId: text('token_id')
      .notNull()
      .references(() => moduleTokens.id),
    madeBy: text('made_by').notNull(),
    why: text().notNull(),
    madeAt: moment('made_at').notNull(),
    visitedAt: moment('visited_at').notNull(),
    /** The time at which it was revoked, or gave way to a newer one. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('module_previews_module').on(table.module)],
)

/** Tags of previews. The address of a tag means the preview that got it last. */
export const modulePreviewTags = pgTable(
  'module_preview_tags',
  {
    preview: text()
      .notNull()
      .references(() => modulePreviews.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.preview, table.tag] })],
)

/** States whose the rows of these tables are, and what happens to them. */
export const previewTables = [
  serviceRows(
    modulePreviews,
    keptUntil(
      'nobody visits them for 30 days, or a day after they were revoked',
      'sweep-module-builds',
    ),
  ),
  serviceRows(modulePreviewTags, keptUntil('their preview is deleted', 'sweep-module-builds')),
]
