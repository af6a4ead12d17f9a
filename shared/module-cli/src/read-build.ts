import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { type BuildId, buildIdOf } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { GatedShell } from '@tessera/contracts/releases/gate/build-facts'
import { z } from '@tessera/contracts/schema'
import { Fault } from './outcome.ts'

/** A build on the disk, of a module or of the shell. */
export interface LocalBuild {
  readonly id: BuildId
  readonly folder: string
  /** The version of an earlier shell is that of the contracts which it provides. */
  readonly descriptor: Pick<ModuleDescriptor, 'name' | 'version' | 'files' | 'importsNothing'>
  /** The descriptor with every field, as it was built. */
  readonly raw: unknown
}

/** Says where a build may not run because its scripts import each other (decision 129). */
export const importLines = ({ descriptor }: LocalBuild): readonly string[] =>
  descriptor.importsNothing === true
    ? []
    : [
        'Its scripts may import others. In Safari, the module shows an error, because Safari blocks static imports.',
      ]

function descriptorIn(raw: unknown, isShell: boolean): LocalBuild['descriptor'] {
  if (!isShell) return z.parse(ModuleDescriptor, raw)
  const { version, contract, files } = z.parse(GatedShell, raw)
  return { name: shellName, version: version ?? contract, files, importsNothing: true }
}

/** Reads the build in a folder, as the `dist` of a module, or of the shell if that is its name. */
export async function readBuild(folder: string, name?: string): Promise<LocalBuild> {
  const isShell = name === shellName
  const path = join(folder, isShell ? 'shell.json' : 'module.json')
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Fault(`There is no build at ${path}; build it first.`)
  })
  try {
    const raw: unknown = JSON.parse(text)
    return { id: await buildIdOf(raw), folder, descriptor: descriptorIn(raw, isShell), raw }
  } catch {
    throw new Fault(`${path} is no descriptor of a build; build it again.`)
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
