import { scaledMicro } from '@tessera/contracts/ads/micro'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, eq, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { adBusinesses, advertiserBilling } from '../../accounts/campaigns/tables.ts'
import { holdsOf, monthIn, owedOf, type Standing, wholeCoins } from './rules.ts'
import { billingSchedules, paymentMethods, payments } from './tables.ts'
import { type TaxRule, taxRuleOf } from './taxes.ts'

const accountFields = {
  id: advertisers.id,
  ownerId: advertisers.ownerId,
  name: advertisers.name,
  country: advertisers.country,
  currency: advertisers.currency,
  timeZone: advertisers.timeZone,
  mode: advertiserBilling.mode,
  isReady: advertiserBilling.isReady,
  leftMicro: advertiserBilling.leftMicro,
  thresholdMicro: advertiserBilling.thresholdMicro,
  failures: billingSchedules.failures,
  nextAttemptAt: billingSchedules.nextAttemptAt,
  chargedMonth: billingSchedules.chargedMonth,
  documentMonth: billingSchedules.documentMonth,
  /** Null until the business said who it is. */
  business: {
    legalName: adBusinesses.legalName,
    street: adBusinesses.street,
    postalCode: adBusinesses.postalCode,
    city: adBusinesses.city,
    taxId: adBusinesses.taxId,
  },
}

/** Selects ad accounts with how they pay. */
export const selectAccounts = (db: Sql) =>
  db
    .select(accountFields)
    .from(advertisers)
    .innerJoin(advertiserBilling, eq(advertiserBilling.advertiserId, advertisers.id))
    .innerJoin(billingSchedules, eq(billingSchedules.advertiserId, advertisers.id))
    .leftJoin(adBusinesses, eq(adBusinesses.advertiserId, advertisers.id))

/** An ad account and how it pays. */
export type BillingAccount = Awaited<ReturnType<typeof selectAccounts>>[number]

/** Returns the tax on the payments of an ad account. */
export const taxOfAccount = (
  { settings }: Pick<Ports, 'settings'>,
  { country, business }: BillingAccount,
): TaxRule =>
  taxRuleOf({
    sellerCountry: settings.seller.country,
    buyerCountry: country,
    buyerTaxId: business?.taxId ?? '',
    rates: settings.taxRates,
  })

/** Gives an ad account its rows: a new one pays once it owes a threshold. */
async function ensureRows(tx: Sql, { clock }: Pick<Ports, 'clock'>, id: AdvertiserId) {
  const [account] = await tx.select().from(advertisers).where(eq(advertisers.id, id))
  if (account === undefined) return
  const thresholdMicro = scaledMicro(limits.billingThreshold, account.currency)
  await tx
    .insert(advertiserBilling)
    .values({
      advertiserId: id,
      mode: 'threshold',
      thresholdMicro,
      leftMicro: thresholdMicro * limits.billingDebtFactor,
    })
    .onConflictDoNothing()
  const month = monthIn(clock.now(), account.timeZone)
  await tx
    .insert(billingSchedules)
    .values({ advertiserId: id, chargedMonth: month, documentMonth: month })
    .onConflictDoNothing()
}

/** Locks how an ad account pays; undefined without such an account. Counting locks the same row. */
export async function lockAccount(
  tx: Sql,
  ports: Pick<Ports, 'clock'>,
  id: AdvertiserId,
): Promise<BillingAccount | undefined> {
  await ensureRows(tx, ports, id)
  const [row] = await selectAccounts(tx)
    .where(eq(advertisers.id, id))
    .for('update', { of: advertiserBilling })
  return row
}

/** Counts what decides whether ads run. */
export async function standingOf(db: Sql, account: BillingAccount): Promise<Standing> {
  const { id, mode, leftMicro, failures } = account
  const methods = await db.$count(
    paymentMethods,
    and(eq(paymentMethods.advertiserId, id), eq(paymentMethods.state, 'ready')),
  )
  const disputes = await db.$count(
    payments,
    and(eq(payments.advertiserId, id), eq(payments.state, 'disputed')),
  )
  return { mode, leftMicro, methods, disputes, failures }
}

/** True when nothing about the payments of an account keeps its ads from running. */
const canPay = async (db: Sql, account: BillingAccount): Promise<boolean> =>
  holdsOf(await standingOf(db, account)).length === 0

/** True when an ad account can pay, whether or not it said who is behind its ads. */
export async function hasBilling(db: Sql, id: AdvertiserId): Promise<boolean> {
  const [account] = await selectAccounts(db).where(eq(advertisers.id, id))
  return account !== undefined && canPay(db, account)
}

/** Writes whether ads may run, after something changed under the account's lock: it says who it is, and can pay. */
export async function refreshReady(tx: Sql, id: AdvertiserId): Promise<void> {
  const [account] = await selectAccounts(tx).where(eq(advertisers.id, id))
  if (account === undefined) return
  const isReady = account.business !== null && (await canPay(tx, account))
  await tx.update(advertiserBilling).set({ isReady }).where(eq(advertiserBilling.advertiserId, id))
}

/** Forgets failed charges of an account that owes nothing any more. */
export async function forgiveFailures(tx: Sql, account: BillingAccount): Promise<void> {
  if (account.failures === 0 || wholeCoins(owedOf(account), account.currency) > 0) return
  await tx
    .update(billingSchedules)
    .set({ failures: 0, nextAttemptAt: null })
    .where(eq(billingSchedules.advertiserId, account.id))
  await refreshReady(tx, account.id)
}

/** Adds to what an account may still spend. The ledger has the same in the same transaction. */
export const addLeft = (tx: Sql, id: AdvertiserId, micro: number) =>
  tx
    .update(advertiserBilling)
    .set({ leftMicro: sql`${advertiserBilling.leftMicro} + ${micro}::bigint` })
    .where(eq(advertiserBilling.advertiserId, id))
