import type { PinId } from '@tessera/contracts/ids'
import { and, eq, isNull, sql } from '../../../../platform/database/sql.ts'
import { media } from '../../../base/media/tables.ts'
import type { Sql } from '../../../base/sql.ts'
import { boards, listedFor, pins, products } from '../../../pins/index.ts'
import { pinVector } from '../../search/seen-words.ts'

/** The traits that products are compared by. */
export interface ProductLook {
  readonly id: PinId
  readonly title: string
  /** Its words as PostgreSQL writes them, with their places. */
  readonly said: string
  readonly brand: string
  readonly category: string
  readonly domain: string
  readonly link: string | null
  /** The color as its shop names it, and the dominant color of its picture. */
  readonly color: string
  readonly pictureColor: string
  readonly sha: string
  readonly phash: bigint | null
  readonly priceAmount: number | null
  readonly priceCurrency: string | null
}

const columns = {
  id: pins.id,
  title: pins.title,
  said: sql<string>`${pinVector}::text`,
  brand: products.brand,
  category: products.category,
  domain: products.domain,
  link: pins.link,
  color: products.color,
  pictureColor: media.dominantColor,
  sha: media.sha,
  phash: media.phash,
  priceAmount: pins.priceAmount,
  priceCurrency: pins.priceCurrency,
}

const lookRows = (db: Sql) =>
  db
    .select(columns)
    .from(pins)
    .innerJoin(products, eq(products.originId, pins.id))
    .innerJoin(media, eq(media.id, pins.mediaId))

/** Loads how a product looks, whoever may see it. */
export async function productLook(db: Sql, originId: PinId): Promise<ProductLook | undefined> {
  const [row] = await lookRows(db).where(eq(pins.id, originId))
  return row
}

/** Loads how those of these products look that lists may show to everybody. */
export async function listedLooks(db: Sql, ids: readonly PinId[]): Promise<readonly ProductLook[]> {
  if (ids.length === 0) return []
  return lookRows(db)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(
      and(
        sql`${pins.id} = any(${sql.param([...ids])}::bigint[])`,
        isNull(products.retiredAt),
        listedFor(null),
      ),
    )
}
