import { type SQL, sql } from '../../platform/database/sql.ts'
import { media } from '../media/tables.ts'
import { pins } from '../pins/tables.ts'
import { products } from '../shopping/tables.ts'
import { shades } from './color-words.ts'

/** The searchable text of a pin's product; empty for pins without one. */
export const productText: SQL = sql`concat_ws(' ', ${products.brand}, ${products.category},
  ${products.color}, ${products.style})`

/** A pin's own words and those of its product. The query joins `products`. */
export const pinVector: SQL = sql`(case when ${products.originId} is null then ${pins.words}
  else ${pins.words} || setweight(to_tsvector('english', tessera_plain(${productText})), 'C') end)`

const shadeRows = sql.raw(
  shades.map(([color, rgb]) => `('${color}', ${rgb.join(', ')})`).join(', '),
)
const part = (from: number): SQL =>
  sql`('x' || substr(${media.dominantColor}, ${sql.raw(String(from))}, 2))::bit(8)::int`

/** The plain color of a pin's picture, as `plainColorOf` finds it. The query joins `media`. */
export const pictureColor: SQL = sql`(select color from (values ${shadeRows}) shade(color, r, g, b)
  order by (r - ${part(2)}) ^ 2 + (g - ${part(4)}) ^ 2 + (b - ${part(6)}) ^ 2 limit 1)`

/** All words that a pin is indexed under: its picture's color too. The query joins both. */
export const seenVector: SQL = sql`(${pinVector}
  || setweight(to_tsvector('english', ${pictureColor}), 'D'))`

/** Joins what the words of a pin are read from. */
export const joinSeen: SQL = sql`join ${media} on ${media.id} = ${pins.mediaId}
  left join ${products} on ${products.originId} = ${pins.originId}`
