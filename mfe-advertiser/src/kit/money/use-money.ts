import { useStore } from '@nanostores/react'
import { microText } from '@tessera/contracts/ads/micro'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'

/** Writes amounts, days and months in the reader's language. */
export function useMoney(currency: string) {
  const locale = useStore(useShell().$locale)
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return {
    money: (micro: number) => microText({ micro, currency }, locale),
    count: (value: number) => numberFormat(locale).format(value),
    percent: (part: number) => share.format(part),
    monthName: (text: string) => month.format(new Date(`${text}-01T00:00:00Z`)),
    dayName: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    shortDay: (text: string) => short.format(new Date(`${text}T00:00:00Z`)),
    moment: (text: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
        new Date(text),
      ),
  }
}
