import { and, eq, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import type { BillingAccount } from '../billing/account.ts'
import type { DocumentFacts } from '../billing/document-facts.ts'
import { billingDocuments, type DocumentSeries } from '../billing/tables.ts'

/** A document to keep, and its subject. */
export interface NewDocument {
  readonly series: DocumentSeries
  /** Names what it is about: the same reference again makes no second document. */
  readonly reference: string
  readonly facts: DocumentFacts
}

/**
 * Keeps a document under the next number of its series. The caller holds the lock of the account, so
 * that numbers have no gaps: a transaction that is rolled back takes its number with it.
 */
export async function keepDocument(
  tx: Sql,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  { id: advertiserId }: Pick<BillingAccount, 'id'>,
  document: NewDocument,
): Promise<void> {
  const ofSeries = and(
    eq(billingDocuments.advertiserId, advertiserId),
    eq(billingDocuments.series, document.series),
  )
  const isKept = and(ofSeries, eq(billingDocuments.reference, document.reference))
  if ((await tx.$count(billingDocuments, isKept)) > 0) return
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${billingDocuments.number}), 0)::int` })
    .from(billingDocuments)
    .where(ofSeries)
  await tx.insert(billingDocuments).values({
    id: BigInt(ids.next()),
    advertiserId,
    ...document,
    number: (last?.number ?? 0) + 1,
    madeAt: clock.now(),
  })
}
