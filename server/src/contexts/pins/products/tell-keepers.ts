import { PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { and, asc, lt, type SQL, sql } from '../../../platform/database/sql.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Jobs } from '../../../platform/jobs/port.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import type { Sql } from '../../base/sql.ts'
import { notify } from '../notifications/notify.ts'
import { pins } from '../pins/tables.ts'
import { pinSeenBy } from './seen-pin.ts'
import { keptProducts, products } from './tables.ts'

const News = z.enum(['price-dropped', 'back-in-stock'])

type News = z.infer<typeof News>

/** Tells people who saved products for later what is new about them. */
const tellKeepers = defineJob({
  name: 'tell-product-keepers',
  payload: z.strictObject({ news: News, pin_ids: z.array(PinId), at: z.string() }),
  atOnce: 1,
})

const isAmong = (of: readonly PinId[]) =>
  sql`${keptProducts.originId} = any(${sql.param([...of])}::bigint[])`

const wants = { 'price-dropped': keptProducts.tellsDrops, 'back-in-stock': keptProducts.tellsBack }

/** Asks to tell the people who saved products for later, if there are any. */
export async function askToTell(
  tx: Sql,
  jobs: Jobs,
  told: { readonly news: News; readonly of: readonly PinId[]; readonly now: Date },
): Promise<void> {
  const { news, of, now } = told
  if (of.length === 0) return
  const kept = await tx
    .selectDistinct({ id: keptProducts.originId })
    .from(keptProducts)
    .where(and(isAmong(of), wants[news]))
  const pin_ids = kept.map(({ id }) => id)
  if (pin_ids.length > 0)
    await jobs.enqueue(tx, tellKeepers, { news, pin_ids, at: now.toISOString() })
}

/** True while the news is still so, and for those who saved the product before it was. */
const stillTrue: Readonly<Record<News, (at: Date) => SQL | undefined>> = {
  'price-dropped': () =>
    and(
      sql`${products.retiredAt} is null`,
      lt(keptProducts.keptAt, products.droppedAt),
      sql`(${keptProducts.tellsFrom} is null or (${keptProducts.currency} = ${pins.priceCurrency}
        and ${pins.priceAmount} <= ${keptProducts.tellsFrom}))`,
    ),
  'back-in-stock': (at) =>
    and(
      sql`${products.retiredAt} is null and ${products.availability} <> 'out of stock'`,
      lt(keptProducts.keptAt, at),
    ),
}

/** The product and the person that were told last. */
type KeeperPlace = readonly [pinId: string, userId: string]

const first: KeeperPlace = ['0', '0']

/** Number of people who are told in one transaction. */
const batch = 200

interface Told {
  readonly news: News
  readonly of: readonly PinId[]
  readonly at: Date
}

const keepersAfter = (tx: Sql, { news, of, at }: Told, [pinId, userId]: KeeperPlace) =>
  tx
    .select({
      originId: keptProducts.originId,
      userId: keptProducts.userId,
      amount: pins.priceAmount,
      currency: pins.priceCurrency,
      from: products.droppedFrom,
    })
    .from(keptProducts)
    .innerJoin(products, sql`${products.originId} = ${keptProducts.originId}`)
    .innerJoin(pins, sql`${pins.id} = ${keptProducts.originId}`)
    .where(
      and(
        isAmong(of),
        sql`${wants[news]}`,
        stillTrue[news](at),
        sql`(${keptProducts.originId}, ${keptProducts.userId}) > (${pinId}::bigint, ${userId}::bigint)`,
      ),
    )
    .orderBy(asc(keptProducts.originId), asc(keptProducts.userId))
    .limit(batch)
    // A second run waits here, and then finds who was told already.
    .for('update', { of: keptProducts })

type Keeper = Awaited<ReturnType<typeof keepersAfter>>[number]

const dataOf = (news: News, { amount, currency, from }: Keeper) => ({
  ...(amount === null || currency === null
    ? {}
    : { price: amount, currency: currency.toLowerCase() }),
  ...(news === 'price-dropped' && from !== null ? { from } : {}),
})

/** Tells the next people, and returns the last of them; undefined at the end. */
const tellNext = (ports: Ports, told: Told, after: KeeperPlace): Promise<KeeperPlace | undefined> =>
  ports.db.transaction(async (tx) => {
    const keepers = await keepersAfter(tx, told, after)
    for (const keeper of keepers) {
      const pinId = await pinSeenBy(tx, keeper.originId, keeper.userId)
      if (pinId === undefined) continue
      await notify(tx, ports, keeper.userId, {
        kind: told.news,
        pinId,
        data: dataOf(told.news, keeper),
      })
    }
    const last = keepers.length < batch ? undefined : keepers.at(-1)
    return last === undefined ? undefined : [last.originId, last.userId]
  })

/** Tells the people who saved products for later, as many at a time as one transaction takes. */
export const handleToldKeepers = handleJob(tellKeepers, async (ports, { payload, signal }) => {
  const told = { news: payload.news, of: payload.pin_ids, at: new Date(payload.at) }
  for (let after: KeeperPlace | undefined = first; after !== undefined; ) {
    signal.throwIfAborted()
    after = await tellNext(ports, told, after)
  }
})
