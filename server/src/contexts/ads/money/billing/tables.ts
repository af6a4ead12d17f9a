import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { advertiserId, moment, userId } from '../../../base/columns.ts'
import {
  keptForEver,
  memberRows,
  rowsStay,
  serviceRows,
} from '../../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../../base/table-facts/why-left-out.ts'
import { ofAdAccount } from '../../../identity/index.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { PaymentKind, PaymentState, WhyFailed } from './payment-states.ts'
/** The schedules of automatic charges of ad accounts. */
export const billingSchedules = pgTable('billing_schedules', {
  advertiserId: ofAdAccount().primaryKey(),
  /** Charges that failed since the last one that did not. */
  failures: integer().notNull().default(0),
  /** The next time at which a failed charge is tried again. */
  nextAttemptAt: moment('next_attempt_at'),
  /** The latest month that was charged at its end, and the month whose documents come next, as '2026-11'. */
  chargedMonth: text('charged_month').notNull(),
  documentMonth: text('document_month').notNull(),
})

/** Cards of ad accounts: a token of the payment provider, and what people know a card by. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    advertiserId: ofAdAccount(),
    token: text().notNull(),
    brand: text().notNull(),
    lastDigits: text('last_digits').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    /** A card waits until its bank agreed, and is kept after its removal for the history. */
    state: text().$type<'waiting' | 'ready' | 'removed'>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_methods_token').on(table.advertiserId, table.token),
    uniqueIndex('payment_methods_default').on(table.advertiserId).where(sql`${table.isDefault}`),
  ],
)

/**
 * Payments, written before the provider is asked. They outlive their ad account, like the ledger. The
 * provider knows each by its reference.
 */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    reference: text().notNull().unique(),
    advertiserId: advertiserId('advertiser_id').notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    /** True for charges that nobody pressed a button for. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    methodId: bigint('method_id', { mode: 'bigint' }).notNull(),
    amountMicro: bigint('amount_micro', { mode: 'number' }).notNull(),
    taxMicro: bigint('tax_micro', { mode: 'number' }).notNull(),
    /** In hundredths of a percent. */
    taxRate: integer('tax_rate').notNull(),
    /** True when the buyer accounts for the tax. */
    isReverseCharge: boolean('is_reverse_charge').notNull().default(false),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    why: text().$type<WhyFailed>(),
    challengeUrl: text('challenge_url'),
    askedBy: userId('asked_by'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('payments_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
    index('payments_open')
      .on(table.createdAt)
      .where(sql`${table.state} in ('asking', 'challenge')`),
    uniqueIndex('payments_one_charge')
      .on(table.advertiserId)
      .where(sql`${table.kind} = 'payment' and ${table.state} in ('asking', 'challenge')`),
  ],
)

/** Codes that give credit, made by the operator. */
export const creditCodes = pgTable('credit_codes', {
  /** In capital letters. */
  code: text().primaryKey(),
  amountMicro: bigint('amount_micro', { mode: 'number' }).notNull(),
  currency: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** The uses of credit codes by ad accounts: each code once per account. */
export const creditCodeUses = pgTable(
  'credit_code_uses',
  {
    code: text()
      .notNull()
      .references(() => creditCodes.code),
    advertiserId: advertiserId('advertiser_id').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.code] }),
    index('credit_code_uses_code').on(table.code),
  ],
)

/** The series that documents are numbered in. */
export type DocumentSeries = 'documents' | 'tax'

/** Documents: facts that never change, from which files are drawn. They outlive their ad account. */
export const billingDocuments = pgTable(
  'billing_documents',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    advertiserId: advertiserId('advertiser_id').notNull(),
    series: text().$type<DocumentSeries>().notNull(),
    /** Counts without gaps in its series of the account. */
    number: integer().notNull(),
    /** Names its subject, once: a payment or a month. */
    reference: text().notNull(),
    facts: jsonb().$type<DocumentFacts>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_documents_number').on(table.advertiserId, table.series, table.number),
    uniqueIndex('billing_documents_reference').on(
      table.advertiserId,
      table.series,
      table.reference,
    ),
  ],
)

/** Cards of the test provider, without their numbers. */
export const testPaymentCards = pgTable('test_payment_cards', {
  token: text().primaryKey(),
  kind: text().notNull(),
  brand: text().notNull(),
  lastDigits: text('last_digits').notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Charges of the test provider. */
export const testPaymentCharges = pgTable(
  'test_payment_charges',
  {
    reference: text().primaryKey(),
    /** The key of the bank's page. */
    key: text().notNull().unique(),
    token: text().notNull(),
    /** In millionths, with tax. */
    amountMicro: bigint('amount_micro', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    state: text().$type<'succeeded' | 'challenge' | 'declined'>().notNull(),
    why: text().$type<'card-declined' | 'card-expired' | 'card-unverified'>(),
    /** The time when it is disputed; null for charges that never are, or were already. */
    disputeAt: moment('dispute_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('test_payment_charges_dispute').on(table.disputeAt)],
)

const books = 'The law has businesses keep their books.'

/** States whose the rows of these tables are, and what happens to them. */
export const billingTables = [
  memberRows(billingSchedules, { owner: 'advertiserId', leftOut: whyLeftOut.passing }),
  memberRows(paymentMethods, { owner: 'advertiserId', without: ['token'] }),
  memberRows(payments, {
    owner: 'advertiserId',
    of: ['advertisers'],
    without: ['challengeUrl'],
    deletion: rowsStay(books),
    kept: keptForEver(books),
  }),
  serviceRows(creditCodes, keptForEver('An account that used a code refers to it.')),
  memberRows(creditCodeUses, {
    owner: 'advertiserId',
    of: ['advertisers'],
    deletion: rowsStay(books),
    kept: keptForEver(books),
  }),
  memberRows(billingDocuments, {
    owner: 'advertiserId',
    of: ['advertisers'],
    deletion: rowsStay(books),
    kept: keptForEver(books),
  }),
  serviceRows(testPaymentCards, keptForEver('They stand for the cards of a real provider.')),
  serviceRows(testPaymentCharges, keptForEver('They stand for the charges of a real provider.')),
]
