import { type SQL, sql } from '../../../platform/database/sql.ts'
import { freshness } from './rules.ts'
import { pins } from './tables.ts'

/** Returns the rank for a number of saves, as in `rankOf`. It never falls. */
export const rankWith = (saves: SQL) => sql`greatest(${pins.rank},
  extract(epoch from ${pins.createdAt}) * 1000 / ${freshness}::float8 + ln(1 + ${saves}))`
