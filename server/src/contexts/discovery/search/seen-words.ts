import { type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import { pins, products } from '../../pins/index.ts'

/** The text of a pin's product; empty for pins without one. */
export const productText: SQL = sql`concat_ws(' ', ${products.brand}, ${products.category},
  ${products.color}, ${products.style})`

/** A pin's own words and those of its product. The query joins `products`. */
export const pinVector: SQL = sql`(case when ${products.originId} is null then ${pins.words}
  else ${pins.words} || ${products.words} end)`

/** All words that a pin is indexed under: its picture's color too. The query joins both. */
export const seenVector: SQL = sql`(${pinVector}
  || setweight(to_tsvector('english', ${media.plainColor}), 'D'))`

/** Joins what the words of a pin are read from. A left join that no word is read from costs nothing. */
export const joinSeen: SQL = sql`left join ${media} on ${media.id} = ${pins.mediaId}
  left join ${products} on ${products.originId} = ${pins.originId}`
