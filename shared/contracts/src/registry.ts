import { z } from '@tessera/contracts/schema'
import { registryConflicts } from './registry-conflicts.ts'
import { BuiltFile, FilePath, RegisteredModule } from './registry-module.ts'
import { AddressGrant } from './releases/address-grant.ts'

export * from './registry-module.ts'

/**
 * The registry file. Editing it changes which modules run, without a build. Two active modules must not
 * claim the same address, overlay, slot, request or container.
 */
export const Registry = z.object({
  schema: z.literal(1),
  modules: z.array(RegisteredModule).check((list) => {
    for (const { message, path } of registryConflicts(list.value))
      list.issues.push({ code: 'custom', input: list.value, message, path: [...path] })
  }),
  /** The addresses that modules have by a grant of whoever edits the file. */
  grants: z.optional(z.array(AddressGrant)),
})

/** The files of the shell for the document. The shell's build writes them to dist/shell.json. */
export const ShellFiles = z.object({
  /** The base URL of the files: a development server, or the service's assets. */
  base: z._default(z.string(), '/assets/'),
  files: z.array(BuiltFile),
  initial: z.array(FilePath),
  /** The files of the texts of each language besides English. */
  languages: z.optional(z.record(z.string(), z.array(FilePath))),
  /** The format of documents that the shell reads (document-format.ts); 1 without it. */
  document: z.optional(z.int().check(z.gte(1))),
})

export type Registry = z.infer<typeof Registry>
export type ShellFiles = z.infer<typeof ShellFiles>
