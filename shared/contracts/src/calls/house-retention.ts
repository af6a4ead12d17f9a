import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'
import { presentCode, reason, roleErrors, unproven } from './house-fields.ts'

/** The days that some rows are kept. */
export const KeptDays = z.object({ name: z.string(), days: z.int() })

/** The days that some rows are kept, with their bounds. */
export const HouseRetention = z.object({
  name: z.string(),
  days: z.int(),
  least: z.int(),
  usual: z.int(),
  most: z.int(),
})

export type HouseRetention = z.infer<typeof HouseRetention>

/** Returns how many days what ends by time is kept. */
export const keptDays = defineCall({
  name: 'KeptDaysResource.get',
  summary: 'Returns how many days rows are kept that end by time.',
  method: 'GET',
  path: '/resource/KeptDaysResource/get/',
  input: z.strictObject({}),
  output: z.array(KeptDays),
  errors: [],
  who: 'anyone',
})

/** Lists the days with their bounds. */
export const houseRetention = defineCall({
  name: 'HouseRetentionResource.get',
  summary: 'Lists how many days rows are kept, with the bounds.',
  method: 'GET',
  path: '/resource/HouseRetentionResource/get/',
  input: z.strictObject({}),
  output: z.array(HouseRetention),
  errors: roleErrors,
  who: 'house',
  act: 'retention.see',
})

/** Says how many days some rows are kept. */
export const setRetention = defineCall({
  name: 'HouseRetentionResource.update',
  summary: 'Says how many days some rows are kept.',
  method: 'POST',
  path: '/resource/HouseRetentionResource/update/',
  input: z.strictObject({
    name: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    days: z.int().check(z.gte(1), z.lte(36_500)),
    reason,
    ...presentCode,
  }),
  output: z.array(HouseRetention),
  errors: [...roleErrors, ...unproven, 'not-found', 'house-days-beyond'],
  who: 'house',
  act: 'retention.set',
})
