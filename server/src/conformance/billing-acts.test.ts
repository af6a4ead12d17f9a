import {
  addPaymentMethod,
  finishPayment,
  getBilling,
  makePayment,
  removePaymentMethod,
  setBillingMode,
  setDefaultMethod,
} from '@tessera/contracts/calls/billing'
import { getBillingHistory, redeemCode } from '@tessera/contracts/calls/billing-reports'
import { saveAdBusiness } from '@tessera/contracts/calls/quick-promote'
import type { Permission } from '@tessera/contracts/entities/permission'
import { describe, expect, test } from 'vitest'
import { makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { creditCodes } from '../contexts/ads/money/billing/tables.ts'
import { businessAccess } from '../contexts/identity/access/tables.ts'
import { advertiserPeople } from '../contexts/identity/ad-accounts/tables.ts'
import { deedsOf } from '../contexts/identity/business-people/list-deeds.ts'
import { addCard, type Payer, pay, payer } from './billing-scene.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const visa = '4242424242424242'
const mastercard = '5555555555554444'
const usd = 1_000_000
const details = {
  legal_name: 'Lamps Ltd',
  street: 'Main Street 1',
  postal_code: '10001',
  city: 'New York',
  website: 'https://lamps.example',
  tax_id: '',
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`acts of billing on ${kind}`, () => {
    const service = openedService(open)

    /** Gives somebody permissions for the owner of an ad account. */
    const helper = async (owner: Payer, permissions: readonly Permission[]): Promise<Payer> => {
      const { db, clock } = service().ports
      const person = await member(service())
      const [subjectId, userId] = [(await selfOf(owner.person)).id, (await selfOf(person)).id]
      const granted = { subjectId, userId, permissions: [...permissions] }
      await db.insert(businessAccess).values({ ...granted, createdAt: clock.now() })
      return { person, advertiser_id: owner.advertiser_id }
    }
    const billingOf = ({ person, advertiser_id }: Payer) =>
      person.done(getBilling, { advertiser_id })

    test('people with the permission for ads see how an account pays, and change nothing about it', async () => {
      const { ports } = service()
      const owner = await payer(service())
      const { advertiser_id } = owner
      await addCard(owner, visa)
      await owner.person.done(saveAdBusiness, { advertiser_id, ...details })
      const { methods } = await billingOf(owner)
      const among = await helper(owner, [])
      const userId = (await selfOf(among.person)).id
      await ports.db
        .insert(advertiserPeople)
        .values({ advertiserId: advertiser_id, userId, createdAt: ports.clock.now() })
      const method_id = methods[0]?.id
      for (const each of [await helper(owner, ['CONTENT', 'ADS', 'ANALYTICS']), among]) {
        expect((await billingOf(each)).may_pay).toBe(false)
        const refused = [
          await each.person.call(addPaymentMethod, { advertiser_id, token: 'some-token' }),
          await each.person.call(setDefaultMethod, { advertiser_id, method_id }),
          await each.person.call(removePaymentMethod, { advertiser_id, method_id }),
          await pay(each, usd, 'not-mine-1'),
          await each.person.call(finishPayment, { advertiser_id, payment_id: '1' }),
          await each.person.call(setBillingMode, { advertiser_id, mode: 'prepaid' }),
          await each.person.call(redeemCode, { advertiser_id, code: 'WELCOME' }),
          await each.person.call(saveAdBusiness, { advertiser_id, ...details, city: 'Boston' }),
        ]
        expect(refused.map(({ error }) => error?.code)).toEqual(refused.map(() => 'not-allowed'))
      }
      expect(await billingOf(owner)).toMatchObject({ may_pay: true, mode: 'threshold', methods })
    })

    test('people with the permission for money pay, and see what was paid; so do owners', async () => {
      const owner = await payer(service())
      for (const permission of ['MONEY', 'OWNER'] as const) {
        const bookkeeper = await helper(owner, [permission])
        expect((await addCard(bookkeeper, visa)).data?.state).toBe('done')
        expect((await billingOf(bookkeeper)).may_pay).toBe(true)
        const { advertiser_id } = owner
        const came = await bookkeeper.person.call(getBillingHistory, { advertiser_id })
        expect(came.error).toBeNull()
      }
      const stranger = await member(service())
      const { advertiser_id } = owner
      const came = await stranger.call(getBilling, { advertiser_id })
      expect(came.error?.code).toBe('not-allowed')
    })

    test('each act of billing is in the log of the business, and its owner gets a letter', async () => {
      const { db, clock } = service().ports
      const owner = await payer(service())
      const { advertiser_id } = owner
      const { id: subjectId, email } = await selfOf(owner.person)
      const bookkeeper = await helper(owner, ['ADS', 'MONEY'])
      const { person } = bookkeeper
      await addCard(bookkeeper, visa)
      await addCard(bookkeeper, mastercard)
      const method_id = (await billingOf(owner)).methods[1]?.id
      await person.done(setDefaultMethod, { advertiser_id, method_id })
      await person.done(removePaymentMethod, { advertiser_id, method_id })
      await person.done(setBillingMode, { advertiser_id, mode: 'prepaid' })
      await person.done(setBillingMode, { advertiser_id, mode: 'prepaid' })
      await person.done(makePayment, { advertiser_id, amount_micro: 20 * usd, key: 'first-wish' })
      const expiresAt = new Date(clock.now().getTime() + 60_000)
      const code = { code: 'SPRING', amountMicro: 5 * usd, currency: 'USD', expiresAt }
      await db.insert(creditCodes).values({ ...code, createdAt: clock.now() })
      await person.done(redeemCode, { advertiser_id, code: 'spring' })
      await person.done(saveAdBusiness, { advertiser_id, ...details })
      const deeds = await deedsOf(db, { subjectId, before: undefined, most: 20 })
      const actor = (await selfOf(person)).full_name
      expect(
        deeds
          .toReversed()
          .map((deed) => [deed.actor, deed.deed, deed.object.replaceAll('\u00a0', ' ')]),
      ).toEqual(
        [
          // The account says who is behind it before anything else.
          ['billing-details-changed', 'Lamps & Co'],
          ['card-added', 'Visa •••• 4242'],
          ['card-added', 'Mastercard •••• 4444'],
          ['card-chosen', 'Visa •••• 4242'],
          ['card-removed', 'Visa •••• 4242'],
          ['pay-ahead-chosen', 'Lamps & Co'],
          ['payment-made', '$20.00 USD'],
          ['code-used', 'SPRING'],
          ['billing-details-changed', 'Lamps & Co'],
        ].map(([deed, object]) => [actor, deed, object]),
      )
      const letters = await emailsTo(service(), email ?? '')
      const told = letters
        .filter(({ text }) => text.includes('the accounts manager'))
        .map(({ text }) => text)
      expect(told.every((text) => text.includes(actor))).toBe(true)
      expect(told).toHaveLength(deeds.length)
      expect(told.filter((text) => text.includes('Visa •••• 4242'))).toHaveLength(3)
    })

    test('before the last card is removed, the account says which campaigns that stops', async () => {
      const { ports } = service()
      const owner = await payer(service())
      const { advertiser_id: advertiserId } = owner
      const pinId = await somePin(service())
      const campaign = { advertiserId, pinId }
      await makeCampaign(ports.db, ports, { ...campaign, name: 'Lamps' })
      await makeCampaign(ports.db, ports, { ...campaign, name: 'Shelves', state: 'paused' })
      await addCard(owner, visa)
      expect((await billingOf(owner)).stopped_by_last_card).toEqual(['Lamps'])
      await addCard(owner, mastercard)
      expect((await billingOf(owner)).stopped_by_last_card).toEqual([])
      await owner.person.done(setBillingMode, { advertiser_id: advertiserId, mode: 'prepaid' })
      await pay(owner, 20 * usd, 'enough-money')
      const [method] = (await billingOf(owner)).methods
      const input = { advertiser_id: advertiserId, method_id: method?.id }
      await owner.person.done(removePaymentMethod, input)
      expect((await billingOf(owner)).stopped_by_last_card).toEqual([])
    })
  })
