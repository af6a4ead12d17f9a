import { z } from '@tessera/contracts/schema'
import { Pin } from '../entities/pin.ts'
import { ScheduledPin } from '../entities/scheduled-pin.ts'
import { BoardId, PinId, SectionId } from '../ids.ts'
import { limits } from '../limits.ts'
import { subjectOptions } from './acting.ts'
import { defineCall } from './define-call.ts'
import { newPinErrors, newPinFields } from './pins.ts'

/** A moment with its offset from UTC, such as 2026-05-04T10:00:00+02:00. */
const moment = z
  .string()
  .check(
    z.refine(
      (text) =>
        /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
        !Number.isNaN(Date.parse(text)),
      'Enter a moment with its offset from UTC',
    ),
  )

const ofScheduled = { id: PinId, ...subjectOptions }

/** Schedules a pin. Nobody but its account sees it before it's published. */
export const createScheduledPin = defineCall({
  name: 'ScheduledPinResource.create',
  summary: 'Schedules a pin.',
  method: 'POST',
  path: '/resource/ScheduledPinResource/create/',
  maxBytes: limits.inlineImageMaxBytes,
  input: z.strictObject({ ...newPinFields, publish_at: moment }),
  output: ScheduledPin,
  errors: [...newPinErrors, 'schedule-unfit', 'scheduled-many'],
  who: 'member',
  isPublishing: true,
  budget: 'create',
})

/** Lists an account's scheduled pins, the next one first. */
export const listScheduledPins = defineCall({
  name: 'ScheduledPinsResource.get',
  summary: "Lists an account's scheduled pins.",
  method: 'GET',
  path: '/resource/ScheduledPinsResource/get/',
  input: z.strictObject(subjectOptions),
  output: z.array(ScheduledPin),
  errors: ['not-allowed'],
  who: 'member',
})

/** Changes a scheduled pin's time, texts or board. */
export const updateScheduledPin = defineCall({
  name: 'ScheduledPinResource.update',
  summary: 'Changes a scheduled pin.',
  method: 'POST',
  path: '/resource/ScheduledPinResource/update/',
  input: z.strictObject({
    ...ofScheduled,
    publish_at: z.optional(moment),
    title: z.optional(newPinFields.title),
    description: z.optional(newPinFields.description),
    alt_text: z.optional(newPinFields.alt_text),
    link: z.optional(z.nullable(z.url({ protocol: /^https?$/ }))),
    board_id: z.optional(BoardId),
    section: z.optional(SectionId),
  }),
  output: ScheduledPin,
  errors: [
    'not-found',
    'not-allowed',
    'board-archived',
    'schedule-unfit',
    'words-refused',
    'link-blocked',
  ],
  who: 'member',
  isPublishing: true,
})

/** Publishes a scheduled pin at once. */
export const publishScheduledPin = defineCall({
  name: 'ScheduledPinPublicationResource.create',
  summary: 'Publishes a scheduled pin at once.',
  method: 'POST',
  path: '/resource/ScheduledPinPublicationResource/create/',
  input: z.strictObject(ofScheduled),
  output: Pin,
  errors: ['not-found', 'not-allowed', 'board-archived', 'words-refused', 'link-blocked'],
  who: 'member',
  isPublishing: true,
})

/** Cancels a scheduled pin. */
export const deleteScheduledPin = defineCall({
  name: 'ScheduledPinResource.delete',
  summary: 'Cancels a scheduled pin.',
  method: 'POST',
  path: '/resource/ScheduledPinResource/delete/',
  input: z.strictObject(ofScheduled),
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})
