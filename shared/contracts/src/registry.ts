import { z } from '@tessera/contracts/schema'
import { registryConflicts } from './registry-conflicts.ts'
import { BuiltFile, FilePath, RegisteredModule } from './registry-module.ts'

export * from './registry-module.ts'

/**
 * The registry document. Changing it changes what runs, without a build. Two active modules that claim
 * the same address, overlay, slot or container are refused.
 */
export const Registry = z.object({
  schema: z.literal(1),
  modules: z.array(RegisteredModule).check((list) => {
    for (const { message, path } of registryConflicts(list.value))
      list.issues.push({ code: 'custom', input: list.value, message, path: [...path] })
  }),
})

/** What the shell's build writes for the document: dist/shell.json. */
export const ShellFiles = z.object({
  /** Where the files are asked for; a development server's own origin, or the service's assets. */
  base: z._default(z.string(), '/assets/'),
  files: z.array(BuiltFile),
  initial: z.array(FilePath),
})

export type Registry = z.infer<typeof Registry>
export type ShellFiles = z.infer<typeof ShellFiles>
