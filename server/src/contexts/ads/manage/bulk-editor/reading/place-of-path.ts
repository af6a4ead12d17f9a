import type { BulkColumn } from '@tessera/contracts/ads/bulk-template'
import { columnOfField, hasColumn } from './written-cells.ts'

/** The object that a path in an edit leads to, and the column of its field. */
export interface PlacedField {
  /** '', 'ad_groups.0' or 'ad_groups.0.ads.1'. */
  readonly place: string
  /** Null for the object as a whole. */
  readonly column: BulkColumn | null
}

/**
 * Finds the object and the column of a fault.
 *
 *     placeOfPath(['ad_groups', '0', 'bid_micro']) // { place: 'ad_groups.0', column: 'bid' }
 */
export function placeOfPath(path: readonly string[]): PlacedField {
  const isAd = path[0] === 'ad_groups' && path[2] === 'ads' && path[3] !== undefined
  const isGroup = path[0] === 'ad_groups' && path[1] !== undefined
  const length = isAd ? 4 : isGroup ? 2 : 0
  const field = path[length] ?? ''
  return {
    place: path.slice(0, length).join('.'),
    column: hasColumn(field) ? columnOfField[field] : null,
  }
}
