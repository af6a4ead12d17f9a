import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import type { ReportRecord } from './made-report.ts'

const words = defineTexts({
  period: 'It covers {from} to {to}.',
  oneDay: 'It covers {from}.',
})

/** Says which days a report is about. */
export function periodText(
  { from, to }: Pick<ReportRecord, 'from' | 'to'>,
  language: Language,
): string {
  const say = words(language)
  const format = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' })
  const named = { from: format.format(new Date(from)), to: format.format(new Date(to)) }
  return from === to ? say.oneDay(named) : say.period(named)
}
