import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'
import { ModuleDescriptor, PageDescriptor } from '../registry-module.ts'
import { vitalMetrics } from '../vitals.ts'
import { defineCall } from './define-call.ts'

/** The two layouts that figures are told apart by. */
const VitalDevice = z.enum(['phone', 'desktop'])

/** A page of the product, without its address: the module that draws it, and the name that it has there. */
const surface = { module: ModuleDescriptor.shape.name, page: PageDescriptor.shape.name }

/** Receives how fast a page view was. Holds nothing about the person, and no address. */
export const sendVitals = defineCall({
  name: 'TelemetryVitals.create',
  summary: 'Receives how fast a page view was, without whose it was.',
  method: 'POST',
  path: '/v3/telemetry/vitals/',
  input: z.strictObject({
    /** `served` of the document. The service reads in it which builds ran. */
    served: z.string().check(z.maxLength(200)),
    device: VitalDevice,
    figures: z
      .array(
        z.strictObject({
          ...surface,
          metric: z.enum(vitalMetrics),
          value: z.number().check(z.gte(0), z.lte(limits.vitalMax)),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.vitalsAtOnce)),
  }),
  output: z.null(),
  errors: [],
  who: 'anyone',
  budget: 'beacon',
})

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
    /** Whose builds are compared: those of each page's module, or those of the shell. */
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

export type VitalDevice = z.infer<typeof VitalDevice>
export type SentVitals = z.infer<typeof sendVitals.input>
export type PageVitals = z.infer<typeof PageVitals>
export type BuildVitals = z.infer<typeof BuildVitals>
