/** The purpose of a payment: adding a card, paying ahead, or paying what is owed. */
export type PaymentKind = 'card' | 'top-up' | 'payment'

/** The states of a payment. It is written as 'asking' before the provider is asked. */
export type PaymentState =
  | 'asking'
  | 'challenge'
  | 'succeeded'
  | 'failed'
  | 'disputed'
  | 'dispute-lost'

/** The reason a payment failed: 'abandoned' if nobody answered the bank, or the provider never knew it. */
export type WhyFailed = 'card-declined' | 'card-expired' | 'card-unverified' | 'abandoned'

/** The events of a payment. */
export type PaymentEvent =
  | { readonly kind: 'challenged'; readonly url: string }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed'; readonly why: WhyFailed }
  | { readonly kind: 'disputed' }
  | { readonly kind: 'dispute-won' }
  | { readonly kind: 'dispute-lost' }

/** The part of the ledger in a step of a payment. */
export type Movement = 'take' | 'dispute' | 'return'

/** The step that follows on an event. */
export interface PaymentStep {
  readonly state: PaymentState
  readonly movement: Movement | null
}

const step = (state: PaymentState, movement: Movement | null = null): PaymentStep => ({
  state,
  movement,
})

const open: ReadonlySet<PaymentState> = new Set(['asking', 'challenge', 'failed'])

/**
 * Returns what follows on an event; undefined when it changes nothing, as when it comes twice. The
 * provider has the last word: a payment that was given up can still succeed.
 */
export function stepOf(state: PaymentState, event: PaymentEvent): PaymentStep | undefined {
  switch (event.kind) {
    case 'succeeded':
      return open.has(state) ? step('succeeded', 'take') : undefined
    case 'challenged':
      return state === 'asking' ? step('challenge') : undefined
    case 'failed':
      return state === 'asking' || state === 'challenge' ? step('failed') : undefined
    case 'disputed':
      // A dispute of a payment that is still open says that the provider took the money.
      return state === 'succeeded' ? step('disputed', 'dispute') : undefined
    case 'dispute-won':
      return state === 'disputed' ? step('succeeded', 'return') : undefined
    case 'dispute-lost':
      return state === 'disputed' ? step('dispute-lost') : undefined
  }
}
