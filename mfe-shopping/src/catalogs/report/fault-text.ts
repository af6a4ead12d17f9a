import type { CatalogReportLine } from '@tessera/contracts/calls/catalogs'
import { numberFormat } from '@tessera/contracts/number-format'
import { fixes, pictureFixes } from './fault-words.ts'
import { words } from './words.ts'

const byCode: Readonly<Record<string, () => string>> = pictureFixes

/** Says how to mend a refused row. */
export const fixOf = ({ fault, why }: Pick<CatalogReportLine, 'fault' | 'why'>): string =>
  ((fault === 'picture-unfetched' ? byCode[why ?? ''] : undefined) ?? fixes[fault])()

/** Says where a refused row is in its file; the first product's is 1. */
export const rowText = ({ row }: Pick<CatalogReportLine, 'row'>, locale: string): string =>
  row === 0 ? words.firstLine() : numberFormat(locale).format(row)
