import { z } from '@tessera/contracts/schema'

/** The behavior of a card of the test provider. */
export const TestCardKind = z.enum([
  'succeeds',
  'challenged',
  'declined',
  'expired',
  'declined-later',
  'disputed',
])
export type TestCardKind = z.infer<typeof TestCardKind>

/** The cards of the test provider. It takes no other number, so that nobody gives it a real one. */
export const testCards = [
  { number: '4242424242424242', brand: 'visa', kind: 'succeeds' },
  { number: '5555555555554444', brand: 'mastercard', kind: 'succeeds' },
  { number: '4000002760003184', brand: 'visa', kind: 'challenged' },
  { number: '4000000000000002', brand: 'visa', kind: 'declined' },
  { number: '4000000000000069', brand: 'visa', kind: 'expired' },
  { number: '4000000000000341', brand: 'visa', kind: 'declined-later' },
  { number: '4000000000000259', brand: 'visa', kind: 'disputed' },
] as const satisfies readonly {
  readonly number: string
  readonly brand: string
  readonly kind: TestCardKind
}[]

/** The path at which browsers send a card to the test provider. It is no call of the service. */
export const testCardPath = '/test-payments/cards/'

/** The bank's page of the test provider, before the key of a charge. */
export const testChallengePath = '/test-payments/challenge/'
