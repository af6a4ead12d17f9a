import type { CardEntry } from '@tessera/contracts/ads/card-provider'

/** The typed fields of a card. They stay in the form and are never stored. */
export interface CardDraft {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

/** A field of the form. */
export type CardField = keyof CardDraft

/** An empty form. */
export const emptyCard: CardDraft = { number: '', expiry: '', cvc: '' }

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Writes the digits of a card in groups of four. */
export const groupedNumber = (text: string): string =>
  (
    digitsOf(text)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ')

/** Writes an expiry as month and year: '4' is April, and a slash follows the month. */
export function writtenExpiry(text: string, before: string): string {
  const digits = digitsOf(text)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const kept = padded.slice(0, 4)
  // Deleting the slash deletes it, rather than writing it again.
  if (text.length < before.length)
    return kept.length > 2 ? `${kept.slice(0, 2)}/${kept.slice(2)}` : kept
  return kept.length >= 2 ? `${kept.slice(0, 2)}/${kept.slice(2)}` : kept
}

/** True for a number whose last digit fits the others (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = [...digitsOf(text)].map(Number).reverse()
  const sum = digits.reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits.length >= 12 && digits.length <= 19 && sum % 10 === 0
}

/** Reads a form: the card, or the fields that are wrong. */
export function readCard(
  { number, expiry, cvc }: CardDraft,
  now: Date,
): { readonly card: CardEntry } | { readonly faults: readonly CardField[] } {
  const [, month = '0', year = '0'] = /^(\d{2})\/(\d{2})$/.exec(expiry.trim()) ?? []
  const exp_month = Number(month)
  const exp_year = 2000 + Number(year)
  const isExpiry =
    exp_month >= 1 && exp_month <= 12 && Date.UTC(exp_year, exp_month) > now.getTime()
  const faults: CardField[] = [
    ...(isCardNumber(number) ? [] : (['number'] as const)),
    ...(isExpiry ? [] : (['expiry'] as const)),
    ...(/^\d{3,4}$/.test(cvc.trim()) ? [] : (['cvc'] as const)),
  ]
  if (faults.length > 0) return { faults }
  return { card: { number: digitsOf(number), exp_month, exp_year, cvc: cvc.trim() } }
}
