import { useStore } from '@nanostores/react'
import { plural } from '@tessera/contracts/messages'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { savesCounted } from './words.ts'

/** Formats numbers and days in the viewer's language. */
export function useFigures() {
  const locale = useStore(useShell().$locale)
  const number = numberFormat(locale)
  const percent = numberFormat(locale, { style: 'percent' })
  // The service counts days in UTC.
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    percent: (part: number) => percent.format(part),
    number: (value: number) => number.format(value),
    saves: (count: number) => plural(count, savesCounted, locale),
    day: (value: string) => day.format(new Date(`${value}T00:00:00Z`)),
  }
}
