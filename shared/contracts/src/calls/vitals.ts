import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'
import { ModuleDescriptor, PageDescriptor } from '../registry-module.ts'
import { vitalMetrics } from '../vital-metrics.ts'
import { defineCall } from './define-call.ts'

/** The two layouts that figures are told apart by. */
export const VitalDevice = z.enum(['phone', 'desktop'])

/** A page of the product, without its address: the module that draws it, and the name that it has there. */
export const surface = { module: ModuleDescriptor.shape.name, page: PageDescriptor.shape.name }

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

export type VitalDevice = z.infer<typeof VitalDevice>
export type SentVitals = z.infer<typeof sendVitals.input>
