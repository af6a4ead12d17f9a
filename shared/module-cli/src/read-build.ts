import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { type BuildId, buildIdOf } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { Fault } from './outcome.ts'

/** A build on the disk. */
export interface LocalBuild {
  readonly id: BuildId
  readonly folder: string
  readonly descriptor: ModuleDescriptor
  /** The descriptor with every field, as it was built. */
  readonly raw: unknown
}

/** Reads the build in a folder, as the module's `dist`. */
export async function readBuild(folder: string): Promise<LocalBuild> {
  const path = join(folder, 'module.json')
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Fault(`There is no build at ${path}; build the module first.`)
  })
  try {
    const raw: unknown = JSON.parse(text)
    return { id: await buildIdOf(raw), folder, descriptor: z.parse(ModuleDescriptor, raw), raw }
  } catch {
    throw new Fault(`${path} is no descriptor of a module; build the module again.`)
  }
}

/** Reads a file of a build, or its compressed copy; undefined when there is none. */
export async function readBuildFile(
  { folder }: LocalBuild,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readFile(join(folder, path)).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )
}
