import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { buildIdOf, canonicalBytes } from '@tessera/contracts/releases/build-id'
import { descriptorFile } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import type { Configuration } from '../configuration.ts'
import { fileKey, type NamedBuild, type RegistryEntry } from '../contexts/releases/index.ts'
import { moduleStoreUrlOf } from '../origins-of.ts'
import type { Blobs } from '../platform/blobs/port.ts'
import { moduleFileStore } from './blob-store.ts'

/** The compressed copies that the store serves in place of a file. */
const endings = ['', '.br', '.gz'] as const

/** Puts the files of a build into the store, unless they are there. The descriptor comes last. */
async function bring(
  folder: string,
  {
    named,
    raw,
    store,
  }: { readonly named: NamedBuild; readonly raw: unknown; readonly store: Blobs },
): Promise<void> {
  if ((await store.sizeOf(fileKey(named, descriptorFile))) !== undefined) return
  const contentType = 'application/octet-stream'
  for (const { path } of z.parse(ModuleDescriptor, raw).files)
    for (const ending of endings) {
      const file = join(folder, path + ending)
      if (ending !== '' && !existsSync(file)) continue
      const bytes = new Uint8Array(await readFile(file))
      await store.put(fileKey(named, path + ending), { bytes, contentType })
    }
  await store.put(fileKey(named, descriptorFile), {
    bytes: canonicalBytes(raw),
    contentType: 'application/json',
  })
}

async function brought(
  folder: string,
  { store, storeUrl }: { readonly store: Blobs; readonly storeUrl: string },
): Promise<readonly RegistryEntry[]> {
  const entries: RegistryEntry[] = []
  const held = await readdir(folder, { withFileTypes: true })
  const names = held.filter((each) => each.isDirectory()).map(({ name }) => name)
  for (const name of names.toSorted()) {
    const text = await readFile(join(folder, name, descriptorFile), 'utf8')
    const raw: unknown = JSON.parse(text)
    const descriptor = z.parse(ModuleDescriptor, raw)
    const id = await buildIdOf(raw)
    await bring(join(folder, name), { named: { module: descriptor.name, build: id }, raw, store })
    const base = `${storeUrl}${descriptor.name}/${id}/`
    entries.push({ id, raw, isLocal: true, module: { base, enabled: true, descriptor } })
  }
  return entries
}

/**
 * Brings the builds of BUILDS_DIR, one below the name of each module, into the store, and returns their entries;
 * a fault is one sentence with the fix. What a team has published stays in front of them, as it does of a
 * checkout's own builds.
 */
export async function bringBuilds(
  configuration: Configuration,
): Promise<{ readonly entries: readonly RegistryEntry[] } | { readonly fault: string }> {
  const { BUILDS_DIR: folder } = configuration
  if (folder === undefined) return { entries: [] }
  const storeUrl = moduleStoreUrlOf(configuration)
  if (storeUrl === '')
    return { fault: 'BUILDS_DIR needs an origin for its builds; set STORE_PORT or STORE_URL.' }
  try {
    return { entries: await brought(folder, { store: moduleFileStore(configuration), storeUrl }) }
  } catch (cause) {
    return {
      fault: `The builds in ${folder} could not be brought into the store (${cause instanceof Error ? cause.message : String(cause)}); correct BUILDS_DIR, or the settings of the store.`,
    }
  }
}
