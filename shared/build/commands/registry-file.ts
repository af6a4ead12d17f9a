import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { ModuleDescriptor, Registry } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import type { Room } from './rooms.ts'
import { root } from './root.ts'

async function readRegistry(file: string): Promise<Registry> {
  try {
    return z.parse(Registry, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { schema: 1, modules: [] }
  }
}

/** What the registry says of a module that was built in this checkout. */
export async function registerBuilt(room: Room, origin: string): Promise<RegisteredModule> {
  const text = await readFile(join(root, room.folder, 'dist/module.json'), 'utf8')
  return {
    base: `${origin}/`,
    enabled: true,
    descriptor: z.parse(ModuleDescriptor, JSON.parse(text)),
  }
}

/** True for a module's own address of this start or another: localhost on its port, by http or https. */
function isOwnBase(base: string, own: string): boolean {
  const [url, ours] = [URL.parse(base), URL.parse(own)]
  if (base === own || url === null) return base === own
  return url.hostname === 'localhost' && url.port === ours?.port && url.pathname === '/'
}

/**
 * Brings the registry up to date with what was built here. Modules that stand at other addresses,
 * and those that were switched off, stay as somebody put them.
 */
export function mergeRegistry(registry: Registry, built: readonly RegisteredModule[]): Registry {
  const kept = registry.modules.map((module) => {
    const own = built.find(({ descriptor }) => descriptor.name === module.descriptor.name)
    return own !== undefined && isOwnBase(module.base, own.base)
      ? { ...own, enabled: module.enabled }
      : module
  })
  const listed = new Set(kept.map(({ descriptor }) => descriptor.name))
  return {
    schema: 1,
    modules: [...kept, ...built.filter(({ descriptor }) => !listed.has(descriptor.name))],
  }
}

/** Writes the registry in one step, so that nobody reads half of it. */
export async function writeRegistry(file: string, registry: Registry): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, `${JSON.stringify(registry, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

/** Reads, merges and writes the registry file. */
export async function updateRegistry(
  file: string,
  built: readonly RegisteredModule[],
): Promise<void> {
  await writeRegistry(file, mergeRegistry(await readRegistry(file), built))
}
