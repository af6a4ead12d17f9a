import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { createPin } from '@tessera/contracts/calls/pins'
import type { MediaId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import { blurPictures, markSensitive } from '../../base/media/sensitive.ts'
import { findMediaOf } from '../../base/media/store.ts'
import type { PictureOwner } from '../../base/media/store-picture.ts'
import { pictureOf } from '../pins/picture-of.ts'
import { findPin } from '../pins/store.ts'
import { dressVideo } from './dress-video.ts'
import { editedPicture, type OwnPicture } from './edited-picture.ts'
import type { PinParts } from './store.ts'

type Input = ParsedInputOf<typeof createPin>
type Pictures = { readonly ok: true; readonly mediaIds: readonly MediaId[] } | Refusal

/** The pictures of a new pin, stored and edited, and its other parts. */
export type PreparedPin =
  | { readonly ok: true; readonly mediaId: MediaId; readonly parts: PinParts }
  | Refusal

/** Prepares all pictures of a new pin, and checks what it refers to. */
export async function preparePin(
  ports: Ports,
  owner: PictureOwner,
  input: Input,
): Promise<PreparedPin> {
  const [slides, cutouts] = [
    await slidesOf(ports, owner, input),
    await cutoutsOf(ports, owner, input),
  ]
  if (!slides.ok) return slides
  if (!cutouts.ok) return cutouts
  const [first] = slides.mediaIds
  const picture = first === undefined ? await pictureNow(ports, owner, input) : undefined
  if (picture?.ok === false) return picture
  const gone = await productGone(ports, owner, input)
  if (gone !== undefined) return refused('not-found', { field: gone })
  const mediaId = first ?? picture?.mediaId
  if (mediaId === undefined) return refused('picture-missing')
  const undressed = await dressVideo(ports, owner, { mediaId, video: input.video })
  if (undressed !== undefined) return undressed
  if (input.is_sensitive)
    await markAsAuthor(ports, owner, [mediaId, ...slides.mediaIds, ...cutouts.mediaIds])
  const { product_tags: products, shuffle_asset: shuffle } = input
  return {
    ok: true,
    mediaId,
    parts: {
      slides: (input.slides ?? []).flatMap(({ title, link, alt_text }, at) => {
        const mediaId = slides.mediaIds[at]
        return mediaId === undefined
          ? []
          : [{ mediaId, title, link: link ?? null, altText: alt_text }]
      }),
      products,
      shuffle: shuffle && { entityId: shuffle.entity_id, cutouts: cutouts.mediaIds },
    },
  }
}

/** Marks pictures before any pin shows them. A mark by the house stays theirs. */
async function markAsAuthor(
  ports: Ports,
  { ownerId }: PictureOwner,
  mediaIds: readonly MediaId[],
): Promise<void> {
  await blurPictures(ports, mediaIds, ownerId)
  await markSensitive(ports.db, mediaIds, 'author')
}

async function pictureNow(ports: Ports, owner: PictureOwner, input: Input): Promise<OwnPicture> {
  const found = await pictureOf(ports, owner, input)
  if (!found.ok) return refused(found.code, found.data)
  const { image_edit: edit } = input
  return editedPicture(ports, owner, { mediaId: found.mediaId, edit, field: 'image_edit' })
}

async function slidesOf(
  ports: Ports,
  owner: PictureOwner,
  { slides = [] }: Input,
): Promise<Pictures> {
  const mediaIds: MediaId[] = []
  for (const [at, { media_upload_id: mediaId, image_edit: edit }] of slides.entries()) {
    const field = `slides.${at}`
    const found = await findMediaOf(ports.db, mediaId, owner.ownerId)
    if (found?.kind === 'video') return refused('image-type-refused', { field })
    const picture = await editedPicture(ports, owner, { mediaId, edit, field })
    if (!picture.ok) return picture
    mediaIds.push(picture.mediaId)
  }
  return { ok: true, mediaIds }
}

async function cutoutsOf(
  ports: Ports,
  { ownerId }: PictureOwner,
  { shuffle_asset }: Input,
): Promise<Pictures> {
  const mediaIds = shuffle_asset?.cutout_media_ids ?? []
  for (const id of mediaIds)
    if ((await findMediaOf(ports.db, id, ownerId))?.kind !== 'image')
      return refused('not-found', { field: 'shuffle_asset' })
  return { ok: true, mediaIds }
}

/** Returns the field of a product that the person doesn't see. */
async function productGone(
  { db }: Ports,
  { ownerId }: PictureOwner,
  { product_tags }: Input,
): Promise<string | undefined> {
  for (const [at, { pin_id }] of product_tags.entries())
    if (pin_id !== undefined && (await findPin(db, pin_id, ownerId)) === undefined)
      return `product_tags.${at}`
  return undefined
}
