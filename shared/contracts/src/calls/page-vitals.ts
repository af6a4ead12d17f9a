import { z } from '@tessera/contracts/schema'
import { vitalMetrics } from '../vital-metrics.ts'
import { defineCall } from './define-call.ts'
import { surface, VitalDevice } from './vitals.ts'

/** The figures of a page with one build. */
const BuildVitals = z.object({
  /** The id of the build; empty for a shell without one. */
  build: z.string(),
  /** True for the build that everybody gets, unless a canary gives them another one. */
  is_active: z.boolean(),
  samples: z.int(),
  /** Three quarters of the page views were as fast as this or faster, within 4 %. */
  p75: z.number(),
})

const PageVitals = z.object({
  ...surface,
  metric: z.enum(vitalMetrics),
  /** The active build first, then those that were seen last. */
  builds: z.array(BuildVitals),
})

/** Returns how fast pages were in the last days, with each build. */
export const getVitals = defineCall({
  name: 'VitalsResource.get',
  summary: 'Returns how fast pages were for people in the last days, with each build.',
  method: 'GET',
  path: '/resource/VitalsResource/get/',
  input: z.strictObject({
    /** The builds that are compared: those of each page's module, or those of the shell. */
    builds_of: z.enum(['module', 'shell']),
    device: z.optional(VitalDevice),
  }),
  output: z.object({
    /** The share of documents whose figures are counted, from 0 to 1. */
    share: z.number(),
    pages: z.array(PageVitals),
  }),
  errors: ['not-allowed'],
  who: 'anyone',
})

export type PageVitals = z.infer<typeof PageVitals>
export type BuildVitals = z.infer<typeof BuildVitals>
