import {
  hideLook,
  type Look,
  productsLike,
  shopLook,
  showLook,
} from '@tessera/contracts/calls/shop-look'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answer, answerMember, given, type Refusal, refused } from '../../../../calls/answer.ts'
import type { Ports } from '../../../../ports.ts'
import { pinOf, productTagsOf, showsProducts } from '../../../pins/index.ts'
import { listPage, listPlaceOf } from '../../feed/list-page.ts'
import { type KindOfLook, kindOfLook } from './kind-of-look.ts'
import { placesIn } from './places.ts'
import { findLooked, hideLookOf, type LookedPin, shopsOf, showLookOf } from './store.ts'

const nothing: Look = {
  kind: 'none',
  products: [],
  has_more: false,
  is_waiting: false,
  is_hidden: false,
}

const answerShopLook = answer(shopLook, async (visit, { pin_id }) => {
  const { ports, viewer } = visit
  const viewerId = viewer?.id ?? null
  const looked = await findLooked(ports.db, pin_id, viewerId)
  if (looked === undefined) return refused('not-found')
  if (!showsProducts(visit)) return given({ ...nothing, is_hidden: looked.isHidden })
  const look = await kindOfLook(ports, looked)
  switch (look.kind) {
    case 'tagged':
      return given(await taggedLook(ports, looked, viewerId))
    case 'listed':
      return given(await listedLook(ports, look, viewerId))
    default:
      return given({ ...nothing, is_waiting: look.kind === 'waiting', is_hidden: looked.isHidden })
  }
})

/** Returns the products that the owner tagged, in their order. */
async function taggedLook(
  { db }: Ports,
  looked: LookedPin,
  viewerId: UserId | null,
): Promise<Look> {
  const tags = await productTagsOf(db, looked.originId, viewerId)
  const shops = await shopsOf(
    db,
    tags.flatMap((tag) => tag.pin_id ?? []),
  )
  const products = tags.map(({ x, y, ...tag }) => ({
    ...tag,
    dominant_color: null,
    shop: shops.get(tag.pin_id)?.shop ?? '',
    place: { x, y },
  }))
  return { ...nothing, kind: products.length === 0 ? 'none' : 'tagged', products }
}

type ListedLook = Extract<KindOfLook, { readonly kind: 'listed' }>

/** Returns a page of a list without products that have been retired since it was made. */
async function pageOfList(
  { db }: Ports,
  { name, viewerId, ...page }: Parameters<typeof listPage>[1],
) {
  const { rows, bookmark } = await listPage(db, { name, viewerId, ...page })
  const shops = await shopsOf(
    db,
    rows.map(({ id }) => id),
  )
  const sold = rows.flatMap((row) => {
    const shop = shops.get(row.id)
    return shop === undefined || shop.isRetired ? [] : [{ row, shop: shop.shop }]
  })
  return { sold, bookmark }
}

/** Returns the first products of a list. */
async function listedLook(ports: Ports, look: ListedLook, viewerId: UserId | null): Promise<Look> {
  const { id: listId } = await look.list()
  const place = { listId, after: 0 }
  const { sold, bookmark } = await pageOfList(ports, {
    name: look.name,
    place,
    viewerId,
    size: limits.lookShown,
  })
  const places = await placesIn(
    ports.db,
    look.regions,
    sold.map(({ row }) => row.id),
  )
  const products = sold.map(({ row, shop }) => {
    const { id, title, link, images, dominant_color, price } = pinOf(row)
    return {
      pin_id: id,
      link: null,
      title: title || (link ?? ''),
      images,
      dominant_color,
      price,
      shop,
      place: places.get(id) ?? null,
    }
  })
  if (products.length === 0) return nothing
  return { ...nothing, kind: look.source, products, has_more: bookmark !== null }
}

const answerProductsLike = answer(productsLike, async ({ ports, viewer }, input) => {
  const viewerId = viewer?.id ?? null
  const begun = input.bookmark === undefined ? null : listPlaceOf(input.bookmark)
  if (begun === undefined) return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const looked = await findLooked(ports.db, input.pin_id, viewerId)
  if (looked === undefined) return refused('not-found')
  const look = await kindOfLook(ports, looked)
  if (look.kind !== 'listed') return given([])
  const { sold, bookmark } = await pageOfList(ports, {
    name: look.name,
    place: begun ?? { listId: (await look.list()).id, after: 0 },
    viewerId,
    size: input.page_size,
  })
  return given(
    sold.map(({ row }) => pinOf(row)),
    bookmark,
  )
})

/** Refuses everybody but the person whose pin it is. */
async function notTheirs({ db }: Ports, id: PinId, viewerId: UserId): Promise<Refusal | undefined> {
  const looked = await findLooked(db, id, viewerId)
  if (looked === undefined) return refused('not-found')
  return looked.pinnerId === viewerId ? undefined : refused('not-allowed')
}

const answerHideLook = answerMember(hideLook, async ({ ports, viewer }, { pin_id }) => {
  const refusal = await notTheirs(ports, pin_id, viewer.id)
  if (refusal !== undefined) return refusal
  await hideLookOf(ports.db, pin_id, ports.clock.now())
  return given(null)
})

const answerShowLook = answerMember(showLook, async ({ ports, viewer }, { pin_id }) => {
  const refusal = await notTheirs(ports, pin_id, viewer.id)
  if (refusal !== undefined) return refusal
  await showLookOf(ports.db, pin_id)
  return given(null)
})

/** Handlers of the calls about products beside pins. */
export const lookCalls = [answerShopLook, answerProductsLike, answerHideLook, answerShowLook]
