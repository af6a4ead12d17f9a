import {
  compareProducts,
  dropKeptProduct,
  getKeptProducts,
  getProduct,
  keepProduct,
  updateKeptProduct,
} from '@tessera/contracts/calls/products'
import type { Product, ShownProduct } from '@tessera/contracts/entities/product'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answer, answerMember, given, refused } from '../../../calls/answer.ts'
import { badBookmark, pageOf } from '../../../calls/bookmark.ts'
import type { Ports } from '../../../ports.ts'
import { pinOf } from '../pins/rules.ts'
import { findPin, findPins } from '../pins/store.ts'
import { changeKept, countKept, dropKept, keep } from './keep-product.ts'
import { keptPlaceOf, keptRows } from './kept-list.ts'
import { priceHistoryOf, productsOf } from './read-products.ts'

type Found =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly code: 'not-found' | 'product-missing' }

/** Finds the product of a pin that the viewer may see. */
async function productOf(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  pinId: PinId,
  viewerId: UserId | null,
): Promise<Found> {
  const pin = await findPin(db, pinId, viewerId)
  if (pin === undefined) return { ok: false, code: 'not-found' }
  const found = await productsOf(db, [pin.originId], { viewerId, now: clock.now() })
  const product = found.get(pin.originId)
  return product === undefined ? { ok: false, code: 'product-missing' } : { ok: true, product }
}

const answerProduct = answer(getProduct, async ({ ports, viewer }, { pin_id }) => {
  const found = await productOf(ports, pin_id, viewer?.id ?? null)
  if (!found.ok) return refused(found.code)
  const { product } = found
  const history = await priceHistoryOf(ports.db, product.id, ports.clock.now())
  return given({ ...product, history })
})

const answerKept = answerMember(getKeptProducts, async ({ ports, viewer }, input) => {
  const { db, clock } = ports
  const { order, page_size: size } = input
  const after = keptPlaceOf(input.bookmark, order)
  if (after === 'unreadable') return badBookmark
  const found = await keptRows(db, { userId: viewer.id, order, after, most: size + 1 })
  const { rows, bookmark } = pageOf(found, size, ({ word, number, originId }) => [
    order,
    word,
    number,
    originId,
  ])
  const look = { viewerId: viewer.id, now: clock.now() }
  const shown = await shownProducts(
    db,
    rows.map(({ pinId }) => pinId),
    look,
  )
  return given([...shown.values()], bookmark)
})

type Looked = Parameters<typeof productsOf>[2]

/** Returns the products of pins that the viewer may see, by pin, in the order of the ids. */
async function shownProducts(
  db: Ports['db'],
  pinIds: readonly PinId[],
  look: Looked,
): Promise<ReadonlyMap<PinId, ShownProduct>> {
  const pins = new Map((await findPins(db, pinIds, look.viewerId)).map((pin) => [pin.id, pin]))
  const products = await productsOf(
    db,
    [...pins.values()].map(({ originId }) => originId),
    look,
  )
  return new Map(
    pinIds.flatMap((id): readonly [PinId, ShownProduct][] => {
      const pin = pins.get(id)
      const product = pin === undefined ? undefined : products.get(pin.originId)
      return pin === undefined || product === undefined ? [] : [[id, { pin: pinOf(pin), product }]]
    }),
  )
}

/** Reads the time of a removal that is undone: it was in the past. */
function timeOf(text: string | undefined, now: Date): Date {
  const at = new Date(text ?? '')
  return at.getTime() <= now.getTime() ? at : now
}

const answerKeep = answerMember(keepProduct, async ({ ports, viewer }, input) => {
  const { db, clock } = ports
  const found = await productOf(ports, input.pin_id, viewer.id)
  if (!found.ok) return refused(found.code)
  const { product } = found
  const max = limits.keptProductsMax
  if (product.kept === null && (await countKept(db, viewer.id)) >= max)
    return refused('kept-products-many', { max })
  await keep(
    db,
    { userId: viewer.id, originId: product.id },
    {
      tellsDrops: input.tells_drops,
      tellsFrom: input.tells_from,
      tellsBack: input.tells_back,
      keptAt: timeOf(input.kept_at, clock.now()),
      price: input.price === undefined ? product.price : input.price,
    },
  )
  return answerNow(ports, input.pin_id, viewer.id)
})

const answerChange = answerMember(updateKeptProduct, async ({ ports, viewer }, input) => {
  const found = await productOf(ports, input.pin_id, viewer.id)
  if (!found.ok) return refused(found.code)
  const kept = { userId: viewer.id, originId: found.product.id }
  const changed = await changeKept(ports.db, kept, {
    tellsDrops: input.tells_drops,
    tellsFrom: input.tells_from,
    tellsBack: input.tells_back,
  })
  return changed ? answerNow(ports, input.pin_id, viewer.id) : refused('product-not-kept')
})

/** Answers with a product as it is now. */
async function answerNow(ports: Ports, pinId: PinId, viewerId: UserId) {
  const found = await productOf(ports, pinId, viewerId)
  return found.ok ? given(found.product) : refused(found.code)
}

const answerDrop = answerMember(dropKeptProduct, async ({ ports, viewer }, { pin_id }) => {
  const found = await productOf(ports, pin_id, viewer.id)
  if (!found.ok) return refused(found.code)
  return given({
    kept: await dropKept(ports.db, { userId: viewer.id, originId: found.product.id }),
  })
})

const answerCompare = answer(compareProducts, async ({ ports, viewer }, { pin_ids }) => {
  const look = { viewerId: viewer?.id ?? null, now: ports.clock.now() }
  const shown = await shownProducts(ports.db, pin_ids, look)
  const once = new Map([...shown.values()].toReversed().map((each) => [each.product.id, each]))
  return given({
    products: [...once.values()].toReversed(),
    missing: [...new Set(pin_ids)].filter((id) => !shown.has(id)),
  })
})

/** Handlers of the calls about products. */
export const productCalls = [
  answerProduct,
  answerKept,
  answerKeep,
  answerChange,
  answerDrop,
  answerCompare,
]
