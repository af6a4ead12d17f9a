import { TestCardKind } from '@tessera/contracts/ads/test-cards'
import { z } from '@tessera/contracts/schema'
import type { CardFacts, Charge, ChargeWish } from '../../../../../platform/payments/port.ts'

/** The state that a charge of the test provider starts in, and its reason. */
export interface ChargeFacts {
  readonly state: Charge['state']
  readonly why: 'card-declined' | 'card-expired' | 'card-unverified' | null
  readonly isDisputed: boolean
}

const facts = (
  state: ChargeFacts['state'],
  why: ChargeFacts['why'] = null,
  isDisputed = false,
): ChargeFacts => ({ state, why, isDisputed })

/** True once the month on a card is over. */
export const hasExpired = (
  { expMonth, expYear }: Pick<CardFacts, 'expMonth' | 'expYear'>,
  now: Date,
): boolean => Date.UTC(expYear, expMonth) <= now.getTime()

/**
 * Returns how a charge begins with a card. The card that wants a confirmation wants it whenever the
 * person is there, as their bank agreed to charges that they aren't there for.
 */
export function outcomeOf(
  card: (Pick<CardFacts, 'expMonth' | 'expYear'> & { readonly kind: string }) | undefined,
  { amountMicro, isPresent }: Pick<ChargeWish, 'amountMicro' | 'isPresent'>,
  now: Date,
): ChargeFacts {
  const kind = z.safeParse(TestCardKind, card?.kind).data
  if (card === undefined || kind === undefined) return facts('declined', 'card-declined')
  if (kind === 'expired' || hasExpired(card, now)) return facts('declined', 'card-expired')
  const verifies = amountMicro === 0
  switch (kind) {
    case 'declined':
      return facts('declined', 'card-declined')
    case 'declined-later':
      return verifies ? facts('succeeded') : facts('declined', 'card-declined')
    case 'challenged':
      return isPresent ? facts('challenge') : facts('succeeded')
    case 'disputed':
      return facts('succeeded', null, !verifies)
    case 'succeeds':
      return facts('succeeded')
  }
}
