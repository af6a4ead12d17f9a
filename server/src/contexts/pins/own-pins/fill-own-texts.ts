import { sql } from '../../../platform/database/sql.ts'
import { defineBackfill } from '../../base/define-backfill.ts'
import { pins } from '../pins/tables.ts'

/** Fills the text that a member finds their own pins by, for pins from before it. */
export const fillOwnTexts = defineBackfill({
  name: 'pin-own-texts',
  table: pins,
  key: pins.id,
  isDue: sql`${pins.ownText} is null`,
  change: (rows) => sql`update ${pins} set own_text = tessera_own_text(title, description, alt_text,
    note, link) where ${rows}`,
})
