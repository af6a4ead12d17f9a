import { ModuleDescriptor } from '@tessera/contracts/registry'
import { reservedModuleNames } from '@tessera/contracts/releases/build-limits'
import { reservedWords } from '@tessera/contracts/reserved-words'
import { z } from '@tessera/contracts/schema'

/** Returns why no module can have a name: one sentence with the fix; undefined when one can. */
export function nameFault(name: string): string | undefined {
  if (!z.safeParse(ModuleDescriptor.shape.name, name).success || name.endsWith('-'))
    return `A module's name has small letters, digits and '-', at most 40 of them, as gift-lists; '${name}' has not.`
  if (reservedModuleNames.has(name) || reservedWords.has(name))
    return `The name ${name} is the product's own; choose another one.`
  return undefined
}
