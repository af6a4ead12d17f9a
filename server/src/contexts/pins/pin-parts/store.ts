import type { NewProductTag } from '@tessera/contracts/entities/pin-parts'
import type { MediaId, PinId } from '@tessera/contracts/ids'
import { eq, inArray, sql } from '../../../platform/database/sql.ts'
import { markUnused } from '../../base/media/mark-unused.ts'
import type { Sql } from '../../base/sql.ts'
import { pins } from '../pins/tables.ts'
import { pinPictures, pinProducts, pinShuffles } from './tables.ts'

interface StoredSlide {
  readonly mediaId: MediaId
  readonly title: string
  readonly link: string | null
  readonly altText: string
}

/** The parts of a pin beside its picture and texts. */
export interface PinParts {
  readonly slides: readonly StoredSlide[]
  readonly products: readonly NewProductTag[]
  readonly shuffle: { readonly entityId: string; readonly cutouts: readonly MediaId[] } | undefined
}

/** The parts of a pin that is one picture. */
export const noParts: PinParts = { slides: [], products: [], shuffle: undefined }

/** Stores the parts of an idea, or of a pin that is scheduled. */
export async function addParts(tx: Sql, originId: PinId, parts: PinParts): Promise<void> {
  const { slides, products, shuffle } = parts
  const pictures = [
    ...slides.map((slide, position) => ({ ...slide, role: 'slide' as const, position })),
    ...(shuffle?.cutouts ?? []).map((mediaId, position) => ({
      mediaId,
      role: 'cutout' as const,
      position,
    })),
  ]
  if (pictures.length > 0)
    await tx.insert(pinPictures).values(pictures.map((picture) => ({ ...picture, originId })))
  if (products.length > 0)
    await tx.insert(pinProducts).values(
      products.map(({ x, y, title, link, pin_id: productId }, position) => ({
        originId,
        position,
        x,
        y,
        title,
        link: link ?? null,
        productId: productId ?? null,
      })),
    )
  if (shuffle !== undefined)
    await tx.insert(pinShuffles).values({ originId, entityId: shuffle.entityId })
}

const tables = [pinPictures, pinProducts, pinShuffles] as const

/** Gives the parts of a scheduled pin to the pin that is published. */
export async function moveParts(tx: Sql, from: PinId, to: PinId): Promise<void> {
  for (const table of tables)
    await tx.update(table).set({ originId: to }).where(eq(table.originId, from))
}

/** Deletes the parts of scheduled pins, and marks their pictures as unused. */
export async function dropParts(tx: Sql, ids: readonly PinId[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const pictures = await tx
    .delete(pinPictures)
    .where(inArray(pinPictures.originId, [...ids]))
    .returning({ id: pinPictures.mediaId })
  for (const table of [pinProducts, pinShuffles])
    await tx.delete(table).where(inArray(table.originId, [...ids]))
  await markUnused(
    tx,
    pictures.map(({ id }) => id),
    now,
  )
}

/** Deletes the parts of those ideas that have no pin any more. */
export async function dropPartsOfGone(tx: Sql, ids: readonly PinId[], now: Date): Promise<void> {
  const all = [...new Set(ids)]
  if (all.length === 0) return
  const left = await tx
    .selectDistinct({ id: pins.originId })
    .from(pins)
    .where(sql`${pins.originId} = any(${sql.param(all)}::bigint[])`)
  const kept = new Set(left.map(({ id }) => id))
  await dropParts(
    tx,
    all.filter((id) => !kept.has(id)),
    now,
  )
}
