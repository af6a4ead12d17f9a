import type { BillingDocument } from '@tessera/contracts/calls/billing-reports'
import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, lt } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import type { BillingAccount } from '../billing/account.ts'
import { billingDocuments, type DocumentSeries } from '../billing/tables.ts'

type DocumentRow = typeof billingDocuments.$inferSelect

const letters: Readonly<Record<DocumentSeries, string>> = { documents: 'D', tax: 'T' }

/** Returns the number of a document, as people write it: its series, account and place in it. */
export const numberText = ({
  series,
  advertiserId,
  number,
}: Pick<DocumentRow, 'series' | 'advertiserId' | 'number'>): string =>
  `${letters[series]}-${advertiserId}-${String(number).padStart(4, '0')}`

/** Returns a page of an account's documents, newest first. */
export async function documentsOf(
  db: Sql,
  { id }: BillingAccount,
  { series, bookmark }: { readonly series: DocumentSeries; readonly bookmark?: string | undefined },
): Promise<{
  readonly documents: Omit<BillingDocument, 'url'>[]
  readonly bookmark: string | null
}> {
  const rows = await db
    .select()
    .from(billingDocuments)
    .where(
      and(
        eq(billingDocuments.advertiserId, id),
        eq(billingDocuments.series, series),
        bookmark === undefined ? undefined : lt(billingDocuments.number, Number(bookmark)),
      ),
    )
    .orderBy(desc(billingDocuments.number))
    .limit(limits.billingPageSize + 1)
  const shown = rows.slice(0, limits.billingPageSize)
  return {
    documents: shown.map((row) => ({
      id: String(row.id),
      number: numberText(row),
      kind: row.facts.kind,
      month: row.facts.month,
      total_micro: row.facts.totalMicro,
      tax_micro: row.facts.taxMicro,
      made_at: row.madeAt.toISOString(),
    })),
    bookmark: rows.length > shown.length ? String(shown.at(-1)?.number) : null,
  }
}
