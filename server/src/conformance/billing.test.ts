import { testCardPath } from '@tessera/contracts/ads/test-cards'
import { getBilling } from '@tessera/contracts/calls/billing'
import { describe, expect, test } from 'vitest'
import { addCard, answerBank, booksOf, pay, payer, spend } from './billing-scene.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member } from './person.ts'

const visa = '4242424242424242'
const challenged = '4000002760003184'
const usd = 1_000_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`billing on ${kind}`, () => {
    const service = openedService(() => open({ sample: null }))

    test('an ad account with its first card may spend up to twice its threshold', async () => {
      const one = await payer(service())
      const { person, advertiser_id } = one
      const before = await person.done(getBilling, { advertiser_id })
      expect(before).toMatchObject({ mode: 'threshold', is_ready: false, holds: ['method-needed'] })
      expect((await addCard(one, visa)).data).toMatchObject({ state: 'done' })
      expect(await person.done(getBilling, { advertiser_id })).toMatchObject({
        ...{ is_ready: true, holds: [], owed_micro: 0, limit_micro: 50 * usd },
        methods: [{ brand: 'visa', last_digits: '4242', is_default: true }],
      })
      expect((await booksOf(service(), advertiser_id)).billing).toMatchObject({
        ...{ isReady: true, leftMicro: 50 * usd },
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
  })
