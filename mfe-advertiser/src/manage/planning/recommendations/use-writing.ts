import { useStore } from '@nanostores/react'
import { plural } from '@tessera/contracts/messages'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { useMoney } from '../../../kit/money/use-money.ts'
import { clickForms, impressionForms } from '../frame/words.ts'

/** Writes the numbers of suggestions in the reader's language. */
export function useWriting(currency: string) {
  const locale = useStore(useShell().$locale)
  const money = useMoney(currency)
  const rate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const about = numberFormat(locale, { maximumSignificantDigits: 2 })
  return {
    ...money,
    rate: (part: number) => rate.format(part),
    /** A number that is not exact: two digits of it. */
    about: (value: number) => about.format(value),
    clicks: (count: number) => plural(count, clickForms, locale),
    impressions: (count: number) => plural(count, impressionForms, locale),
    events: (count: number, billed: 'click' | 'impression') =>
      plural(count, billed === 'click' ? clickForms : impressionForms, locale),
  }
}
