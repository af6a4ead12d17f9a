import { BoardLink } from '../entities/board.ts'
import { Pin } from '../entities/pin.ts'
import { BoardId, MediaId, PinId, SectionId } from '../ids.ts'
import { limits } from '../limits.ts'
import { z } from '../schema.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** The feed of the home page: for a visitor what is popular, for a member what is near their boards. */
export const homeFeed = defineCall({
  name: 'HomeFeedResource.get',
  summary: 'The feed of the home page.',
  method: 'GET',
  path: '/resource/HomeFeedResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(Pin),
  errors: [],
  who: 'anyone',
})

/** One pin. */
export const getPin = defineCall({
  name: 'PinResource.get',
  summary: 'One pin.',
  method: 'GET',
  path: '/resource/PinResource/get/',
  input: z.strictObject({ id: PinId }),
  output: Pin,
  errors: ['not-found'],
  who: 'anyone',
})

/** Makes a pin from an uploaded picture. */
export const createPin = defineCall({
  name: 'PinResource.create',
  summary: 'Makes a pin from an uploaded picture.',
  method: 'POST',
  path: '/resource/PinResource/create/',
  input: z.strictObject({
    board_id: BoardId,
    section: z.optional(SectionId),
    media_upload_id: MediaId,
    title: z._default(z.string().check(z.trim(), z.maxLength(limits.pinTitleMax)), ''),
    description: z._default(z.string().check(z.trim(), z.maxLength(limits.pinTextMax)), ''),
    link: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.pinLinkMax))),
    method: z._default(z.enum(['scraped', 'uploaded', 'pinbuilder', 'button']), 'uploaded'),
  }),
  output: Pin,
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Saves a pin that already exists to a board of the viewer's. Saving twice to one board is one save. */
export const savePin = defineCall({
  name: 'RepinResource.create',
  summary: 'Saves a pin to a board.',
  method: 'POST',
  path: '/resource/RepinResource/create/',
  input: z.strictObject({
    pin_id: PinId,
    board_id: BoardId,
    section: z.optional(SectionId),
    description: z.optional(z.string().check(z.trim(), z.maxLength(limits.pinTextMax))),
  }),
  output: z.object({ id: PinId, pin_id: PinId, board: BoardLink, is_first_save: z.boolean() }),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Pins found by text. */
export const searchPins = defineCall({
  name: 'BaseSearchResource.get',
  summary: 'Pins found by text.',
  method: 'GET',
  path: '/resource/BaseSearchResource/get/',
  input: z.strictObject({
    query: z.string().check(z.trim(), z.maxLength(limits.searchQueryMax)),
    scope: z._default(z.literal('pins'), 'pins'),
    rs: z._default(z.string().check(z.maxLength(50)), 'direct_navigation'),
    ...pageOptions,
  }),
  output: z.array(Pin),
  errors: [],
  who: 'anyone',
})
