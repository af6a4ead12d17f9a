import { roundedDown } from '@tessera/contracts/ads/promote-rules'
import { defineMessages } from '@tessera/contracts/messages'
import { numberFormat } from '@tessera/contracts/number-format'

const words = defineMessages({
  decimals: 'An amount has two decimals at most, such as {amount}.',
})

/**
 * Says what is wrong with an amount that was typed: its decimals, or else what the field says.
 *
 *     amountFault('2.345', { locale: 'en', otherwise: 'Enter an amount.' }) // '… such as 2.34.'
 */
export function amountFault(
  text: string,
  { locale, otherwise }: { readonly locale: string; readonly otherwise: string },
): string {
  const amount = roundedDown(text, locale)
  if (amount === undefined) return otherwise
  const format = numberFormat(locale, { minimumFractionDigits: 2 })
  return words.decimals({ amount: format.format(amount) })
}
