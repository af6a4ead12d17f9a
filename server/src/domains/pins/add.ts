import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { createPin } from '@tessera/contracts/calls/pins'
import { type MediaId, PinId } from '@tessera/contracts/ids'
import { eq } from '../../platform/database/sql.ts'
import type { Ports } from '../../ports.ts'
import { indexText } from '../hashtags/count-listed.ts'
import { addParts, type PinParts } from '../pin-parts/store.ts'
import { addProduct } from '../shopping/add-product.ts'
import type { ProductFacts } from '../shopping/product-facts.ts'
import type { Sql } from '../sql.ts'
import type { Place } from './place.ts'
import { putOnBoard, recordFirstSave } from './put-on-board.ts'
import { rankOf } from './rules.ts'
import { pins } from './tables.ts'
import { countPublicPins } from './visibility.ts'

/** A new pin whose picture is stored already. */
export interface AddedPin {
  readonly place: Place
  readonly input: Pick<
    ParsedInputOf<typeof createPin>,
    'title' | 'description' | 'link' | 'alt_text' | 'method'
  >
  /** The product that it shows. */
  readonly product?: ProductFacts | undefined
  readonly mediaId: MediaId
  readonly parts: PinParts
}

/** Creates a pin: the first copy of an idea. */
export async function addPin(
  tx: Sql,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  { place: { acting, board, sectionId }, input, product, mediaId, parts }: AddedPin,
): Promise<PinId> {
  const now = clock.now()
  const id = PinId.parse(ids.next())
  const { title, description, method } = input
  await putOnBoard(tx, {
    id,
    originId: id,
    boardId: board.id,
    sectionId,
    pinnerId: acting.userId,
    advertiserId: acting.advertiser?.id ?? null,
    mediaId,
    title,
    description,
    link: input.link ?? null,
    altText: input.alt_text,
    note: '',
    method,
    viaPinnerId: null,
    creatorId: null,
    priceAmount: product?.price?.amount ?? null,
    priceCurrency: product?.price?.currency ?? null,
    sponsorId: null,
    sponsorship: 0,
    createdAt: now,
    listed: true,
    rank: rankOf(now, 0),
  })
  if (product !== undefined) await addProduct(tx, id, product, now)
  await addParts(tx, id, parts)
  await recordFirstSave(tx, acting.userId, now)
  await indexText(tx, { pinId: id, title, description })
  if (board.privacy === 'public') await countPublicPins(tx, eq(pins.id, id))
  return id
}
