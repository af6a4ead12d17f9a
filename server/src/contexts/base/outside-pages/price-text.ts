import type { Price } from '@tessera/contracts/entities/pin'
import { minorDigits } from '../money/minor-units.ts'

const amountMax = 1_000_000_000

/**
 * Parses numbers as shops write them: '1,299.00', '1.299,00', '1 299'. The last separator is the
 * decimal point unless exactly three digits follow it, which then are thousands: except below one
 * ('0.125'), and in currencies that have three decimals ('12.500' dinars).
 */
function numberOf(text: string, digits: number): number | undefined {
  const bare = /\d[\d.,' \u00a0\u202f]{0,20}/.exec(text)?.[0].replace(/[^\d.,]/g, '') ?? ''
  const at = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const behind = at < 0 ? '' : bare.slice(at + 1)
  const isThousands = behind.length === 3 && digits !== 3 && !/^0[.,]/.test(bare)
  const isPoint = at >= 0 && behind.length > 0 && !isThousands
  const whole = bare.slice(0, isPoint ? at : undefined).replace(/[.,]/g, '')
  return whole === '' ? undefined : Number(`${whole}.${isPoint ? behind : 0}`)
}

/** Parses a price; null when the amount or the currency can't be read. */
export function priceOf(
  amount: string | number | undefined,
  currency: string | undefined,
): Price | null {
  const code = currency?.trim().toUpperCase() ?? ''
  const digits = minorDigits(code)
  if (digits === undefined) return null
  const number = typeof amount === 'number' ? amount : numberOf(amount ?? '', digits)
  if (number === undefined) return null
  if (number < 0 || number > amountMax) return null
  return { amount: Math.round(number * 10 ** digits), currency: code }
}
