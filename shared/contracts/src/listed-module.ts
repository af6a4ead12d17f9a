import { z } from '@tessera/contracts/schema'
import { RegisteredModule } from './registry-module.ts'
import { BuildId } from './releases/build-id.ts'

/** A module and the id of its build. A registry that cannot be read has a copy without ids. */
export const WholeModule = z.extend(RegisteredModule, { build: z.optional(BuildId) })

/** A module in a document. */
export const ListedModule = z.extend(WholeModule, {
  /**
   * True when the descriptor has the entry alone of the files, and no preloads. The others are in the build's
   * own descriptor at `builtDescriptorPath`.
   */
  isPartial: z.optional(z.boolean()),
})

export type WholeModule = z.infer<typeof WholeModule>
export type ListedModule = z.infer<typeof ListedModule>
/** A module as a document's data has it. */
export type ListedData = z.input<typeof ListedModule>
