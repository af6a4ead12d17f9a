import type { Boot } from '@tessera/contracts/boot'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { RegisteredModule as RegisteredModuleSchema } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'

/** The key of this browser's overrides in its storage. */
const overridesKey = 'tessera.overrides'

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const Overrides = z.record(z.string(), RegisteredModuleSchema)

/** Returns the modules that this browser overrides; unreadable values count as none. */
export function readOverrides(storage: Keep): Readonly<Record<string, RegisteredModule>> {
  try {
    const found = z.safeParse(Overrides, JSON.parse(storage.getItem(overridesKey) ?? '{}'))
    return found.success ? found.data : {}
  } catch {
    return {}
  }
}

/** Saves the overrides for the next page load. */
export function writeOverrides(
  storage: Keep,
  overrides: Readonly<Record<string, RegisteredModule>>,
): void {
  storage.setItem(overridesKey, JSON.stringify(overrides))
}

/** Forgets all overrides. */
export function resetOverrides(storage: Keep): void {
  storage.removeItem(overridesKey)
}

/** Returns the boot data with this browser's overrides, where the service allows overrides. */
export function applyOverrides(boot: Boot, storage: Keep): Boot {
  if (!boot.overrides) return boot
  const overrides = readOverrides(storage)
  const known = boot.modules.map((module) => overrides[module.descriptor.name] ?? module)
  const added = Object.values(overrides).filter(
    ({ descriptor }) => !boot.modules.some((module) => module.descriptor.name === descriptor.name),
  )
  return { ...boot, modules: [...known, ...added] }
}
