import { or, sql } from '../../../platform/database/sql.ts'
import { isPresent } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'
import { pins } from './tables.ts'

/**
 * True when the pinner's account is live. Owners are checked by `isVisibleTo` and the lists
 * already; on shared boards the pinner may be somebody else. The query has `pins` and `boards`.
 */
export const pinnerIsPresent = or(
  sql`${pins.pinnerId} = ${boards.ownerId}`,
  isPresent(pins.pinnerId),
)
