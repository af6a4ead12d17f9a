import { currencyDigits } from '../currency-digits.ts'
import { numberFormat } from '../number-format.ts'

/** Money in ads is counted in millionths of a currency's unit, as integers. */
export const microPerUnit = 1_000_000

/** An amount of money, in millionths of its currency's unit. */
export interface MicroAmount {
  readonly micro: number
  readonly currency: string
}

/** Returns the smallest amount of a currency that can be paid, such as a cent. */
export const microPerCoin = (currency: string): number =>
  microPerUnit / 10 ** currencyDigits(currency)

/** Returns an amount in dollars in the scale of a currency: 25 for dollars is 2,500 for yen. */
export const scaledMicro = (dollars: number, currency: string): number =>
  dollars * 10 ** (2 - Math.min(currencyDigits(currency), 2)) * microPerUnit

/**
 * An amount as the reader's language writes it, with its currency always named. It is rounded to the
 * currency's coins; no screen shows less than one.
 *
 *     microText({ micro: 12_500_000, currency: 'USD' }, 'en') // '$12.50 USD'
 */
export function microText({ micro, currency }: MicroAmount, locale: string): string {
  const digits = currencyDigits(currency)
  const text = numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // An amount that rounds to zero has no sign.
    signDisplay: 'negative',
  }).format(micro / microPerUnit)
  return /[A-Z€]/.test(text) ? text : `${text}\u00a0${currency}`
}

/** Reads an amount that somebody typed; undefined for what isn't one, or has more digits than coins. */
export function readMicro(text: string, currency: string): number | undefined {
  const [, units = '', part = ''] = /^(\d{1,9})(?:[.,](\d{1,6}))?$/.exec(text.trim()) ?? []
  if (units === '') return undefined
  const micro = Number(units) * microPerUnit + Number(part.padEnd(6, '0'))
  return micro % microPerCoin(currency) === 0 ? micro : undefined
}
