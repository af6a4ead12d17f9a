import { type RegisteredModule, Registry } from '@tessera/contracts/registry'
import type { AddressGrant } from '@tessera/contracts/releases/address-grant'
import { type BuildId, buildIdOf } from '@tessera/contracts/releases/build-id'
import { reservedModuleNames } from '@tessera/contracts/releases/build-limits'
import { z } from '@tessera/contracts/schema'
import { faultsIn } from './watched-document.ts'

/** An entry of a registry file: the module, and its descriptor with every field, as it was built. */
export interface RegistryEntry {
  readonly id: BuildId
  readonly module: RegisteredModule
  readonly raw: unknown
  /** True when `npm start` of a checkout wrote the entry. */
  readonly isLocal: boolean
}

/** The content of a registry file. */
export interface ReadRegistry {
  readonly entries: readonly RegistryEntry[]
  /** The addresses that the file grants. */
  readonly grants: readonly AddressGrant[]
}

const Raw = z.object({
  modules: z.array(z.object({ descriptor: z.unknown(), localBase: z.optional(z.unknown()) })),
})

/** Reads the text of a registry file. Throws an error that lists its faults. */
export async function readEntries(text: string): Promise<ReadRegistry> {
  const content: unknown = JSON.parse(text)
  const read = z.safeParse(Registry, content)
  if (!read.success) throw new Error(faultsIn(read.error))
  const raw = z.parse(Raw, content).modules
  const reserved = read.data.modules.find(({ descriptor: { name } }) =>
    reservedModuleNames.has(name),
  )
  if (reserved !== undefined)
    throw new Error(`The name ${reserved.descriptor.name} is the product's own.`)
  const entries = await Promise.all(
    read.data.modules.map(async (module, at) => {
      const descriptor = raw[at]?.descriptor ?? module.descriptor
      const isLocal = raw[at]?.localBase === module.base
      return { id: await buildIdOf(descriptor), module, raw: descriptor, isLocal }
    }),
  )
  return { entries, grants: read.data.grants ?? [] }
}
