import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../../../../platform/database/define-tables.ts'
import { advertiserId, moment } from '../../../base/columns.ts'
import { keptForEver, memberRows, rowsStay } from '../../../base/table-facts/table-facts.ts'

/**
 * The accounts of the ledger. A debit is positive: `cash` is money at the payment provider, `owed` what
 * ad accounts owe; `prepaid` is what they paid ahead, `revenue` what they spent, `credits` what they
 * got for free, `tax` what goes to the tax office.
 */
export type LedgerAccount = 'cash' | 'owed' | 'prepaid' | 'revenue' | 'credits' | 'tax'

/** The kinds of transactions. */
export type LedgerKind =
  | 'spend'
  | 'refund'
  | 'top-up'
  | 'payment'
  | 'credit'
  | 'dispute'
  | 'correction'

/** Transactions of the ledger. They are never changed or deleted, and outlive their ad account. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    /** Names what it is for, once: posting the same reference again does nothing. */
    reference: text().notNull().unique(),
    kind: text().$type<LedgerKind>().notNull(),
    advertiserId: advertiserId('advertiser_id').notNull(),
    at: moment('at').notNull(),
    about: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (table) => [
    index('ledger_transactions_advertiser_newest').on(
      table.advertiserId,
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** Entries of the ledger, in millionths of a currency; those of one transaction add up to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: bigint('transaction_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerTransactions.id),
    position: integer().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    advertiserId: advertiserId('advertiser_id').notNull(),
    currency: text().notNull(),
    amountMicro: bigint('amount_micro', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.position] }),
    index('ledger_entries_account').on(table.advertiserId, table.account, table.currency),
  ],
)

const books = 'The law has businesses keep their books.'

/** States whose the rows of these tables are, and what happens to them. */
export const ledgerTables = [
  memberRows(ledgerTransactions, {
    owner: 'advertiserId',
    of: ['advertisers'],
    deletion: rowsStay(books),
    kept: keptForEver(books),
  }),
  memberRows(ledgerEntries, {
    owner: 'advertiserId',
    of: ['advertisers'],
    deletion: rowsStay(books),
    kept: keptForEver(books),
  }),
]
