import { microText } from '@tessera/contracts/ads/micro'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import type { PdfPage, PdfRow } from '../../../platform/pdf/port.ts'
import type { billingDocuments } from '../tables.ts'
import type { DocumentFacts, DocumentLine } from './facts.ts'
import { numberText } from './list-documents.ts'

const words = defineTexts({
  receipt: 'Receipt',
  statement: 'Statement for {month}',
  tax: 'Tax document for {month}',
  number: 'Number',
  date: 'Date',
  from: 'From',
  to: 'For',
  place: '{name}, {country}',
  payment: 'Payment for ads',
  paymentBy: 'Payment for ads, card ending in {digits}',
  opening: 'At the beginning of the month',
  paid: 'Payments',
  credit: 'Credit',
  refund: 'Given back',
  dispute: 'Taken back by your bank',
  campaign: 'Ads of {name}',
  campaigns: 'Ads',
  net: 'Without tax',
  taxAt: 'Tax, {rate}',
  total: 'Total',
  closing: 'At the end of the month',
  rounded: 'Amounts are rounded for reading; they were added up in full.',
  below: 'Amounts below zero at the beginning or end of the month are owed.',
  noTax: 'No tax was charged.',
})

type Say = ReturnType<typeof words>

function lineText(say: Say, { what, name }: DocumentLine): string {
  if (what === 'payment') return name === null ? say.payment() : say.paymentBy({ digits: name })
  if (what === 'campaign') return name === null ? say.campaigns() : say.campaign({ name })
  return say[what]()
}

function sumsOf(say: Say, facts: DocumentFacts, locale: string): readonly PdfRow[] {
  const { currency, totalMicro, taxMicro, taxRate } = facts
  const row = (text: string, micro: number, isSum: boolean): PdfRow => ({
    ...{ text, isSum, amount: microText({ micro, currency }, locale) },
  })
  if (facts.kind === 'statement') return [row(say.closing(), totalMicro, true)]
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const tax =
    taxMicro === 0
      ? []
      : [
          row(say.net(), totalMicro, false),
          row(say.taxAt({ rate: rate.format(taxRate / 10_000) }), taxMicro, false),
        ]
  return [...tax, row(say.total(), totalMicro + taxMicro, true)]
}

function notesOf(say: Say, { kind, taxMicro }: DocumentFacts): readonly string[] {
  if (kind === 'statement') return [say.below(), say.rounded()]
  return taxMicro === 0 ? [say.noTax()] : []
}

/** Writes what a document says in a language, from its facts alone. */
export function documentPage(
  document: typeof billingDocuments.$inferSelect,
  language: Language,
): PdfPage {
  const say = words(language)
  const { locale } = language
  const { facts, madeAt } = document
  const { kind, seller, buyer, currency } = facts
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const named = { month: month.format(new Date(`${facts.month ?? '2000-01'}-01T00:00:00Z`)) }
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(buyer.country)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    ...{ language: locale, madeAt },
    title: kind === 'receipt' ? say.receipt() : say[kind](named),
    facts: [
      { name: say.number(), value: numberText(document) },
      { name: say.date(), value: date.format(madeAt) },
      { name: say.from(), value: seller },
      { name: say.to(), value: say.place({ name: buyer.name, country: country ?? buyer.country }) },
    ],
    rows: [
      ...facts.lines.map((line) => ({
        text: lineText(say, line),
        amount: microText({ micro: line.amountMicro, currency }, locale),
        isSum: false,
      })),
      ...sumsOf(say, facts, locale),
    ],
    notes: notesOf(say, facts),
  }
}
