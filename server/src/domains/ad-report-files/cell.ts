import { microPerUnit } from '@tessera/contracts/ads/micro'

/** How a number is shown: plain, as an amount, as a percentage, or with decimals. */
export type NumberLook = 'count' | 'money' | 'share' | 'ratio'

/** A cell of a file: words, a number as it is written, a day, or nothing. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly look: NumberLook }
  | { readonly kind: 'day'; readonly day: string }
  | null

/** Returns an amount as a plain decimal number, to the last millionth: 12.5 for 12,500,000. */
export function plainAmount(micro: number): string {
  const whole = Math.round(Math.abs(micro))
  const part = String(whole % microPerUnit)
    .padStart(6, '0')
    .replace(/0+$/, '')
  const units = Math.floor(whole / microPerUnit)
  const sign = micro < 0 && whole > 0 ? '-' : ''
  return part === '' ? `${sign}${units}` : `${sign}${units}.${part}`
}

/** Returns a quotient as a plain decimal number with up to six decimals, never with an exponent. */
export const plainQuotient = (value: number): string =>
  value
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')

/** Writes a value of a metric. */
export function numberCell(value: number | null, look: NumberLook): Cell {
  if (value === null) return null
  if (look === 'money') return { kind: 'number', text: plainAmount(value), look }
  return { kind: 'number', text: look === 'count' ? String(value) : plainQuotient(value), look }
}

/** Writes words; nothing for none. */
export const textCell = (text: string | null): Cell =>
  text === null || text === '' ? null : { kind: 'text', text }

/** Writes a day as 2026-11-26. */
export const dayCell = (day: string | null): Cell => (day === null ? null : { kind: 'day', day })
