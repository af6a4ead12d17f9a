import type { AdvertiserId } from '@tessera/contracts/ids'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { type LedgerAccount, type LedgerKind, ledgerEntries, ledgerTransactions } from './tables.ts'

/** A transaction to post. */
export interface Posting {
  /** Names what it is for, once. */
  readonly reference: string
  readonly kind: LedgerKind
  readonly advertiserId: AdvertiserId
  readonly currency: string
  /** Facts for people, such as the number of events. */
  readonly about: Readonly<Record<string, string | number>>
  /** The amount that each account gets; debits are positive. Adds up to zero. */
  readonly entries: readonly { readonly account: LedgerAccount; readonly amountMicro: number }[]
}

function checkSum({ reference, entries }: Posting): void {
  const sum = entries.reduce((total, { amountMicro }) => total + amountMicro, 0)
  if (sum !== 0 || entries.some(({ amountMicro }) => !Number.isSafeInteger(amountMicro)))
    throw new Error(`The entries of ${reference} add up to ${sum}, not to zero.`)
}

/** Posts transactions of different references; returns those references that were not posted before. */
export async function postAll(
  tx: Sql,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  postings: readonly Posting[],
): Promise<ReadonlySet<string>> {
  if (postings.length === 0) return new Set()
  for (const posting of postings) checkSum(posting)
  const at = clock.now()
  const rows = postings.map((posting) => ({ posting, id: BigInt(ids.next()) }))
  const posted = await tx
    .insert(ledgerTransactions)
    .values(
      rows.map(({ id, posting: { reference, kind, advertiserId, about } }) => ({
        id,
        at,
        reference,
        kind,
        advertiserId,
        about,
      })),
    )
    .onConflictDoNothing({ target: ledgerTransactions.reference })
    .returning({ reference: ledgerTransactions.reference })
  const references = new Set(posted.map(({ reference }) => reference))
  const entries = rows
    .filter(({ posting }) => references.has(posting.reference))
    .flatMap(({ id, posting: { advertiserId, currency, entries: own } }) =>
      own.map((entry, position) => ({
        transactionId: id,
        position,
        advertiserId,
        currency,
        ...entry,
      })),
    )
  if (entries.length > 0) await tx.insert(ledgerEntries).values(entries)
  return references
}

/**
 * Posts a transaction; false when its reference was posted before.
 *
 *     await post(tx, ports, { reference: 'top-up 7', kind: 'top-up', entries: [
 *       { account: 'cash', amountMicro: 5_000_000 }, { account: 'prepaid', amountMicro: -5_000_000 } ] })
 */
export const post = async (
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  posting: Posting,
): Promise<boolean> => (await postAll(tx, ports, [posting])).size > 0
