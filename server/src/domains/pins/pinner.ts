import { or, sql } from 'drizzle-orm'
import { boards } from '../boards/tables.ts'
import { isPresent } from '../identity/gone.ts'
import { pins } from './tables.ts'

/**
 * Whether whoever put a pin on its board is there. Of a board's owner `mayBeSeenBy` and the lists ask
 * already; others are on shared boards alone. The query has `pins` and `boards`.
 */
export const pinnerIsPresent = or(
  sql`${pins.pinnerId} = ${boards.ownerId}`,
  isPresent(pins.pinnerId),
)
