import type { Price } from '@tessera/contracts/entities/pin'

const amountMax = 1_000_000_000

/** Returns the fraction digits of a currency; undefined for an invalid code. */
function digitsOf(currency: string): number | undefined {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    return maximumFractionDigits
  } catch {
    return undefined
  }
}

/**
 * Parses numbers as shops write them: '1,299.00', '1.299,00', '1 299'. The last separator is the
 * decimal point unless exactly three digits follow it.
 */
function numberOf(text: string): number | undefined {
  const bare = /\d[\d.,' \u00a0\u202f]{0,20}/.exec(text)?.[0].replace(/[^\d.,]/g, '') ?? ''
  const at = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const behind = at < 0 ? '' : bare.slice(at + 1)
  const isPoint = at >= 0 && behind.length !== 3 && behind.length > 0
  const whole = bare.slice(0, isPoint ? at : undefined).replace(/[.,]/g, '')
  return whole === '' ? undefined : Number(`${whole}.${isPoint ? behind : 0}`)
}

/** Parses a price; null when the amount or the currency can't be read. */
export function priceOf(
  amount: string | number | undefined,
  currency: string | undefined,
): Price | null {
  const code = currency?.trim().toUpperCase() ?? ''
  const digits = /^[A-Z]{3}$/.test(code) ? digitsOf(code) : undefined
  const number = typeof amount === 'number' ? amount : numberOf(amount ?? '')
  if (digits === undefined || number === undefined) return null
  if (number < 0 || number > amountMax) return null
  return { amount: Math.round(number * 10 ** digits), currency: code }
}
