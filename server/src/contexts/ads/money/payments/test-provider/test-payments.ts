import { testCardPath, testCards, testChallengePath } from '@tessera/contracts/ads/test-cards'
import { timings } from '@tessera/contracts/timings'
import { and, eq, lte, ne } from '../../../../../platform/database/sql.ts'
import type { Charge, ChargeWish, Payments } from '../../../../../platform/payments/port.ts'
import type { Ports } from '../../../../../ports.ts'
import { testPaymentCards, testPaymentCharges } from '../../billing/tables.ts'
import { type ChargeFacts, outcomeOf } from './outcome.ts'
import { readMessage, signedMessage } from './signed-message.ts'

type ChargeRow = typeof testPaymentCharges.$inferSelect

const disputesAtOnce = 20

const chargeOf = ({ state, why, key }: ChargeRow): Charge => {
  if (state === 'challenge') return { state, url: `${testChallengePath}${key}/` }
  return state === 'succeeded' ? { state } : { state, why: why ?? 'card-declined' }
}

/** The ports that the test provider needs. */
export type TestPaymentPorts = Pick<Ports, 'db' | 'clock' | 'keys' | 'secrets'>

/**
 * A payment provider that moves no money: it takes test cards alone, keeps its charges in tables of its
 * own, and behaves like a real one, with the bank's page, refusals and disputes.
 */
export function testPayments(ports: TestPaymentPorts): Payments {
  const { db, clock, keys } = ports
  const find = async (reference: string): Promise<Charge | undefined> => {
    const [row] = await db
      .select()
      .from(testPaymentCharges)
      .where(eq(testPaymentCharges.reference, reference))
    return row === undefined ? undefined : chargeOf(row)
  }
  const insert = async (wish: Omit<ChargeWish, 'isPresent'>, facts: ChargeFacts) => {
    const now = clock.now()
    await db
      .insert(testPaymentCharges)
      .values({
        reference: wish.reference,
        token: wish.token,
        key: keys.next(),
        amountMicro: wish.amountMicro,
        currency: wish.currency,
        createdAt: now,
        state: facts.state,
        why: facts.why,
        disputeAt: facts.isDisputed ? new Date(now.getTime() + timings.testDisputeAfter) : null,
      })
      .onConflictDoNothing({ target: testPaymentCharges.reference })
    return (
      (await find(wish.reference)) ?? { state: 'declined' as const, why: 'card-declined' as const }
    )
  }
  return {
    cardsUrl: testCardPath,
    testCards: testCards.map(({ number, kind }) => ({ number, kind })),
    find,
    card: async (token) => {
      const [card] = await db
        .select()
        .from(testPaymentCards)
        .where(eq(testPaymentCards.token, token))
      return card
    },
    charge: async (wish) => {
      const [card] = await db
        .select()
        .from(testPaymentCards)
        .where(eq(testPaymentCards.token, wish.token))
      return insert(wish, outcomeOf(card, wish, clock.now()))
    },
    cancel: async (reference) => {
      const given = { reference, token: '', amountMicro: 0, currency: '' }
      const unverified = { state: 'declined', why: 'card-unverified', isDisputed: false } as const
      await insert(given, unverified)
      await db
        .update(testPaymentCharges)
        .set({ state: 'declined', why: 'card-unverified', disputeAt: null })
        .where(
          and(
            eq(testPaymentCharges.reference, reference),
            eq(testPaymentCharges.state, 'challenge'),
          ),
        )
      return (await find(reference)) ?? unverified
    },
    read: (message) => readMessage(ports, message),
    deliverDue: async (take) => {
      const due = await db
        .select({ reference: testPaymentCharges.reference })
        .from(testPaymentCharges)
        .where(
          and(
            lte(testPaymentCharges.disputeAt, clock.now()),
            eq(testPaymentCharges.state, 'succeeded'),
          ),
        )
        .limit(disputesAtOnce)
      for (const { reference } of due)
        if (await take(signedMessage(ports, { kind: 'dispute-opened', reference })))
          await db
            .update(testPaymentCharges)
            .set({ disputeAt: null })
            .where(eq(testPaymentCharges.reference, reference))
    },
  }
}

/** Answers the bank's question about a charge. */
export async function answerChallenge(
  { db }: Pick<Ports, 'db'>,
  key: string,
  isConfirmed: boolean,
): Promise<void> {
  const state = isConfirmed ? ('succeeded' as const) : ('declined' as const)
  await db
    .update(testPaymentCharges)
    .set({ state, why: isConfirmed ? null : 'card-unverified' })
    .where(and(eq(testPaymentCharges.key, key), eq(testPaymentCharges.state, 'challenge')))
}

/** Returns the charge of a bank's page. */
export async function challengeOf({ db }: Pick<Ports, 'db'>, key: string) {
  const [row] = await db
    .select()
    .from(testPaymentCharges)
    .where(and(eq(testPaymentCharges.key, key), ne(testPaymentCharges.token, '')))
  return row
}
