import type { AdvertiserId } from '@tessera/contracts/ids'
import type { Ports } from '../../ports.ts'
import type { Sql } from '../sql.ts'
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
  /** What each account gets; debits are positive. Adds up to zero. */
  readonly entries: readonly { readonly account: LedgerAccount; readonly amountMicro: number }[]
}

/**
 * Posts a transaction; false when its reference was posted before.
 *
 *     await post(tx, ports, { reference: 'top-up 7', kind: 'top-up', entries: [
 *       { account: 'cash', amountMicro: 5_000_000 }, { account: 'prepaid', amountMicro: -5_000_000 } ] })
 */
export async function post(
  tx: Sql,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  { entries, advertiserId, currency, ...facts }: Posting,
): Promise<boolean> {
  const sum = entries.reduce((total, { amountMicro }) => total + amountMicro, 0)
  if (sum !== 0 || entries.some(({ amountMicro }) => !Number.isSafeInteger(amountMicro)))
    throw new Error(`The entries of ${facts.reference} add up to ${sum}, not to zero.`)
  const id = BigInt(ids.next())
  const posted = await tx
    .insert(ledgerTransactions)
    .values({ ...facts, id, advertiserId, at: clock.now() })
    .onConflictDoNothing({ target: ledgerTransactions.reference })
    .returning({ id: ledgerTransactions.id })
  if (posted.length === 0) return false
  await tx.insert(ledgerEntries).values(
    entries.map((entry, position) => ({
      ...{ transactionId: id, position, advertiserId, currency },
      ...entry,
    })),
  )
  return true
}
