import type { TestCardKind } from '@tessera/contracts/ads/test-cards'

/** A card as people know it. */
export interface CardFacts {
  readonly brand: string
  readonly lastDigits: string
  readonly expMonth: number
  readonly expYear: number
}

/** The state of a charge. */
export type Charge =
  | { readonly state: 'succeeded' }
  /** The person's bank wants them to confirm it at this address, which may be framed. */
  | { readonly state: 'challenge'; readonly url: string }
  | {
      readonly state: 'declined'
      readonly why: 'card-declined' | 'card-expired' | 'card-unverified'
    }

/** A charge to make. */
export interface ChargeWish {
  /** Names the charge: asking twice by the same reference charges once. */
  readonly reference: string
  readonly token: string
  /** In millionths, in whole coins of the currency; 0 only verifies the card. */
  readonly amountMicro: number
  readonly currency: string
  /** True while the person is there to answer their bank. */
  readonly isPresent: boolean
}

/** A webhook message of the provider about a charge, by the charge's reference. */
export interface PaymentNews {
  readonly kind: 'charge-changed' | 'dispute-opened' | 'dispute-won' | 'dispute-lost'
  readonly reference: string
}

/** A message of the provider, as it came. */
export interface PaymentMessage {
  readonly body: string
  readonly signature: string
}

/** The header that a message of the provider is signed in. */
export const paymentSignatureHeader = 'payment-signature'

/**
 * The payment provider. Card numbers go from the browser to the provider; the service has tokens. Every
 * method rejects when the provider can't be reached.
 */
export interface Payments {
  /** The URL at which browsers give a card to the provider. */
  readonly cardsUrl: string
  /** Cards to try, of a provider that moves no money. */
  readonly testCards: readonly { readonly number: string; readonly kind: TestCardKind }[]
  /** Returns what may be known of a card; undefined for an unknown token. */
  card(token: string): Promise<CardFacts | undefined>
  charge(wish: ChargeWish): Promise<Charge>
  /** Looks a charge up by its reference; undefined when the provider never heard of it. */
  find(reference: string): Promise<Charge | undefined>
  /** Ends a charge that isn't done, so that it never will be, and returns how it stands then. */
  cancel(reference: string): Promise<Charge>
  /** Reads a message of the provider; undefined when it isn't signed by it, or old. */
  read(message: PaymentMessage): PaymentNews | undefined
  /** Delivers due messages, of a provider that can't send them by itself; those not taken come again. */
  readonly deliverDue?: (take: (message: PaymentMessage) => Promise<boolean>) => Promise<void>
}
