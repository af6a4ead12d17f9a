import type { PaymentMethod } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { and, asc, desc, eq, ne } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { paymentMethods, type payments } from './tables.ts'

const isReady = (advertiserId: AdvertiserId) =>
  and(eq(paymentMethods.advertiserId, advertiserId), eq(paymentMethods.state, 'ready'))

/** A card, as stored. */
type Method = typeof paymentMethods.$inferSelect

/** Returns the cards of an ad account, the default first. */
export async function methodsOf(db: Sql, advertiserId: AdvertiserId): Promise<PaymentMethod[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(isReady(advertiserId))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.id))
  return rows.map((row) => ({
    id: String(row.id),
    brand: row.brand,
    last_digits: row.lastDigits,
    exp_month: row.expMonth,
    exp_year: row.expYear,
    is_default: row.isDefault,
  }))
}

/** Returns the card that is charged. */
export async function defaultMethodOf(db: Sql, advertiserId: AdvertiserId) {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(isReady(advertiserId), paymentMethods.isDefault))
  return row
}

/** Makes a ready card the one that is charged, and returns it; undefined without such a card. */
export async function makeDefault(
  tx: Sql,
  advertiserId: AdvertiserId,
  id: bigint,
): Promise<Method | undefined> {
  const isOne = and(isReady(advertiserId), eq(paymentMethods.id, id))
  const [made] = await tx.select().from(paymentMethods).where(isOne)
  if (made === undefined) return undefined
  await tx
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.advertiserId, advertiserId), ne(paymentMethods.id, id)))
  await tx.update(paymentMethods).set({ isDefault: true }).where(isOne)
  return made
}

/** Takes a card whose bank agreed; it is the one that is charged from now on. */
export async function makeReady(
  tx: Sql,
  { advertiserId, methodId }: Pick<typeof payments.$inferSelect, 'advertiserId' | 'methodId'>,
): Promise<Method | undefined> {
  await tx
    .update(paymentMethods)
    .set({ state: 'ready' })
    .where(and(eq(paymentMethods.id, methodId), eq(paymentMethods.state, 'waiting')))
  return makeDefault(tx, advertiserId, methodId)
}

/** Removes a card; the oldest of the others is charged then. Undefined without such a card. */
export async function removeMethod(
  tx: Sql,
  advertiserId: AdvertiserId,
  id: bigint,
): Promise<Method | undefined> {
  const [removed] = await tx
    .update(paymentMethods)
    .set({ state: 'removed', isDefault: false })
    .where(and(isReady(advertiserId), eq(paymentMethods.id, id)))
    .returning()
  if (removed === undefined) return undefined
  const [next] = await tx
    .select()
    .from(paymentMethods)
    .where(isReady(advertiserId))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.id))
    .limit(1)
  if (next !== undefined) await makeDefault(tx, advertiserId, next.id)
  return removed
}
