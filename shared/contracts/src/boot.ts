import { z } from '@tessera/contracts/schema'
import { ReturningVisitor } from './entities/returning-visitor.ts'
import { Viewer } from './entities/viewer.ts'
import { AskedTerms, HouseTextKind, ShownNotice } from './house-words.ts'
import { ListedModule } from './listed-module.ts'
import { ServedSet } from './served-set.ts'

/** The cookie of a chosen theme, so that the first paint has it. */
export const themeCookie = 'theme'

/** A call's answer inside the document, so that the first paint needs no call. */
export const BootAnswer = z.object({
  call: z.string(),
  input: z.record(z.string(), z.unknown()),
  data: z.unknown(),
  bookmark: z.nullable(z.string()),
})

/** The data inside the document. A change that an older shell cannot read raises `documentFormat`. */
export const Boot = z.object({
  brand: z.string(),
  contract: z.string(),
  /** The status of the page. */
  status: z.union([z.literal(200), z.literal(404)]),
  title: z.string(),
  viewer: z.nullable(Viewer),
  /** The person who logged in on this device before; null while somebody is logged in. */
  returning: z.nullable(ReturningVisitor),
  locale: z.string(),
  theme: z.enum(['system', 'light', 'dark']),
  /** The arm of each experiment, by name; `experimentArms` reads it. */
  experiments: z.record(z.string(), z.string()),
  modules: z.array(ListedModule),
  /** The set that these modules and this shell are. Without it, the tab doesn't follow new builds. */
  set: z.optional(ServedSet),
  /** The signed id of this document's builds. Its reports carry it; without it they do not count. */
  served: z.optional(z.string()),
  answers: z.array(BootAnswer),
  /** The texts of the house that exist besides terms and privacy. */
  texts: z.optional(z.array(HouseTextKind)),
  /** The notice of the house that the viewer sees. */
  notice: z.optional(ShownNotice),
  /** The terms that the viewer has to agree to. */
  terms: z.optional(AskedTerms),
  /** True in development: files without hashes may run. */
  overrides: z.boolean(),
  /** True on a local start, where every browser may override modules. */
  anyoneOverrides: z.optional(z.boolean()),
})

export type Boot = z.infer<typeof Boot>
/** The data as the document has it, where what is usual is left out. */
export type BootData = z.input<typeof Boot>
export type BootAnswer = z.infer<typeof BootAnswer>
export type Theme = Boot['theme']
