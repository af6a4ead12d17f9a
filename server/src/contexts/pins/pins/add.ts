import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { createPin } from '@tessera/contracts/calls/pins'
import { type MediaId, PinId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import type { Ports } from '../../../ports.ts'
import { tellTerms } from '../../base/terms/check-texts.ts'
import { indexTexts, type PinText } from '../hashtags/count-listed.ts'
import { addParts, type PinParts } from '../pin-parts/store.ts'
import { addProducts, type NewProduct } from '../products/add-product.ts'
import type { ProductFacts } from '../products/product-facts.ts'
import { pinsAdded } from './events.ts'
import type { NewPinPlace } from './place.ts'
import { putOnBoard, recordFirstSave } from './put-on-board.ts'
import { amongPins } from './relocate.ts'
import { rankOf } from './rules.ts'
import { countPublicPins } from './visibility.ts'

/** A new pin whose picture is stored already. */
export interface NewIdea {
  readonly input: Pick<
    ParsedInputOf<typeof createPin>,
    'title' | 'description' | 'link' | 'alt_text' | 'method'
  >
  /** The product that it shows. */
  readonly product?: ProductFacts | undefined
  readonly mediaId: MediaId
  readonly parts: PinParts
  /** The time at which it was saved elsewhere; now by default. */
  readonly savedAt?: Date | undefined
}

/** A new pin, and where it goes. */
export interface AddedPin extends NewIdea {
  readonly place: NewPinPlace
}

type Needed = Pick<Ports, 'ids' | 'clock' | 'events' | 'live'>

/** Puts a new pin on its board; others find it once it is indexed. */
async function put(
  tx: Tx,
  { ids }: Needed,
  { place: { acting, board, sectionId }, ...added }: AddedPin,
  now: Date,
): Promise<PinText> {
  const pinId = PinId.parse(ids.next())
  const { input, product, mediaId, parts, savedAt = now } = added
  const { title, description, method } = input
  await putOnBoard(tx, {
    id: pinId,
    originId: pinId,
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
    createdAt: savedAt,
    listed: true,
    rank: rankOf(savedAt, 0),
  })
  await addParts(tx, pinId, parts)
  return { pinId, title, description }
}

/** Creates pins in one place, each the first copy of an idea; returns their ids in the order of the ideas. */
export async function addPins(
  tx: Tx,
  ports: Needed,
  place: NewPinPlace,
  ideas: readonly NewIdea[],
): Promise<readonly PinId[]> {
  if (ideas.length === 0) return []
  const now = ports.clock.now()
  const texts: PinText[] = []
  const sold: NewProduct[] = []
  for (const idea of ideas) {
    const text = await put(tx, ports, { ...idea, place }, now)
    texts.push(text)
    if (idea.product !== undefined) sold.push({ originId: text.pinId, facts: idea.product })
  }
  const added = texts.map(({ pinId }) => pinId)
  await addProducts(tx, sold, now)
  await recordFirstSave(tx, place.acting.userId, now)
  await indexTexts(tx, ports, texts)
  await ports.events.tell(tx, pinsAdded, { pinIds: added })
  if (place.board.privacy !== 'public') return added
  await countPublicPins(tx, amongPins(added))
  for (const [at, id] of added.entries()) {
    const { title = '', description = '', alt_text = '' } = ideas[at]?.input ?? {}
    const ownerId = place.acting.userId
    const texts = [title, description, alt_text]
    await tellTerms(tx, ports, { place: 'pin', kind: 'pin', id, ownerId, texts })
  }
  return added
}

/** Creates a pin: the first copy of an idea. */
export async function addPin(tx: Tx, ports: Needed, { place, ...idea }: AddedPin): Promise<PinId> {
  const [id] = await addPins(tx, ports, place, [idea])
  if (id === undefined) throw new Error('A new pin has no id.')
  return id
}
