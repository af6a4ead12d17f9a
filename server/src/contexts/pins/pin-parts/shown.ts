import type { ProductTag, ShuffleAsset, Slide } from '@tessera/contracts/entities/pin-parts'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { and, asc, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import { pictureColumns } from '../../base/media/columns.ts'
import { clearly, imagesOf } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { selectPins } from '../pins/pin-rows.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { pinOf } from '../pins/rules.ts'
import { isClearTo } from '../pins/sensitive.ts'
import { pins } from '../pins/tables.ts'
import { pinPictures, pinProducts, pinShuffles } from './tables.ts'

/** The parts of a pin, as its closeup shows them. */
export interface ShownParts {
  readonly slides: Slide[]
  readonly product_tags: ProductTag[]
  readonly shuffle_asset: ShuffleAsset | null
}

const picturesOf = (db: Sql, originId: PinId, viewerId: UserId | null) =>
  db
    .select({
      role: pinPictures.role,
      title: pinPictures.title,
      link: pinPictures.link,
      altText: pinPictures.altText,
      picture: pictureColumns,
      isClear: isClearTo(viewerId),
    })
    .from(pinPictures)
    .innerJoin(media, eq(media.id, pinPictures.mediaId))
    .where(eq(pinPictures.originId, originId))
    .orderBy(asc(pinPictures.position))

/** Loads the pins of products that the viewer may see. */
async function productPins(db: Sql, ids: readonly PinId[], viewerId: UserId | null) {
  if (ids.length === 0) return new Map()
  const rows = await selectPins(db, viewerId).where(
    and(inArray(pins.id, [...ids]), isNull(pins.deletedAt), pinnerIsPresent, isVisibleTo(viewerId)),
  )
  return new Map(rows.map((row) => [row.id, pinOf(row)]))
}

/** Returns the products of an idea; those whose pin the viewer may not see are left out. */
export async function productTagsOf(
  db: Sql,
  originId: PinId,
  viewerId: UserId | null,
): Promise<ProductTag[]> {
  const rows = await db
    .select()
    .from(pinProducts)
    .where(eq(pinProducts.originId, originId))
    .orderBy(asc(pinProducts.position))
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  const products = await productPins(db, ids, viewerId)
  return rows.flatMap(({ x, y, title, link, productId }) => {
    const pin = productId === null ? undefined : products.get(productId)
    if (productId !== null && pin === undefined) return []
    return {
      x,
      y,
      link,
      title: title || (pin?.title ?? ''),
      pin_id: pin?.id ?? null,
      images: pin?.images ?? null,
      price: pin?.price ?? null,
    }
  })
}

const noParts: ShownParts = { slides: [], product_tags: [], shuffle_asset: null }

/** Most pins have no parts, so one query asks for all kinds first. */
const heldParts = hotQuery('held_parts', (db) => {
  const has = (table: typeof pinPictures | typeof pinProducts | typeof pinShuffles) =>
    sql<boolean>`exists (select from ${table}
      where ${table.originId} = ${sql.placeholder('originId')}::bigint)`
  const held = {
    pictures: has(pinPictures),
    products: has(pinProducts),
    shuffle: has(pinShuffles),
  }
  return db.select(held).from(sql`(select) as one`)
})

/** Returns the parts of an idea. */
export async function partsOf(
  db: Sql,
  originId: PinId,
  viewerId: UserId | null,
): Promise<ShownParts> {
  const [held] = await heldParts(db, { originId })
  if (held === undefined || !(held.pictures || held.products || held.shuffle)) return noParts
  const pictures = await picturesOf(db, originId, viewerId)
  const product_tags = await productTagsOf(db, originId, viewerId)
  const [shuffle] = await db.select().from(pinShuffles).where(eq(pinShuffles.originId, originId))
  const ofRole = (wanted: 'slide' | 'cutout') => pictures.filter(({ role }) => role === wanted)
  return {
    slides: ofRole('slide').map(({ title, link, altText, picture, isClear }) => ({
      title,
      link,
      alt_text: altText,
      images: imagesOf(isClear ? clearly(picture) : picture),
      ...(isClear ? {} : { sensitive: { images: imagesOf(clearly(picture)) } }),
      dominant_color: picture.dominantColor,
    })),
    product_tags,
    shuffle_asset:
      shuffle === undefined
        ? null
        : {
            entity_id: shuffle.entityId,
            cutout_images: ofRole('cutout').map(({ picture, isClear }) =>
              imagesOf(isClear ? clearly(picture) : picture),
            ),
          },
  }
}
