import { currencyDigits } from '@tessera/contracts/currency-digits'

/** Returns the fraction digits of a currency; undefined when the code has no three letters. */
export const minorDigits = (currency: string): number | undefined =>
  /^[a-z]{3}$/i.test(currency) ? currencyDigits(currency) : undefined

/** Returns how many of its smallest units a currency has in a whole one: 100 cents, 1 yen. */
export const minorUnits = (currency: string): number => 10 ** (minorDigits(currency) ?? 2)
