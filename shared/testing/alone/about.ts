import { ModuleDescriptor } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'

/** Everything that the harness serves is below this address, which no module can claim. */
export const alonePath = '/_/alone/'

/** The page of the harness's module, in the product: shows an overlay or a slot that its query names. */
export const stagePath = `${alonePath}stage/`

/** The files of the frame page. */
export const framePath = `${alonePath}files/`

/** The data that the frame page starts from. */
export const aboutPath = `${alonePath}about.json`

/** The worker file of msw, which answers calls in the page. */
export const workerPath = `${alonePath}mockServiceWorker.js`

/** Somebody of the demo world that the frame page logs in as. */
export const Person = z.object({
  username: z.string(),
  name: z.string(),
  /** Their role in the product, as 'member'. */
  what: z.string(),
  email: z.string(),
  password: z.string(),
})

/** The module that runs alone, and what the demo world has to show in it. */
export const About = z.object({
  brand: z.string(),
  module: ModuleDescriptor,
  people: z.array(Person),
  /** Values of a page's parameters, by `/its/:route/` and the parameter, or by the parameter alone. */
  values: z.record(z.string(), z.string()),
  /** Payloads of requests and inputs of slots, by the name of the overlay or slot. */
  payloads: z.record(z.string(), z.unknown()),
})

export type Person = z.infer<typeof Person>
export type About = z.infer<typeof About>
