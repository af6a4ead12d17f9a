import { z } from '@tessera/contracts/schema'
import { ModuleDescriptor } from '../registry-module.ts'
import { BuildId } from './build-id.ts'
import { PreviewId } from './override-calls.ts'

const module = ModuleDescriptor.shape.name
const text = z.string().check(z.minLength(1), z.maxLength(200))

/** The address at which tools make, list and revoke previews. */
export const previewsPath = '/registry/previews'

/** The parameter of an address that names a preview: `/pin/42/?set=…`. */
export const previewParameter = 'set'

/** The most tags that one request gives a preview. */
const tagsMax = 10

/** A tag of a preview, as branch=fix-x. */
export const PreviewTag = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,19}=[\p{L}\p{N}\p{P}\p{S} ]{1,100}$/u))

/** Makes a preview of a published build, alone or beside the builds of another preview. */
export const PreviewRequest = z.strictObject({
  module,
  build: BuildId,
  tags: z.array(PreviewTag).check(z.maxLength(tagsMax)),
  /** The id of another preview of the token's modules, or the `set` of any preview's address. */
  with: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
  why: text,
})

/** A preview: the builds that its address runs, and its tags with the addresses that move with them. */
export const ListedPreview = z.object({
  id: PreviewId,
  module: z.string(),
  builds: z.record(z.string(), BuildId),
  /** The path and query of the address that always means these builds. */
  address: z.string(),
  /** The tags, the newest first. A tag of a person has no address. */
  tags: z.array(z.object({ tag: z.string(), address: z.nullable(z.string()) })),
  by: z.string(),
  why: z.string(),
  made_at: z.string(),
  /** The time until which it stays without another visit. */
  until: z.string(),
})

/** The answer to a preview that was made, or was there already. */
export const MadePreview = z.object({ preview: ListedPreview })

/** The answer with the previews that hold a build of the token's modules, the newest first. */
export const ListedPreviews = z.object({ previews: z.array(ListedPreview) })

export type PreviewRequest = z.infer<typeof PreviewRequest>
export type ListedPreview = z.infer<typeof ListedPreview>
