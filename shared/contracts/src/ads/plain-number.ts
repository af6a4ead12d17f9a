import { microPerUnit } from './micro.ts'

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

/** The format of a number: plain, an amount, a percentage, or with decimals. */
export type NumberLook = 'count' | 'money' | 'share' | 'ratio'

/** Returns a value of a metric as files have it; undefined for none. */
export function plainNumber(value: number | null, look: NumberLook): string | undefined {
  if (value === null) return undefined
  if (look === 'money') return plainAmount(value)
  return look === 'count' ? String(value) : plainQuotient(value)
}
