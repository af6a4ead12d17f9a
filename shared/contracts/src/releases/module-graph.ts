import { z } from '@tessera/contracts/schema'
import { BuildId } from './build-id.ts'

/** A build that runs: for everybody, or for a share of the visitors. */
const GraphBuild = z.object({
  /** The module's name, or 'shell'. */
  module: z.string(),
  /** Null for the shell that came with the service. */
  build: z.nullable(BuildId),
  version: z.string(),
  team: z.optional(z.string()),
  standing: z.enum(['active', 'canary']),
})

/** The acts of a build on a part. */
const partUses = [
  'offers',
  'sends',
  'hears',
  'handles',
  'draws',
  'fills',
  'calls',
  'gives',
  'shares',
] as const

const GraphUse = z.object({
  module: z.string(),
  build: z.nullable(BuildId),
  does: z.enum(partUses),
  /** The version of a package that the build was made with. Earlier builds state none. */
  version: z.optional(z.string()),
})

/** The running builds, and which of them uses which event, request, slot, call and shared package. */
export const ModuleGraph = z.object({
  builds: z.array(GraphBuild),
  parts: z.array(
    z.object({
      /** As `event pin.saved@1`, `request save.tapped@1`, `slot way-in`, `call PinResource.get` and `package react`. */
      part: z.string(),
      uses: z.array(GraphUse),
    }),
  ),
})

export type GraphBuild = z.infer<typeof GraphBuild>
export type GraphUse = z.infer<typeof GraphUse>
export type ModuleGraph = z.infer<typeof ModuleGraph>
