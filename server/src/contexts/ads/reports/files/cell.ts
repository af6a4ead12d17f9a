import { type NumberLook, plainNumber } from '@tessera/contracts/ads/plain-number'

/** A cell of a file: words, a number as it is written, a day, or nothing. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly look: NumberLook }
  | { readonly kind: 'day'; readonly day: string }
  | null

/** Writes a value of a metric. */
export function numberCell(value: number | null, look: NumberLook): Cell {
  const text = plainNumber(value, look)
  return text === undefined ? null : { kind: 'number', text, look }
}

/** Writes words; nothing for none. */
export const textCell = (text: string | null): Cell =>
  text === null || text === '' ? null : { kind: 'text', text }

/** Writes a day as 2026-11-26. */
export const dayCell = (day: string | null): Cell => (day === null ? null : { kind: 'day', day })
