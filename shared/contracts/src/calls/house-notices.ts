import { z } from '@tessera/contracts/schema'
import { noticeAudiences, noticeKinds, ShownNotice } from '../house-words.ts'
import { AnyId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { endMoment, reason, roleErrors } from './house-fields.ts'
import { pageOptions } from './lists.ts'

/** A notice as the house edits it. */
export const HouseNotice = z.object({
  id: AnyId,
  kind: z.enum(noticeKinds),
  audience: z.enum(noticeAudiences),
  en: z.string(),
  /** Empty when German readers get the English text. */
  de: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  is_ended: z.boolean(),
})

export type HouseNotice = z.infer<typeof HouseNotice>

/** Returns the notice that the viewer sees now. */
export const getNotice = defineCall({
  name: 'NoticeResource.get',
  summary: 'Returns the notice of the house that the reader sees now.',
  method: 'GET',
  path: '/resource/NoticeResource/get/',
  input: z.strictObject({}),
  output: z.nullable(ShownNotice),
  errors: [],
  who: 'anyone',
})

/** Lists the notices, newest first. */
export const houseNotices = defineCall({
  name: 'HouseNoticesResource.get',
  summary: 'Lists the notices of the house.',
  method: 'GET',
  path: '/resource/HouseNoticesResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(HouseNotice),
  errors: roleErrors,
  who: 'house',
  act: 'words.see',
})

const line = z.string().check(z.trim(), z.maxLength(120))

/** The fields of a new notice. */
export const houseNoticeFields = {
  kind: z.enum(noticeKinds),
  audience: z._default(z.enum(noticeAudiences), 'everybody'),
  en: line.check(z.minLength(1)),
  de: z._default(line, ''),
  starts_at: z.nullable(endMoment),
  ends_at: endMoment,
} as const

/** Makes a notice, from now on or from a moment. */
export const createHouseNotice = defineCall({
  name: 'HouseNoticesResource.create',
  summary: 'Makes a notice to all.',
  method: 'POST',
  path: '/resource/HouseNoticesResource/create/',
  input: z.strictObject({ ...houseNoticeFields, reason }),
  output: HouseNotice,
  errors: [...roleErrors, 'house-notice-time'],
  who: 'house',
  act: 'words.notice',
  budget: 'create',
})

/** Ends a notice, or takes one back that has not begun. */
export const endHouseNotice = defineCall({
  name: 'HouseNoticesResource.delete',
  summary: 'Ends a notice to all.',
  method: 'POST',
  path: '/resource/HouseNoticesResource/delete/',
  input: z.strictObject({ notice_id: AnyId, reason }),
  output: HouseNotice,
  errors: [...roleErrors, 'not-found'],
  who: 'house',
  act: 'words.notice',
})
