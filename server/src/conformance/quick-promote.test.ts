import type { Targeting } from '@tessera/contracts/ads/targeting'
import {
  createAdAccount,
  estimateReach,
  getQuickPromote,
  giveAdsConsent,
  promotablePins,
  quickPromote,
  saveAdBusiness,
} from '@tessera/contracts/calls/quick-promote'
import { AdvertiserId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { adGroups, ads, campaigns } from '../contexts/ads/accounts/campaigns/tables.ts'
import { countReach } from '../contexts/ads/delivery/audiences/reach.ts'
import { domainFlags } from '../contexts/base/link-lists/tables.ts'
import { advisoryTerms } from '../contexts/discovery/advisories/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { advertiserPeople, advertisers } from '../contexts/identity/ad-accounts/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { products } from '../contexts/pins/products/tables.ts'
import { interests } from '../contexts/pins/users/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { made, type Said } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'
import { plainProduct } from './plain-product.ts'
import { selfOf } from './self-of.ts'

const link = 'https://lamps.example/reading'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`quick promote on ${kind}`, () => {
    const service = openedService(() =>
      open({ clock: { now: () => new Date('2026-11-26T12:00:00Z') } }),
    )
    const withPin = async (said: Said = { link }, privacy = 'public') => {
      const person = await member(service())
      const pin = await made(person, await boardOf(person, 'Lamps', privacy), said)
      const account = await person.done(createAdAccount, { country: 'US', time_zone: 'UTC' })
      const payload = {
        advertiser_id: account.id,
        pin_id: pin.id,
        ads_client_type: 'quick_promote',
        objective_type: 'CONSIDERATION',
        campaign_name: 'Lamps',
        destination_url: link,
        budget_in_micro_currency: 7_000_000,
        duration: 10,
        is_ongoing: false,
        start_now: true,
        flexible_daily_budget_enabled: false,
        auto_targeting_enabled: true,
        targeting_spec: {},
        client_key: 'a-key-of-its-own',
      }
      return { person, pin, account, payload }
    }
    const errorOf = async (person: Person, payload: Readonly<Record<string, unknown>>) =>
      (await person.call(quickPromote, payload)).error

    test('S7.26 S3.59 promoting a pin creates a campaign, an ad group and an ad, and returns their ids, once for two presses', async () => {
      const { person, pin, account, payload } = await withPin()
      const [one, other] = await Promise.all([
        person.done(quickPromote, payload),
        person.done(quickPromote, payload),
      ])
      expect(other).toEqual(one)
      expect(one.is_waiting).toBe(false)
      const { db } = service().ports
      const rows = await db
        .select()
        .from(campaigns)
        .innerJoin(adGroups, eq(adGroups.campaignId, campaigns.id))
        .innerJoin(ads, eq(ads.adGroupId, adGroups.id))
        .where(eq(campaigns.advertiserId, account.id))
      expect(rows).toMatchObject([
        {
          campaigns: {
            id: one.campaign_id,
            objective: 'CONSIDERATION',
            dailyBudgetMicro: 7_000_000,
            totalBudgetMicro: 70_000_000,
            endsAt: new Date('2026-12-06T00:00:00Z'),
          },
          ad_groups: { id: one.ad_group_id, billed: 'click', isAutomatic: true, targeting: {} },
          ads: { pinId: pin.id, destinationUrl: link, state: 'active', review: 'approved' },
        },
      ])
      const again = await person.done(quickPromote, { ...payload, client_key: 'another-key' })
      expect(again.campaign_id).not.toBe(one.campaign_id)
    })

    test('a pin of a product that is out of stock says so before it is promoted, alone and in the list', async () => {
      const { person, pin } = await withPin()
      const soldOut = async () => {
        const { pin: alone } = await person.done(getQuickPromote, { pin_id: pin.id })
        const [listed] = await person.done(promotablePins, {})
        return [alone?.is_sold_out, listed?.is_sold_out]
      }
      expect(await soldOut()).toEqual([false, false])
      const { db } = service().ports
      const { price: _, variants: __, ...facts } = plainProduct
      const [{ originId } = { originId: pin.id }] = await db
        .select({ originId: pins.originId })
        .from(pins)
        .where(eq(pins.id, pin.id))
      await db.insert(products).values({ ...facts, originId, availability: 'out of stock' })
      expect(await soldOut()).toEqual([true, true])
    })

    test('S9.21 an ad account is created on first use, once, and its country decides the currency, without one the US', async () => {
      const person = await member(service())
      const before = await person.done(getQuickPromote, {})
      expect(before).toMatchObject({
        advertiser: null,
        country: 'US',
        currency: 'USD',
        has_billing: false,
      })
      const [one, other] = await Promise.all([
        person.done(createAdAccount, { country: 'SE', time_zone: 'Europe/Stockholm' }),
        person.done(createAdAccount, { country: 'SE', time_zone: 'Europe/Stockholm' }),
      ])
      expect(other).toEqual(one)
      expect(one).toMatchObject({ country: 'SE', currency: 'SEK' })
      expect(await person.done(getQuickPromote, {})).toMatchObject({
        advertiser: { id: one.id },
        needs_consent: true,
      })
    })

    test('an ad account of somebody else is taken only where it is named', async () => {
      const { account } = await withPin()
      const helper = await member(service())
      const { id: userId } = await selfOf(helper)
      await service().ports.db.insert(advertiserPeople).values({
        advertiserId: account.id,
        userId,
        createdAt: new Date(),
      })
      expect((await helper.done(getQuickPromote, {})).advertiser).toBeNull()
      const named = await helper.done(getQuickPromote, { advertiser_id: account.id })
      expect(named.advertiser?.id).toBe(account.id)
    })

    test('consent is asked for where the law wants it, and nothing is promoted without', async () => {
      const { person, payload } = await withPin()
      const account = AdvertiserId.parse(payload.advertiser_id)
      await service()
        .ports.db.update(advertisers)
        .set({ country: 'DE' })
        .where(eq(advertisers.id, account))
      expect((await errorOf(person, payload))?.code).toBe('ads-consent-needed')
      await person.done(giveAdsConsent, {})
      await person.done(giveAdsConsent, {})
      expect((await person.done(getQuickPromote, {})).needs_consent).toBe(false)
      expect(await errorOf(person, payload)).toBeNull()
    })

    test('why a pin cannot be promoted is said before, and refused again', async () => {
      const { person, pin, payload } = await withPin({}, 'secret')
      const reasons = ['not-public', 'no-link']
      const asked = await person.done(getQuickPromote, { pin_id: pin.id })
      expect(asked.pin?.reasons).toEqual(reasons)
      expect(await person.done(promotablePins, {})).toMatchObject([
        { pin: { id: pin.id }, reasons },
      ])
      expect(await errorOf(person, payload)).toMatchObject({
        code: 'pin-unpromotable',
        http_status: 401,
        data: { reasons },
      })
      const { person: stranger, payload: own } = await withPin()
      expect((await stranger.done(getQuickPromote, { pin_id: pin.id })).is_pin_gone).toBe(true)
      expect((await errorOf(stranger, { ...own, pin_id: pin.id }))?.code).toBe('pin-unpromotable')
    })

    test('an ad account is for those who may act for it alone', async () => {
      const { payload } = await withPin()
      const { person: other } = await withPin()
      expect((await errorOf(other, payload))?.code).toBe('not-allowed')
      const facts = { legal_name: 'L', street: 'S', postal_code: '1', city: 'C', tax_id: '' }
      const business = {
        ...facts,
        website: 'https://l.example',
        advertiser_id: payload.advertiser_id,
      }
      expect((await other.call(saveAdBusiness, business)).error?.code).toBe('not-allowed')
      expect(
        (await other.call(getQuickPromote, { advertiser_id: payload.advertiser_id })).error?.code,
      ).toBe('not-allowed')
    })

    test('budget, end, link, tag and product are checked', async () => {
      const { person, payload } = await withPin()
      const faults: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
        ['ad-budget-unfit', { budget_in_micro_currency: 999_999 }],
        ['ad-budget-unfit', { budget_in_micro_currency: 1_000_000_000_001 }],
        ['ad-dates-unfit', { inclusive_end_date: '2026-11-25' }],
        ['link-unfit', { destination_url: 'javascript:alert(1)' }],
        ['conversion-tag-missing', { objective_type: 'WEB_CONVERSION' }],
        [
          'conversion-tag-unknown',
          {
            objective_type: 'WEB_CONVERSION',
            optimization_goal_metadata: { conversion_tag_id: '7', conversion_event: 'CHECKOUT' },
          },
        ],
        ['ad-product-missing', { objective_type: 'CATALOG_SALES', product_group_id: '7' }],
        ['audience-unknown', { targeting_spec: { AUDIENCE_INCLUDE: ['7'] } }],
        ['bad-input', { client_key: '' }],
        ['bad-input', { targeting_spec: { LOCATION: 'de' } }],
      ]
      for (const [code, change] of faults)
        expect([code, (await errorOf(person, { ...payload, ...change }))?.code]).toEqual([
          code,
          code,
        ])
    })

    test('an ad whose link is in a list waits for a person', async () => {
      const { person, payload } = await withPin()
      await service().ports.db.insert(domainFlags).values({
        domain: 'bad.example',
        status: 'suspicious',
        source: 'test',
        createdAt: new Date(),
      })
      const promoted = await person.done(quickPromote, {
        ...payload,
        destination_url: 'https://bad.example/',
      })
      expect(promoted.is_waiting).toBe(true)
    })

    test('who is behind an ad account is stored and shown again', async () => {
      const { person, account } = await withPin()
      const facts = {
        legal_name: 'Lamps Ltd',
        street: '1 High Street',
        postal_code: '10001',
        city: 'New York',
        website: 'https://lamps.example',
        tax_id: '',
      }
      await person.done(saveAdBusiness, { advertiser_id: account.id, ...facts })
      const stored = { ...facts, city: 'Boston' }
      expect(await person.done(saveAdBusiness, { advertiser_id: account.id, ...stored })).toEqual(
        stored,
      )
      expect((await person.done(getQuickPromote, {})).business).toEqual(stored)
    })

    test('S2.42 S2.58 a word is no ad account, addresses without a page answer 404, and the pin builder opens below an ad account too', async () => {
      const person = await member(service())
      for (const path of [
        '/advertiser/foo/',
        '/advertiser/foo/quick-promote/',
        '/advertiser/31/billing/',
        '/reporting/campaigns/',
      ])
        expect([path, (await person.send(path)).status]).toEqual([path, 404])
      const prefixed = await person.send('/advertiser/31/pin-builder/?draft=2', {
        redirect: 'manual',
      })
      expect([prefixed.status, prefixed.headers.get('Location')]).toEqual([
        302,
        '/pin-builder/?draft=2',
      ])
    })

    test('an ad whose words hold a sensitive term waits for a person', async () => {
      const { person, payload } = await withPin({ link, title: 'Lamps for a quiet room' })
      await service().ports.db.insert(advisoryTerms).values({
        key: 'miracle cure',
        match: 'contains',
        country: '',
        term: 'miracle cure',
        severity: 1,
        type: 'health',
        details: '',
      })
      const long = `${'a lamp '.repeat(16)}miracle cure`.slice(0, 126)
      const promoted = await person.done(quickPromote, { ...payload, campaign_name: long })
      expect(promoted.is_waiting).toBe(true)
    })

    test('S3.44 reach counts active members by age, gender (unknown unless they named one), country and interest', async () => {
      const person = await member(service())
      const { db, clock } = service().ports
      const { id } = await selfOf(person)
      const now = clock.now()
      const count = (targeting: Targeting) =>
        countReach(service().ports, { LOCATION: 'ZW+ZA', ...targeting }, now)
      await db
        .update(users)
        .set({ country: 'zw', birthday: '1996-11-27', gender: 'Female' })
        .where(eq(users.id, id))
      await db.insert(interests).values({ userId: id, topic: 'books', createdAt: now })
      const [one, none] = [
        { low: 1, high: 1 },
        { low: 0, high: 0 },
      ]
      expect(await count({})).toEqual(one)
      expect(await count({ AGE_BUCKET: ['18-24', '25-34'], GENDER: ['female'] })).toEqual(one)
      expect(await count({ AGE_BUCKET: ['35-44'] })).toEqual(none)
      expect(await count({ GENDER: ['male', 'unknown'] })).toEqual(none)
      for (const gender of [null, 'nonbinary']) {
        await db.update(users).set({ gender }).where(eq(users.id, id))
        expect(await count({ GENDER: ['female', 'male'] })).toEqual(none)
        expect(await count({ GENDER: ['unknown'] })).toEqual(one)
      }
      expect(await count({ INTEREST: ['books', 'art'] })).toEqual(one)
      expect(await count({ INTEREST: ['art'] })).toEqual(none)
      expect(await countReach(service().ports, { LOCATION: 'ZA' }, now)).toEqual(none)
    })

    test('reach counts members who match, and says only the floor when they are few', async () => {
      const { person } = await withPin()
      const spec = {
        AGE_BUCKET: ['65+'],
        GENDER: ['unknown'],
        INTEREST: ['books'],
        LOCATION: 'DE+AT',
      }
      expect(await person.done(estimateReach, { targeting_spec: spec })).toEqual({
        reach: null,
        floor: 100,
      })
    })
  })
