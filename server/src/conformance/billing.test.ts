import { testCardPath } from '@tessera/contracts/ads/test-cards'
import {
  getBilling,
  makePayment,
  removePaymentMethod,
  setBillingMode,
} from '@tessera/contracts/calls/billing'
import { getBillingHistory, redeemCode } from '@tessera/contracts/calls/billing-reports'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { getQuickPromote } from '@tessera/contracts/calls/quick-promote'
import { creditCodesPath } from '@tessera/contracts/credit-tools'
import { timings } from '@tessera/contracts/timings'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { limitOf } from '../contexts/ads/money/billing/rules.ts'
import { payments } from '../contexts/ads/money/billing/tables.ts'
import { takeMessage } from '../contexts/ads/money/payments/answer-webhook.ts'
import { handleCharges, handlePaymentSweep } from '../contexts/ads/money/payments/jobs.ts'
import { signedMessage } from '../contexts/ads/money/payments/test-provider/signed-message.ts'
import { operatorProof } from '../contexts/releases/registry/operator-proof.ts'
import { eq } from '../platform/database/sql.ts'
import {
  addCard,
  answerBank,
  booksOf,
  nameless,
  pay,
  payer,
  sayBusiness,
  spend,
} from './billing-scene.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member } from './person.ts'

const visa = '4242424242424242'
const challenged = '4000002760003184'
const usd = 1_000_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`billing on ${kind}`, () => {
    let now = Date.parse('2026-11-26T12:00:00Z')
    const service = openedService(() =>
      open({
        clock: { now: () => new Date(now) },
        sample: null,
      }),
    )
    const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
    const charge = () => handleCharges(service().ports).run(running)
    const sweep = () => handlePaymentSweep(service().ports).run(running)
    const code = async (text: string, dollars: number, proof?: string) => {
      const { ports, fetch, origin } = service()
      const key = proof ?? operatorProof(ports.secrets, origin, ports.clock.now())
      return fetch(
        new Request(origin + creditCodesPath, {
          method: 'POST',
          headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({
            code: text,
            amount_micro: dollars * usd,
            currency: 'USD',
            expires_at: new Date(now + 86_400_000).toISOString(),
          }),
        }),
      )
    }

    test('no ad of an account runs before it says who is behind it, however it was made', async () => {
      const one = await nameless(service())
      const { person, advertiser_id } = one
      await addCard(one, visa)
      expect(await person.done(getBilling, { advertiser_id })).toMatchObject({
        is_ready: false,
        needs_business: true,
        holds: [],
      })
      // It can pay, so that quick promote asks for the business alone.
      expect(await person.done(getQuickPromote, { advertiser_id })).toMatchObject({
        business: null,
        has_billing: true,
      })
      await sayBusiness(one)
      expect(await person.done(getBilling, { advertiser_id })).toMatchObject({
        is_ready: true,
        needs_business: false,
      })
    })

    test('an ad account with its first card may spend up to twice its threshold', async () => {
      const one = await payer(service())
      const { person, advertiser_id } = one
      const before = await person.done(getBilling, { advertiser_id })
      expect(before).toMatchObject({ mode: 'threshold', is_ready: false, holds: ['method-needed'] })
      expect((await addCard(one, visa)).data).toMatchObject({ state: 'done' })
      expect(await person.done(getBilling, { advertiser_id })).toMatchObject({
        is_ready: true,
        holds: [],
        owed_micro: 0,
        limit_micro: 50 * usd,
        methods: [{ brand: 'visa', last_digits: '4242', is_default: true }],
      })
      expect((await booksOf(service(), advertiser_id)).billing).toMatchObject({
        isReady: true,
        leftMicro: 50 * usd,
      })
    })

    test.each([
      ['4000000000000002', 'card-declined'],
      ['4000000000000069', 'card-expired'],
    ])('the card %s is refused with %s and lets no ads run', async (number, code) => {
      const one = await payer(service())
      expect((await addCard(one, number)).error?.code).toBe(code)
      expect((await booksOf(service(), one.advertiser_id)).billing?.isReady).toBe(false)
    })

    test('a card whose bank wants a confirmation counts once it was given, and not when refused', async () => {
      const one = await payer(service())
      const no = (await addCard(one, challenged)).data
      if (no?.state !== 'challenge') throw new Error('There is no challenge.')
      expect((await answerBank(one, no, 'no')).error?.code).toBe('card-unverified')
      const yes = (await addCard(one, challenged)).data
      if (yes?.state !== 'challenge') throw new Error('There is no challenge.')
      expect((await booksOf(service(), one.advertiser_id)).billing?.isReady).toBe(false)
      expect((await answerBank(one, yes, 'yes')).data?.state).toBe('done')
      expect((await booksOf(service(), one.advertiser_id)).billing?.isReady).toBe(true)
    })

    test('the number of a card reaches the provider alone, and no other number is taken', async () => {
      const person = await member(service())
      const send = (number: string) =>
        person.send(testCardPath, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ number, exp_month: 12, exp_year: 2090, cvc: '123' }),
        })
      expect((await send('4111111111111111')).status).toBe(422)
      const { rows } = await service().ports.db.execute('select * from test_payment_cards')
      expect(JSON.stringify(rows)).not.toContain(visa)
    })

    test('what is owed is paid once, however often it is pressed', async () => {
      const one = await payer(service())
      const { advertiser_id } = one
      await addCard(one, visa)
      await spend(service(), advertiser_id, 12 * usd)
      const both = await Promise.all([
        pay(one, 12 * usd, 'one-press'),
        pay(one, 12 * usd, 'one-press'),
      ])
      const again = await pay(one, 12 * usd, 'one-press')
      expect(new Set([...both, again].map(({ data }) => data?.payment_id)).size).toBe(1)
      const { sums, billing, total } = await booksOf(service(), advertiser_id)
      expect(sums).toEqual({ owed: 0, revenue: -12 * usd, cash: 12 * usd })
      expect([total, billing?.leftMicro]).toEqual([0, 50 * usd])
    })

    test('nobody else sees or pays for an ad account', async () => {
      const { advertiser_id } = await payer(service())
      const person = await member(service())
      const came = await person.call(getBilling, { advertiser_id })
      expect(came.error?.code).toBe('not-allowed')
      expect((await pay({ person, advertiser_id }, usd, 'not-mine-1')).error?.code).toBe(
        'not-allowed',
      )
    })

    test('an ad account that owes its threshold is charged once, in whole cents', async () => {
      const one = await payer(service())
      await addCard(one, visa)
      await spend(service(), one.advertiser_id, 25 * usd - 1)
      await charge()
      expect((await booksOf(service(), one.advertiser_id)).sums.cash).toBe(undefined)
      await spend(service(), one.advertiser_id, 4_001)
      await Promise.all([charge(), charge()])
      const { sums, billing, total } = await booksOf(service(), one.advertiser_id)
      expect(sums).toEqual({ owed: 4_000, revenue: -25_004_000, cash: 25 * usd })
      expect([total, billing?.leftMicro]).toEqual([0, 50 * usd - 4_000])
    })

    test('a charge that fails stops the ads, tells the owner and is tried again later', async () => {
      const one = await payer(service())
      const { person, advertiser_id } = one
      await addCard(one, '4000000000000341')
      await spend(service(), advertiser_id, 30 * usd)
      await charge()
      await charge()
      expect(await person.done(getBilling, { advertiser_id })).toMatchObject({
        is_ready: false,
        holds: ['payment-failed'],
        owed_micro: 30 * usd,
      })
      const told = await person.done(getNotifications, {})
      expect(told.map(({ data }) => data)).toEqual([{ what: 'payment', advertiser: advertiser_id }])
      expect((await person.done(getBillingHistory, { advertiser_id })).entries).toMatchObject([
        { kind: 'payment', state: 'failed', why: 'card-declined' },
      ])
      const methods = (await person.done(getBilling, { advertiser_id })).methods
      const removed = await person.call(removePaymentMethod, {
        advertiser_id,
        method_id: methods[0]?.id,
      })
      expect(removed.error?.code).toBe('billing-owed')
      await addCard(one, visa)
      await charge()
      expect(await person.done(getBilling, { advertiser_id })).toMatchObject({
        is_ready: true,
        holds: [],
        owed_micro: 0,
      })
    })

    test('a disputed payment is taken back from the ledger and stops the ads until it is won', async () => {
      const one = await payer(service())
      const { person, advertiser_id } = one
      await addCard(one, '4000000000000259')
      await person.done(setBillingMode, { advertiser_id, mode: 'prepaid' })
      await pay(one, 20 * usd, 'disputed-1')
      await spend(service(), advertiser_id, 5 * usd)
      now += timings.testDisputeAfter
      await sweep()
      await sweep()
      const books = await booksOf(service(), advertiser_id)
      expect(books.sums).toEqual({ cash: 0, prepaid: 5 * usd, revenue: -5 * usd })
      expect(books.billing).toMatchObject({ leftMicro: -5 * usd, isReady: false })
      const [payment] = await service()
        .ports.db.select()
        .from(payments)
        .where(eq(payments.reference, `top-up ${advertiser_id} disputed-1`))
      const won = { kind: 'dispute-won', reference: payment?.reference ?? '' } as const
      const message = signedMessage(service().ports, won)
      expect(await takeMessage(service().ports, { ...message, signature: 't=1,v=no' })).toBe(false)
      expect(await takeMessage(service().ports, message)).toBe(true)
      expect((await booksOf(service(), advertiser_id)).billing).toMatchObject({
        leftMicro: 15 * usd,
        isReady: true,
      })
    })

    test('a payment that the service lost between provider and ledger is found again', async () => {
      const one = await payer(service())
      const { person, advertiser_id } = one
      await addCard(one, visa)
      await person.done(setBillingMode, { advertiser_id, mode: 'prepaid' })
      const provider = service().ports.payments
      if (provider === null) throw new Error('There is no provider.')
      const asked = vi.spyOn(provider, 'charge')
      asked.mockImplementationOnce(async (wish) => {
        asked.mockRestore()
        await provider.charge(wish)
        throw new Error('The process died.')
      })
      expect((await pay(one, 8 * usd, 'lost-pay-1')).error?.code).toBe('payments-unreachable')
      expect((await booksOf(service(), advertiser_id)).sums).toEqual({})
      now += timings.paymentLost + 1
      await sweep()
      expect((await booksOf(service(), advertiser_id)).sums).toEqual({
        cash: 8 * usd,
        prepaid: -8 * usd,
      })
      expect((await pay(one, 8 * usd, 'lost-pay-1')).data?.state).toBe('done')
    })

    test('a code gives its credit to an ad account once', async () => {
      const { person, advertiser_id } = await payer(service())
      expect((await code('WELCOME', 30, 'wrong')).status).toBe(401)
      expect((await code('WELCOME', 30)).status).toBe(200)
      expect((await code('WELCOME', 90)).status).toBe(409)
      const redeem = () => person.call(redeemCode, { advertiser_id, code: ' welcome ' })
      expect((await redeem()).data).toMatchObject({ code: 'WELCOME', amount_micro: 30 * usd })
      expect((await redeem()).error?.code).toBe('promotion-unfit')
      expect((await booksOf(service(), advertiser_id)).sums).toEqual({
        credits: 30 * usd,
        owed: -30 * usd,
      })
    })

    test('whatever is spent, paid, redeemed and switched, what is left is what the ledger says', async () => {
      const step = fc.oneof(
        fc.record({
          do: fc.constant('spend' as const),
          micro: fc.integer({ min: 1, max: 9 * usd }),
        }),
        fc.record({ do: fc.constant('pay' as const), micro: fc.integer({ min: 1, max: 900 }) }),
        fc.record({ do: fc.constantFrom('charge', 'redeem', 'prepaid', 'threshold') }),
      )
      let walks = 0
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
          const one = await payer(service())
          const { person, advertiser_id } = one
          await addCard(one, visa)
          for (const each of steps) {
            walks += 1
            if (each.do === 'spend') await spend(service(), advertiser_id, each.micro)
            else if (each.do === 'pay')
              await person.call(makePayment, {
                advertiser_id,
                amount_micro: each.micro * 10_000,
                key: `walk-key-${walks}`,
              })
            else if (each.do === 'charge') await charge()
            else if (each.do === 'redeem')
              await person.call(redeemCode, { advertiser_id, code: 'WELCOME' })
            else await person.call(setBillingMode, { advertiser_id, mode: each.do })
            const { sums, billing, total } = await booksOf(service(), advertiser_id)
            if (billing === undefined) throw new Error('There is no account.')
            const { prepaid = 0, owed = 0 } = sums
            const has = billing.mode === 'prepaid' ? 0 - prepaid : limitOf(billing) - owed
            expect([total, billing.leftMicro]).toEqual([0, has])
            expect(billing.mode === 'prepaid' ? owed : prepaid).toBe(0)
          }
        }),
        { numRuns: 4 },
      )
    })
  })
