import { microPerCoin, microText } from '@tessera/contracts/ads/micro'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { numberFormat } from '@tessera/contracts/number-format'
import type { PdfPage, PdfRow } from '../../../../platform/pdf/port.ts'
import type { DocumentFacts, DocumentLine } from '../billing/document-facts.ts'
import type { billingDocuments } from '../billing/tables.ts'
import { numberText } from './list-documents.ts'

const words = defineTexts({
  receipt: 'Receipt',
  statement: 'Statement for {month}',
  tax: 'Tax document for {month}',
  number: 'Number',
  date: 'Date',
  from: 'From',
  to: 'For',
  taxId: 'Tax ID {id}',
  page: 'Page {page} of {pages}',
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
  unwritten: 'An empty square stands for a character that this file has no letter for.',
  noTax: 'No tax was charged.',
  reverseCharge:
    'Reverse charge: the customer accounts for the tax (article 196 of directive 2006/112/EC).',
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
    text,
    isSum,
    amount: microText({ micro, currency }, locale),
  })
  if (facts.kind === 'statement') return [row(say.closing(), totalMicro, true)]
  const rate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const tax =
    taxMicro === 0
      ? []
      : [
          row(say.net(), totalMicro, false),
          row(say.taxAt({ rate: rate.format(taxRate / 10_000) }), taxMicro, false),
        ]
  return [...tax, row(say.total(), totalMicro + taxMicro, true)]
}

/** True for amounts from before ads were charged in whole coins. */
const isRounded = ({ lines, currency }: DocumentFacts): boolean =>
  lines.some(({ amountMicro }) => amountMicro % microPerCoin(currency) !== 0)

function notesOf(say: Say, facts: DocumentFacts): readonly string[] {
  const { kind, taxMicro, isReverseCharge } = facts
  if (kind === 'statement') return [say.below(), ...(isRounded(facts) ? [say.rounded()] : [])]
  if (isReverseCharge === true) return [say.reverseCharge()]
  return taxMicro === 0 ? [say.noTax()] : []
}

/** Returns who a document is from and for, with their tax ids. */
function partiesIn(say: Say, facts: DocumentFacts, locale: string) {
  const { seller, sellerTaxId, buyer } = facts
  const taxId = (id: string | undefined) => (id === undefined ? [] : [say.taxId({ id })])
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(buyer.country)
  const { name, address } = buyer
  return [
    { name: say.from(), lines: [seller, ...taxId(sellerTaxId)] },
    {
      name: say.to(),
      lines: [
        name,
        ...(address === undefined ? [] : [address]),
        country ?? buyer.country,
        ...taxId(buyer.taxId),
      ],
    },
  ]
}

/** Writes what a document says in a language, from its facts alone. */
export function documentPage(
  document: typeof billingDocuments.$inferSelect,
  language: Language,
): PdfPage {
  const say = words(language)
  const { locale } = language
  const { facts, madeAt } = document
  const { kind, currency } = facts
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const named = { month: month.format(new Date(`${facts.month ?? '2000-01'}-01T00:00:00Z`)) }
  const number = numberText(document)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    language: locale,
    madeAt,
    title: kind === 'receipt' ? say.receipt() : say[kind](named),
    facts: [
      { name: say.number(), lines: [number] },
      { name: say.date(), lines: [date.format(madeAt)] },
      ...partiesIn(say, facts, locale),
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
    unwrittenNote: say.unwritten(),
    footOf: (page, pages) => `${number} · ${say.page({ page, pages })}`,
  }
}
