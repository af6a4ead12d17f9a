import { useStore } from '@nanostores/react'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { useMoney } from './use-money.ts'

/** Writes numbers, shares, amounts and moments in the reader's language. */
export function useFigures(currency: string) {
  const locale = useStore(useShell().$locale)
  const { money, count, dayName, moment } = useMoney(currency)
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return {
    locale,
    money,
    count,
    dayName,
    moment,
    /** A part of a whole; a dash of nothing. */
    share: (part: number, whole: number) => (whole === 0 ? '–' : percent.format(part / whole)),
  }
}
