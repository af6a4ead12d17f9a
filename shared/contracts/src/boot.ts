import { z } from '@tessera/contracts/schema'
import { ReturningVisitor } from './entities/returning-visitor.ts'
import { Viewer } from './entities/viewer.ts'
import { RegisteredModule } from './registry.ts'

/** The id of the document's data block that holds `Boot`. */
export const bootElementId = 'tessera-boot'

/** The cookie that remembers a chosen theme, so that the first paint already has it. */
export const themeCookie = 'theme'

/** An answer that the document brings along, so that the first paint needs no call. */
export const BootAnswer = z.object({
  call: z.string(),
  input: z.record(z.string(), z.unknown()),
  data: z.unknown(),
  bookmark: z.nullable(z.string()),
})

/** What travels inside the document. */
export const Boot = z.object({
  brand: z.string(),
  contract: z.string(),
  /** What the service found at this address. */
  status: z.union([z.literal(200), z.literal(404)]),
  title: z.string(),
  viewer: z.nullable(Viewer),
  /** Who was logged in on this device before; null when somebody is now, or nobody was. */
  returning: z.nullable(ReturningVisitor),
  locale: z.string(),
  theme: z.enum(['system', 'light', 'dark']),
  /** The arm of each experiment, by name; `experimentArms` reads it. */
  experiments: z.record(z.string(), z.string()),
  modules: z.array(RegisteredModule),
  answers: z.array(BootAnswer),
  /** Whether modules may be overridden in this browser. */
  overrides: z.boolean(),
})

export type Boot = z.infer<typeof Boot>
export type BootAnswer = z.infer<typeof BootAnswer>
export type Theme = Boot['theme']
