import { z } from '@tessera/contracts/schema'
import { TestCardKind } from '../ads/test-cards.ts'
import { AdvertiserId, AnyId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

/** How an ad account pays: ahead, or once it owes a threshold. */
export const BillingMode = z.enum(['prepaid', 'threshold'])

/** A card of an ad account. The service knows no more of it. */
export const PaymentMethod = z.object({
  id: AnyId,
  brand: z.string(),
  last_digits: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  is_default: z.boolean(),
})

/** Why ads of an account don't run, as far as its payments say. */
export const BillingHold = z.enum(['method-needed', 'payment-failed', 'disputed'])

/** How an ad account pays, and where it stands. Amounts are in millionths of its currency. */
export const Billing = z.object({
  advertiser_name: z.string(),
  currency: z.string(),
  mode: BillingMode,
  is_ready: z.boolean(),
  holds: z.array(BillingHold),
  /** What is left of the money that was paid ahead; below zero after a dispute. */
  balance_micro: z.int(),
  /** What it owes; below zero when it paid more. */
  owed_micro: z.int(),
  threshold_micro: z.int(),
  /** The most that it may owe. */
  limit_micro: z.int(),
  /** The tax that is added to payments, in hundredths of a percent. */
  tax_rate: z.int(),
  /** True when the business accounts for the tax itself, so that none is added. */
  is_reverse_charge: z._default(z.boolean(), false),
  methods: z.array(PaymentMethod),
  /** Where the browser gives a card to the payment provider; null without a provider. */
  provider: z.nullable(
    z.object({
      cards_url: z.string(),
      /** Cards to try, of a provider that moves no money. */
      test_cards: z.array(z.object({ number: z.string(), kind: TestCardKind })),
    }),
  ),
})

/** A payment that is done, or that the person's bank wants them to confirm at an address. */
export const PaymentStep = z.discriminatedUnion('state', [
  z.object({ state: z.literal('done'), payment_id: AnyId }),
  z.object({ state: z.literal('challenge'), payment_id: AnyId, url: z.string() }),
])

export type BillingMode = z.infer<typeof BillingMode>
export type PaymentMethod = z.infer<typeof PaymentMethod>
export type BillingHold = z.infer<typeof BillingHold>
export type Billing = z.infer<typeof Billing>
export type PaymentStep = z.infer<typeof PaymentStep>

const ofAccount = { advertiser_id: AdvertiserId }
/** A name that the browser gives to one wish, so that a second press is the same wish. */
const key = z.string().check(z.regex(/^[\w-]{8,64}$/))

const cardErrors = [
  'not-allowed',
  'not-found',
  'payments-off',
  'payments-unreachable',
  'card-declined',
  'card-expired',
  'card-unverified',
] as const

/** Returns how an ad account pays, and where it stands. */
export const getBilling = defineCall({
  name: 'Billing.get',
  summary: 'Returns how an ad account pays, and where it stands.',
  method: 'GET',
  path: '/v3/ads/billing/',
  input: z.strictObject(ofAccount),
  output: Billing,
  errors: ['not-allowed'],
  who: 'member',
})

/** Adds a card by the token that the payment provider gave for it. The bank may want a confirmation. */
export const addPaymentMethod = defineCall({
  name: 'PaymentMethod.create',
  summary: "Adds a card by the payment provider's token.",
  method: 'POST',
  path: '/v3/ads/billing/methods/create/',
  input: z.strictObject({
    ...ofAccount,
    token: z.string().check(z.minLength(8), z.maxLength(200)),
  }),
  output: PaymentStep,
  errors: [...cardErrors],
  who: 'member',
  budget: 'create',
})

/** Makes a card the one that is charged. */
export const setDefaultMethod = defineCall({
  name: 'PaymentMethod.update',
  summary: 'Makes a card the one that is charged.',
  method: 'POST',
  path: '/v3/ads/billing/methods/default/',
  input: z.strictObject({ ...ofAccount, method_id: AnyId }),
  output: z.array(PaymentMethod),
  errors: ['not-allowed', 'not-found'],
  who: 'member',
})

/** Removes a card. The last one of an account that owes something stays. */
export const removePaymentMethod = defineCall({
  name: 'PaymentMethod.delete',
  summary: 'Removes a card.',
  method: 'POST',
  path: '/v3/ads/billing/methods/delete/',
  input: z.strictObject({ ...ofAccount, method_id: AnyId }),
  output: z.array(PaymentMethod),
  errors: ['not-allowed', 'not-found', 'billing-owed'],
  who: 'member',
})

/** Pays with the default card: ahead, or what is owed. */
export const makePayment = defineCall({
  name: 'Payment.create',
  summary: 'Pays with the default card: ahead, or what is owed.',
  method: 'POST',
  path: '/v3/ads/billing/payments/create/',
  input: z.strictObject({
    ...ofAccount,
    key,
    /** Without tax, in whole coins of the currency. */
    amount_micro: z.int().check(z.gte(1), z.lte(limits.paymentMaxMicro)),
  }),
  output: PaymentStep,
  errors: [...cardErrors],
  who: 'member',
  budget: 'create',
})

/** Asks the provider how a confirmation went, and finishes the payment or adds the card. */
export const finishPayment = defineCall({
  name: 'Payment.update',
  summary: "Finishes what the person's bank wanted them to confirm.",
  method: 'POST',
  path: '/v3/ads/billing/payments/finish/',
  input: z.strictObject({ ...ofAccount, payment_id: AnyId }),
  output: PaymentStep,
  errors: [...cardErrors],
  who: 'member',
})

/** Chooses how an ad account pays. An account that owes something pays it first. */
export const setBillingMode = defineCall({
  name: 'BillingMode.update',
  summary: 'Chooses whether an ad account pays ahead or once it owes a threshold.',
  method: 'POST',
  path: '/v3/ads/billing/mode/',
  input: z.strictObject({ ...ofAccount, mode: BillingMode }),
  output: Billing,
  errors: ['not-allowed', 'billing-owed'],
  who: 'member',
})

/** What changed what an account has or owes, beside its ads: payments, credits, disputes and refunds. */
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

/** What a campaign was charged for on a day. */
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

/** What a month did to an account. The amounts from opening to closing add up. */
export const SpendMonth = z.object({
  month: z.string(),
  /** What the account had at its beginning; below zero for what it owed. */
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
  who: 'member',
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
  who: 'member',
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
  who: 'member',
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
  who: 'member',
})
