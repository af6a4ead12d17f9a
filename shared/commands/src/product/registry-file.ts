import { chmod, mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { ModuleDescriptor, Registry } from '@tessera/contracts/registry'
import { registryConflicts } from '@tessera/contracts/registry-conflicts'
import { z } from '@tessera/contracts/schema'
import type { PlacedRoom } from '../rooms.ts'
import { root } from '../root.ts'
import { JsonFault, type JsonPlace, parseJson, placeInJson } from './json-place.ts'

/** An invalid registry file. The message has the file, the position and the fix. */
export class RegistryFault extends Error {}

/** An entry of the registry file, including fields that other people added. */
export interface RegistryEntry extends RegisteredModule {
  /**
   * The base that `npm start` of this checkout wrote. While `base` is still the same, the entry follows the
   * checkout's ports. An entry with another base is not changed.
   */
  readonly localBase?: string | undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fault(file: string, { line, column }: JsonPlace, problem: string): RegistryFault {
  return new RegistryFault(
    `The registry ${file} is not valid at line ${line}, column ${column} (${problem}). Correct it there, or move the file away to have a new one written. Nothing was changed.`,
  )
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    if (code === 'ENOENT') return undefined
    throw new RegistryFault(
      `The registry ${file} cannot be read (${String(code)}). Allow this user to read the file, or name another one with REGISTRY_FILE. Nothing was changed.`,
    )
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    throw error instanceof JsonFault ? fault(file, error.place, error.message) : error
  }
}

/** Returns the parsed entry, with the other fields of the file. */
function entryOf(raw: unknown, module: RegisteredModule): RegistryEntry {
  const written = isRecord(raw) ? raw : {}
  const localBase = typeof written.localBase === 'string' ? written.localBase : undefined
  const descriptor = isRecord(written.descriptor) ? written.descriptor : {}
  return {
    ...written,
    ...module,
    descriptor: { ...descriptor, ...module.descriptor },
    ...(localBase === undefined ? {} : { localBase }),
  }
}

/** Reads a registry file. A missing file is an empty registry; an invalid one throws a `RegistryFault`. */
export async function readRegistry(
  file: string,
): Promise<Pick<Registry, 'grants'> & { readonly modules: readonly RegistryEntry[] }> {
  const text = await textOf(file)
  if (text === undefined) return { modules: [] }
  const raw = parsed(file, text)
  const { data, error } = z.safeParse(Registry, raw)
  const issue = error?.issues[0]
  if (data === undefined) {
    const path = issue?.path ?? []
    throw fault(file, placeInJson(text, path), `${path.map(String).join('.')}: ${issue?.message}`)
  }
  const entries = isRecord(raw) && Array.isArray(raw.modules) ? raw.modules : []
  return { ...data, modules: data.modules.map((module, at) => entryOf(entries[at], module)) }
}

/** Returns the registry entry of a module that was built in this checkout. */
export async function registerBuilt(
  room: Pick<PlacedRoom, 'folder'>,
  origin: string,
): Promise<RegisteredModule> {
  const text = await readFile(resolve(root, room.folder, 'dist/module.json'), 'utf8')
  const whole: Readonly<Record<string, unknown>> = JSON.parse(text)
  // Fields that the schema does not know stay, because the build's id is the hash of all of them.
  const descriptor = { ...whole, ...z.parse(ModuleDescriptor, whole) }
  return { base: `${origin}/`, enabled: true, descriptor }
}

/** True for a module's own address in this or an earlier start: localhost and its port, over http or https. */
function isOwnBase(base: string, own: string): boolean {
  const [url, ours] = [URL.parse(base), URL.parse(own)]
  if (base === own || url === null) return base === own
  return url.hostname === 'localhost' && url.port === ours?.port && url.pathname === '/'
}

/**
 * Updates the entries that earlier starts wrote, and adds modules that are not listed. Other entries do
 * not change, and disabled entries stay disabled.
 */
export function mergeRegistry(
  entries: readonly RegistryEntry[],
  local: readonly RegisteredModule[],
): readonly RegistryEntry[] {
  const merged = entries.map((entry) => {
    const own = local.find(({ descriptor }) => descriptor.name === entry.descriptor.name)
    const isOwn =
      own !== undefined && (isOwnBase(entry.base, own.base) || entry.base === entry.localBase)
    return isOwn ? { ...entry, ...own, enabled: entry.enabled, localBase: own.base } : entry
  })
  const listed = new Set(merged.map(({ descriptor }) => descriptor.name))
  const added = local.filter(({ descriptor }) => !listed.has(descriptor.name))
  return [...merged, ...added.map((module) => ({ ...module, localBase: module.base }))]
}

/** Writes the registry atomically: readers never see half of it, and a crash leaves the old file. */
export async function writeRegistry(
  file: string,
  { modules, grants }: Pick<Registry, 'grants'> & { readonly modules: readonly RegisteredModule[] },
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const target = await realpath(file).catch(() => file)
  const beside = `${target}.${process.pid}.new`
  try {
    const handle = await open(beside, 'w')
    await handle.writeFile(`${JSON.stringify({ schema: 1, grants, modules }, null, 2)}\n`)
    await handle.sync()
    await handle.close()
    const mode = await stat(target).then(
      (found) => found.mode,
      () => undefined,
    )
    if (mode !== undefined) await chmod(beside, mode)
    await rename(beside, target)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/**
 * Brings the registry file up to date with the modules of this checkout. Throws a `RegistryFault`, and
 * writes nothing, when the file is not valid or a module claims what another one holds.
 */
export async function updateRegistry(
  file: string,
  local: readonly RegisteredModule[],
): Promise<void> {
  const { modules: entries, grants } = await readRegistry(file)
  const modules = mergeRegistry(entries, local)
  const [conflict] = registryConflicts(modules)
  if (conflict !== undefined)
    throw new RegistryFault(
      `The modules of this checkout do not fit the registry ${file}: ${conflict.message} Nothing was changed.`,
    )
  if (JSON.stringify(modules) !== JSON.stringify(entries))
    await writeRegistry(file, { modules, grants })
}
