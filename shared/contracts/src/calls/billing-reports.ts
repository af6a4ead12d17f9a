import { z } from '@tessera/contracts/schema'
import { AdvertiserId, AnyId } from '../ids.ts'
import { defineCall } from './define-call.ts'

const ofAccount = { advertiser_id: AdvertiserId }

/** The entries that change a balance, beside ads: payments, credits, disputes and refunds. */
export const BillingEntry = z.object({
  id: AnyId,
  at: z.string(),
  kind: z.enum(['top-up', 'payment', 'credit', 'dispute', 'refund']),
  state: z.enum(['done', 'open', 'failed']),
  /** The code of the error, for a payment that failed. */
  why: z.nullable(z.string()),
  /** Added to the account; below zero for what was taken back. */
  amount_micro: z.int(),
  tax_micro: z.int(),
})

/** The charge of a campaign on a day. */
export const OrderLine = z.object({
  /** A day in the account's time zone, as 2026-11-26. */
  day: z.string(),
  campaign_id: z.nullable(z.string()),
  campaign_name: z.nullable(z.string()),
  /** Impressions or clicks that were charged. */
  events: z.int(),
  /** Without what was given back. */
  spent_micro: z.int(),
  /** Given back, such as for invalid clicks. */
  refunded_micro: z.int(),
})

/** The statement of a month. The amounts from opening to closing add up. */
export const SpendMonth = z.object({
  month: z.string(),
  /** The balance at its beginning; below zero for a debt. */
  opening_micro: z.int(),
  paid_micro: z.int(),
  credits_micro: z.int(),
  disputed_micro: z.int(),
  spent_micro: z.int(),
  refunded_micro: z.int(),
  closing_micro: z.int(),
})

/** A code that an account used. */
export const UsedCode = z.object({ code: z.string(), amount_micro: z.int(), used_at: z.string() })

/** A receipt, a statement of a month or a tax document. */
export const BillingDocument = z.object({
  id: AnyId,
  number: z.string(),
  kind: z.enum(['receipt', 'statement', 'tax']),
  month: z.nullable(z.string()),
  total_micro: z.int(),
  tax_micro: z.int(),
  made_at: z.string(),
  /** The address of its PDF. */
  url: z.string(),
})

export type BillingEntry = z.infer<typeof BillingEntry>
export type OrderLine = z.infer<typeof OrderLine>
export type SpendMonth = z.infer<typeof SpendMonth>
export type UsedCode = z.infer<typeof UsedCode>
export type BillingDocument = z.infer<typeof BillingDocument>

/** The path of the PDFs, before their ids. */
export const billingFilePath = '/v3/ads/billing/documents/file/'

const inCurrency = { currency: z.string() }

/** Lists payments, credits, disputes and refunds, newest first. */
export const getBillingHistory = defineCall({
  name: 'BillingHistory.get',
  summary: 'Lists payments, credits, disputes and refunds, newest first.',
  method: 'GET',
  path: '/v3/ads/billing/history/',
  input: z.strictObject({
    ...ofAccount,
    bookmark: z.optional(z.string().check(z.regex(/^\d{1,19}$/))),
  }),
  output: z.object({ ...inCurrency, entries: z.array(BillingEntry) }),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Returns what campaigns were charged for on the days of a month, the latest day first. */
export const getOrderLines = defineCall({
  name: 'BillingOrderLines.get',
  summary: 'Returns what campaigns were charged for on the days of a month.',
  method: 'GET',
  path: '/v3/ads/billing/order-lines/',
  input: z.strictObject({
    ...ofAccount,
    /** By default the present one, in the account's time zone. */
    month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
  }),
  output: z.object({
    ...inCurrency,
    month: z.string(),
    /** The months that have lines, and the present one, newest first. */
    months: z.array(z.string()),
    lines: z.array(OrderLine),
  }),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Returns what each month did to the account, newest first. */
export const getSpendSummary = defineCall({
  name: 'BillingSpendSummary.get',
  summary: 'Returns what each month did to the account, newest first.',
  method: 'GET',
  path: '/v3/ads/billing/spend-summary/',
  input: z.strictObject(ofAccount),
  output: z.object({ ...inCurrency, months: z.array(SpendMonth) }),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Returns the codes that an account used, newest first. */
export const getUsedCodes = defineCall({
  name: 'BillingCodes.get',
  summary: 'Returns the codes for credit that an account used.',
  method: 'GET',
  path: '/v3/ads/billing/codes/',
  input: z.strictObject(ofAccount),
  output: z.object({ ...inCurrency, codes: z.array(UsedCode) }),
  errors: ['not-allowed'],
  who: 'member',
})

/** Uses a code for credit, once for each ad account. */
export const redeemCode = defineCall({
  name: 'BillingCode.create',
  summary: 'Uses a code for credit.',
  method: 'POST',
  path: '/v3/ads/billing/codes/redeem/',
  input: z.strictObject({
    ...ofAccount,
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  }),
  output: UsedCode,
  errors: ['not-allowed', 'promotion-unfit', 'too-fast'],
  who: 'member',
  budget: 'create',
})

/** Lists receipts and statements, or tax documents, newest first. */
export const getBillingDocuments = defineCall({
  name: 'BillingDocuments.get',
  summary: 'Lists receipts and statements, or tax documents, newest first.',
  method: 'GET',
  path: '/v3/ads/billing/documents/',
  input: z.strictObject({
    ...ofAccount,
    series: z.enum(['documents', 'tax']),
    bookmark: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  output: z.object({ ...inCurrency, documents: z.array(BillingDocument) }),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})
