import { z } from '@tessera/contracts/schema'
import { sensitiveBy } from '../entities/pin.ts'
import { ActionId, MediaId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { presentCode, reason, roleErrors, unproven } from './house-fields.ts'
import { pageOptions } from './lists.ts'

/** The most pictures that one removal takes. */
export const removedPicturesMost = 60

/** The id or address of a pin, or the address of a picture, as somebody pastes it. */
export const pictureAddress = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000))

/** A picture as the product stores it, with everything that shows it. */
export const HouseCopy = z.object({
  media_id: MediaId,
  image_url: z.string(),
  /** The bits of 64 in which its look differs from the picture that was asked for; 0 for the same file. */
  distance: z.int(),
  is_same_file: z.boolean(),
  /** The side that said that it may be sensitive; null when nobody did. */
  sensitive_by: z._default(z.nullable(z.enum(sensitiveBy)), null),
  pins: z.int(),
  /** The people whose pins these are. */
  people: z.int(),
  /** The boards that have it as their cover. */
  covers: z.int(),
  portraits: z.int(),
  /** Its pins that are products. */
  products: z.int(),
  /** Pins that are scheduled with it. */
  scheduled: z.int(),
})

export type HouseCopy = z.infer<typeof HouseCopy>

/** The states of a removal. It can be undone until it is final. */
export const removalStates = ['removing', 'removed', 'undoing', 'undone', 'final'] as const

/** A removal of pictures everywhere. */
export const HouseRemoval = z.object({
  id: ActionId,
  state: z.enum(removalStates),
  reason: z.string(),
  pictures: z.int(),
  /** The pins that it has removed so far. */
  pins: z.int(),
  people: z.int(),
  at: z.string(),
  /** The end of the days in which it can be undone. */
  undo_until: z.string(),
})

export type HouseRemoval = z.infer<typeof HouseRemoval>

/** Lists the copies of a picture, and pictures that look alike, the nearest first. Nothing changes. */
export const findCopies = defineCall({
  name: 'HouseCopiesResource.get',
  summary: 'Lists the copies of a picture, and pictures that look alike.',
  method: 'GET',
  path: '/resource/HouseCopiesResource/get/',
  input: z.strictObject({ address: pictureAddress }),
  output: z.array(HouseCopy),
  errors: [...roleErrors, 'not-found'],
  who: 'house',
  act: 'content.see',
})

/** Lists removals of pictures, newest first. */
export const houseRemovals = defineCall({
  name: 'HouseRemovalsResource.get',
  summary: 'Lists removals of pictures.',
  method: 'GET',
  path: '/resource/HouseRemovalsResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(HouseRemoval),
  errors: roleErrors,
  who: 'house',
  act: 'content.see',
})

/** Removes pictures everywhere, and refuses them and copies of them from now on. */
export const removePictures = defineCall({
  name: 'HouseRemovalsResource.create',
  summary: 'Removes pictures everywhere, and keeps them from coming back.',
  method: 'POST',
  path: '/resource/HouseRemovalsResource/create/',
  input: z.strictObject({
    media_ids: z.array(MediaId).check(z.minLength(1), z.maxLength(removedPicturesMost)),
    reason,
    ...presentCode,
  }),
  output: HouseRemoval,
  errors: [...roleErrors, ...unproven, 'not-found'],
  who: 'house',
  act: 'content.remove',
})

/** Undoes a removal: its pictures and pins are back, and are no longer refused. */
export const undoRemoval = defineCall({
  name: 'HouseRemovalsResource.delete',
  summary: 'Undoes a removal of pictures.',
  method: 'POST',
  path: '/resource/HouseRemovalsResource/delete/',
  input: z.strictObject({ removal_id: ActionId, reason, ...presentCode }),
  output: HouseRemoval,
  errors: [...roleErrors, ...unproven, 'not-found', 'undo-gone'],
  who: 'house',
  act: 'content.remove',
})

/** Hides pictures behind a warning everywhere, or shows them again. */
export const markPictures = defineCall({
  name: 'HousePicturesResource.update',
  summary: 'Hides pictures behind a warning everywhere, or shows them again.',
  method: 'POST',
  path: '/resource/HousePicturesResource/update/',
  input: z.strictObject({
    media_ids: z.array(MediaId).check(z.minLength(1), z.maxLength(removedPicturesMost)),
    sensitive: z.boolean(),
    reason,
  }),
  output: z.null(),
  errors: [...roleErrors, 'not-found'],
  who: 'house',
  act: 'content.mark',
})
