import { z } from '@tessera/contracts/schema'
import { TestCardKind } from '../ads/test-cards.ts'
import { AdvertiserId, AnyId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

/** The payment mode of an ad account: ahead, or once it owes a threshold. */
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

/** The reason in its payments that an account's ads don't run. */
export const BillingHold = z.enum(['method-needed', 'payment-failed', 'disputed'])

/** The payment mode and balance of an ad account. Amounts are in millionths of its currency. */
export const Billing = z.object({
  advertiser_name: z.string(),
  currency: z.string(),
  mode: BillingMode,
  is_ready: z.boolean(),
  holds: z.array(BillingHold),
  /** True until the account said who is behind its ads: none of them runs before. */
  needs_business: z._default(z.boolean(), false),
  /** The rest of the money that was paid ahead; below zero after a dispute. */
  balance_micro: z.int(),
  /** The amount that it owes; below zero when it paid more. */
  owed_micro: z.int(),
  threshold_micro: z.int(),
  /** The most that it may owe. */
  limit_micro: z.int(),
  /** The tax that is added to payments, in hundredths of a percent. */
  tax_rate: z.int(),
  /** True when the business accounts for the tax itself, so that none is added. */
  is_reverse_charge: z._default(z.boolean(), false),
  methods: z.array(PaymentMethod),
  /** True when the viewer may pay and change how the account pays. */
  may_pay: z._default(z.boolean(), true),
  /** The campaigns that run and stop when the only card is removed; empty when none does. */
  stopped_by_last_card: z._default(z.array(z.string()), []),
  /** The address at which the browser sends a card to the payment provider; null without a provider. */
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
