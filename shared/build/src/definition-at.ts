import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ModuleDefinition } from '@tessera/module'

/** Reads the definition of the module in a folder from its source. */
export async function definitionAt(root: string): Promise<ModuleDefinition> {
  const { default: definition }: { default: ModuleDefinition } = await import(
    pathToFileURL(join(root, 'src/module.ts')).href
  )
  return definition
}
