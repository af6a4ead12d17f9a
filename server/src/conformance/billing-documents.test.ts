import { getBilling, setBillingMode } from '@tessera/contracts/calls/billing'
import {
  getBillingDocuments,
  getOrderLines,
  getSpendSummary,
} from '@tessera/contracts/calls/billing-reports'
import { saveAdBusiness } from '@tessera/contracts/calls/quick-promote'
import { describe, expect, test } from 'vitest'
import { billingDocuments } from '../contexts/ads/money/billing/tables.ts'
import { handleMonthDocuments } from '../contexts/ads/money/payments/jobs.ts'
import { eq } from '../platform/database/sql.ts'
import { addCard, booksOf, pay, payer, spend } from './billing-scene.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member } from './person.ts'

const visa = '4242424242424242'
const usd = 1_000_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`documents of billing on ${kind}`, () => {
    const november = Date.parse('2026-11-26T12:00:00Z')
    let now = november
    const service = openedService(() =>
      open({
        clock: { now: () => new Date(now) },
        sample: null,
        settings: {
          taxRates: { DE: 1900, FR: 2000 },
          seller: { name: 'Mosaic SAS, 75001 Paris', country: 'FR', taxId: 'FR98765432109' },
        },
      }),
    )
    const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }

    test('an account that pays ahead adds money with tax, and its receipt and files are its own', async () => {
      const one = await payer(service(), { country: 'DE', name: 'Łampen 東京' })
      const { person, advertiser_id } = one
      await addCard(one, visa)
      await person.done(setBillingMode, { advertiser_id, mode: 'prepaid' })
      await pay(one, 10 * usd, 'top-up-1')
      const { sums, billing } = await booksOf(service(), advertiser_id)
      expect(sums).toEqual({ cash: 11_900_000, prepaid: -10 * usd, tax: -1_900_000 })
      expect(billing).toMatchObject({ mode: 'prepaid', leftMicro: 10 * usd, isReady: true })
      const { documents } = await person.done(getBillingDocuments, {
        advertiser_id,
        series: 'documents',
      })
      expect(documents).toMatchObject([{ kind: 'receipt', tax_micro: 1_900_000 }])
      const url = documents[0]?.url ?? ''
      const file = await person.send(url)
      expect(file.headers.get('Content-Type')).toBe('application/pdf')
      expect((await file.text()).slice(0, 5)).toBe('%PDF-')
      expect((await (await member(service())).send(url)).status).toBe(404)
    })

    test('S2.53 order lines, summaries and the statement of a month say what the ledger says', async () => {
      const one = await payer(service(), { timeZone: 'Asia/Tokyo' })
      const { person, advertiser_id } = one
      await addCard(one, visa)
      await spend(service(), advertiser_id, 12 * usd)
      await pay(one, 12 * usd, 'statement-1')
      await spend(service(), advertiser_id, 3 * usd)
      const lines = await person.done(getOrderLines, { advertiser_id })
      expect(lines.lines).toMatchObject([
        { day: '2026-11-26', campaign_id: '7', spent_micro: 15 * usd, refunded_micro: 0 },
      ])
      const { months } = await person.done(getSpendSummary, { advertiser_id })
      expect(months).toMatchObject([
        { month: '2026-11', opening_micro: 0, paid_micro: 12 * usd, closing_micro: -3 * usd },
      ])
      // December has begun in Tokyo alone.
      now = Date.parse('2026-11-30T15:20:00Z')
      await handleMonthDocuments(service().ports).run(running)
      await handleMonthDocuments(service().ports).run(running)
      const { documents } = await person.done(getBillingDocuments, {
        advertiser_id,
        series: 'documents',
      })
      expect(documents.map(({ kind, number, total_micro }) => [kind, number, total_micro])).toEqual(
        [
          ['statement', `D-${advertiser_id}-0002`, -3 * usd],
          ['receipt', `D-${advertiser_id}-0001`, 12 * usd],
        ],
      )
      expect((await person.send(documents[0]?.url ?? '')).status).toBe(200)
    })

    test('a business elsewhere in the union pays no tax, and its documents say who accounts for it', async () => {
      now = november
      const one = await payer(service(), { country: 'DE', currency: 'EUR' })
      const { person, advertiser_id } = one
      const taxOf = async () => {
        const { tax_rate, is_reverse_charge } = await person.done(getBilling, { advertiser_id })
        return [tax_rate, is_reverse_charge]
      }
      await addCard(one, visa)
      expect(await taxOf()).toEqual([1900, false])
      await person.done(saveAdBusiness, {
        advertiser_id,
        legal_name: 'Lampen GmbH',
        street: 'Weg 1',
        postal_code: '10115',
        city: 'Berlin',
        website: 'https://lampen.example',
        tax_id: 'de 123 456 789',
      })
      expect(await taxOf()).toEqual([0, true])
      await person.done(setBillingMode, { advertiser_id, mode: 'prepaid' })
      await pay(one, 10 * usd, 'reverse-1')
      expect((await booksOf(service(), advertiser_id)).sums).toEqual({
        cash: 10 * usd,
        prepaid: -10 * usd,
      })
      now = Date.parse('2026-12-02T12:00:00Z')
      await handleMonthDocuments(service().ports).run(running)
      const rows = await service()
        .ports.db.select()
        .from(billingDocuments)
        .where(eq(billingDocuments.advertiserId, advertiser_id))
      const parties = {
        seller: 'Mosaic SAS, 75001 Paris',
        sellerTaxId: 'FR98765432109',
        buyer: {
          name: 'Lampen GmbH',
          country: 'DE',
          address: 'Weg 1, 10115 Berlin',
          taxId: 'DE123456789',
        },
      }
      const byKind = Object.fromEntries(rows.map(({ facts }) => [facts.kind, facts]))
      expect(byKind.receipt).toMatchObject({ ...parties, isReverseCharge: true, taxMicro: 0 })
      expect(byKind.tax).toMatchObject({
        ...parties,
        isReverseCharge: true,
        taxRate: 0,
        totalMicro: 10 * usd,
      })
    })
  })
