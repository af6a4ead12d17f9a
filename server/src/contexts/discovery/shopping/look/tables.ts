import { jsonb, pgTable } from '../../../../platform/database/define-tables.ts'
import { mediaId, moment, pinId } from '../../../base/columns.ts'
import { media } from '../../../base/media/tables.ts'
import { memberRows } from '../../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../../base/table-facts/why-left-out.ts'
import { pins } from '../../../pins/index.ts'

/** A part of a picture as it's stored: its hash is text, as JSON has no 64-bit numbers. */
export interface StoredRegion {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
  readonly phash: string | null
}

/** The looks of a picture's parts; read once somebody looks at a pin that has it. */
export const pictureRegions = pgTable('picture_regions', {
  mediaId: mediaId('media_id')
    .primaryKey()
    .references(() => media.id, { onDelete: 'cascade' }),
  /** Null until the job has read them; empty for a picture that can't be read. */
  regions: jsonb().$type<readonly StoredRegion[]>(),
  askedAt: moment('asked_at').notNull(),
})

/** Pins beside which their owners show no similar products; that of an original counts for its copies. */
export const hiddenLooks = pgTable('hidden_looks', {
  pinId: pinId('pin_id')
    .primaryKey()
    .references(() => pins.id, { onDelete: 'cascade' }),
  hiddenAt: moment('hidden_at').notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const lookTables = [
  memberRows(pictureRegions, { owner: 'mediaId', leftOut: whyLeftOut.derived }),
  memberRows(hiddenLooks, { owner: 'pinId' }),
]
