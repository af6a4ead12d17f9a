import { testCardPath } from '@tessera/contracts/ads/test-cards'
import { addPaymentMethod, finishPayment, makePayment } from '@tessera/contracts/calls/billing'
import { saveAdBusiness } from '@tessera/contracts/calls/quick-promote'
import { AdvertiserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { advertiserBilling } from '../contexts/ads/accounts/campaigns/tables.ts'
import { post } from '../contexts/ads/money/ledger/post.ts'
import { ledgerEntries } from '../contexts/ads/money/ledger/tables.ts'
import { advertisers } from '../contexts/identity/ad-accounts/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { eq, sql } from '../platform/database/sql.ts'
import { member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'

/** An ad account and its owner. */
export interface Payer {
  readonly person: Person
  readonly advertiser_id: AdvertiserId
}

/** Says who is behind the ads of an account. */
export const sayBusiness = ({ person, advertiser_id }: Payer) =>
  person.done(saveAdBusiness, {
    advertiser_id,
    legal_name: 'Lamps & Co',
    street: 'Wick Lane 1',
    postal_code: '10117',
    city: 'Berlin',
    website: 'https://lamps.example',
    tax_id: '',
  })

/** Opens an ad account that said who is behind its ads. */
export async function payer(
  service: MemoryService,
  over: Partial<typeof advertisers.$inferInsert> = {},
): Promise<Payer> {
  const opened = await nameless(service, over)
  await sayBusiness(opened)
  return opened
}

/** Opens an ad account that did not say who is behind its ads. */
export async function nameless(
  service: MemoryService,
  over: Partial<typeof advertisers.$inferInsert> = {},
): Promise<Payer> {
  const person = await member(service)
  const { id: ownerId } = await selfOf(person)
  const { db, ids, clock } = service.ports
  const id = AdvertiserId.parse(ids.next())
  const row = { id, ownerId, name: 'Lamps & Co', createdAt: clock.now(), ...over }
  await db.insert(advertisers).values(row)
  return { person, advertiser_id: id }
}

/** Gives a card to the test provider, as the browser does; returns its token. */
export async function tokenOf(person: Person, number: string): Promise<string> {
  const response = await person.send(testCardPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ number, exp_month: 12, exp_year: 2090, cvc: '123' }),
  })
  return z.object({ token: z.string() }).parse(await response.json()).token
}

/** Adds a card; its bank isn't answered. */
export const addCard = async ({ person, advertiser_id }: Payer, number: string) =>
  person.call(addPaymentMethod, { advertiser_id, token: await tokenOf(person, number) })

/** Pays with the default card. */
export const pay = ({ person, advertiser_id }: Payer, amount_micro: number, key: string) =>
  person.call(makePayment, { advertiser_id, amount_micro, key })

/** Answers the bank's page of a step that wants a confirmation, and finishes the payment. */
export async function answerBank(
  { person, advertiser_id }: Payer,
  step: { readonly payment_id: string; readonly url: string },
  answer: 'yes' | 'no',
) {
  await person.send(step.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `answer=${answer}`,
  })
  return person.call(finishPayment, { advertiser_id, payment_id: step.payment_id })
}

/** Charges for ads, as counting does. */
export const spend = ({ ports }: MemoryService, id: AdvertiserId, micro: number) =>
  ports.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(advertiserBilling)
      .where(eq(advertiserBilling.advertiserId, id))
      .for('update')
    const account = row?.mode === 'threshold' ? 'owed' : 'prepaid'
    await post(tx, ports, {
      reference: `spend ${ports.ids.next()}`,
      kind: 'spend',
      advertiserId: id,
      currency: 'USD',
      about: { campaign: '7', day: '2026-11-26' },
      entries: [
        { account, amountMicro: micro },
        { account: 'revenue', amountMicro: -micro },
      ],
    })
    await tx
      .update(advertiserBilling)
      .set({ leftMicro: sql`${advertiserBilling.leftMicro} - ${micro}::bigint` })
      .where(eq(advertiserBilling.advertiserId, id))
  })

/** Returns the sums of an account's entries, how it pays, and the sum over all of the ledger. */
export async function booksOf({ ports }: MemoryService, id: AdvertiserId) {
  const rows = await ports.db
    .select({ account: ledgerEntries.account, sum: sql<string>`sum(${ledgerEntries.amountMicro})` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.advertiserId, id))
    .groupBy(ledgerEntries.account)
  const sums = Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]))
  const [billing] = await ports.db
    .select()
    .from(advertiserBilling)
    .where(eq(advertiserBilling.advertiserId, id))
  const total = rows.reduce((sum, row) => sum + Number(row.sum), 0)
  return { sums, billing, total }
}
