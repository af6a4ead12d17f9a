import { z } from '@tessera/contracts/schema'

/** A set of builds: what a document runs, or what the next one would run. */
export const ServedSet = z.object({
  /** Changes with any build of a module, and when a module is added, disabled or removed. */
  id: z.string().check(z.regex(/^[0-9a-f]{12,64}$/)),
  /** Changes with the build of the shell. */
  shell: z.string().check(z.regex(/^[0-9a-f]{12,64}$/)),
})

export type ServedSet = z.infer<typeof ServedSet>
