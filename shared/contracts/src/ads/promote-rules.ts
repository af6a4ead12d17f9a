import { limits } from '../limits.ts'
import { numberFormat } from '../number-format.ts'
import { microPerUnit } from './micro.ts'

/** S5.27: cuts a campaign's name that is too long to 62 characters and an ellipsis. */
export function cutCampaignName(name: string): string {
  const characters = [...name]
  const max = limits.campaignNameMax
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : name
}

/** S5.28: the end date is sent only when the promotion isn't ongoing and has one. */
export const endDateOf = (form: {
  readonly isOngoing: boolean
  readonly endDate: string
}): { readonly inclusive_end_date?: string } =>
  form.isOngoing || form.endDate === '' ? {} : { inclusive_end_date: form.endDate }

interface Marks {
  readonly decimal: string
  readonly digits: ReadonlyMap<string, string>
}

function marksOf(locale: string): Marks {
  const format = numberFormat(locale, { useGrouping: false })
  const digits = Array.from({ length: 10 }, (_, digit) => [format.format(digit), String(digit)])
  const part = format.formatToParts(1.5).find(({ type }) => type === 'decimal')
  return {
    decimal: part?.value ?? '.',
    digits: new Map(digits.flatMap(([own, plain]) => (own && plain ? [[own, plain]] : []))),
  }
}

/** Splits an amount into units and the digits after the decimal mark. */
function partsOf(text: string, decimal: string): readonly [string, string] | undefined {
  const at = text.search(/[.,٫](?!.*[.,٫])/)
  if (at < 0) return [text, '']
  const [whole, mark, rest] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)]
  // A mark is a decimal mark where it is the reader's own, or where it can't divide thousands.
  const isDecimal = mark === decimal || (rest.length !== 3 && !whole.includes(mark))
  return isDecimal ? [whole, rest] : [text, '']
}

/** Returns the units of an amount and the digits after its decimal mark; undefined for anything else. */
function amountOf(text: string, locale: string) {
  const { decimal, digits } = marksOf(locale)
  const plain = [...text.normalize('NFKC').replace(/[\s'’\p{Cf}]/gu, '')]
    .map((each) => digits.get(each) ?? each)
    .join('')
  const [units, cents] = partsOf(plain, decimal) ?? ['', '']
  if (!/^\d{1,9}$|^\d{1,3}([.,٬]\d{3}){1,2}$/.test(units) || !/^\d*$/.test(cents)) return undefined
  return { units: Number.parseInt(units.replace(/\D/g, ''), 10), cents }
}

/** Returns an amount that was typed with more than two decimals, without the others; undefined for anything else. */
export function roundedDown(text: string, locale: string): number | undefined {
  const amount = amountOf(text, locale)
  if (amount === undefined || amount.cents.length <= 2) return undefined
  return amount.units + Number.parseInt(amount.cents.slice(0, 2), 10) / 100
}

/**
 * S5.29: returns an amount in millionths of the currency, as it was typed in any language; undefined
 * for anything else. It is exact: no float is involved.
 *
 *     microOf('1.234,50', 'de') // 1_234_500_000
 */
export function microOf(text: string, locale: string): number | undefined {
  const amount = amountOf(text, locale)
  if (amount === undefined || amount.cents.length > 2) return undefined
  return amount.units * microPerUnit + Number.parseInt(amount.cents.padEnd(6, '0'), 10)
}
