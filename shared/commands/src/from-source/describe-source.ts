import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { containerName } from '@tessera/build/container-name'
import { readCatalogues } from '@tessera/build/read-catalogues'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { contractVersion } from '@tessera/contracts/version'
import type { ModuleDefinition } from '@tessera/module'
import { describeModule } from '@tessera/module/descriptor'
import { root } from '../root.ts'

/** Describes a module that runs from source. Its files have no hashes, because they change. */
async function describe(folder: string): Promise<ModuleDescriptor> {
  const { default: definition }: { default: ModuleDefinition } = await import(
    pathToFileURL(resolve(root, folder, 'src/module.ts')).href
  )
  return describeModule(definition, {
    // The shell of the same checkout loads it.
    contract: `^${contractVersion}`,
    entry: 'remoteEntry.js',
    container: containerName(definition.name),
    files: [{ path: 'remoteEntry.js', kind: 'script', bytes: 0 }],
    module: [],
    chunks: {},
    catalogues: readCatalogues(resolve(root, folder, 'src')),
  })
}

/**
 * Describes a module from its current sources, in a new process: this process caches the sources that it
 * has imported.
 */
export async function describeSource(folder: string): Promise<ModuleDescriptor> {
  const arguments_ = [import.meta.filename, folder]
  const { stdout } = await promisify(execFile)(process.execPath, arguments_).catch((cause) => {
    const lines = String(cause.stderr).split('\n')
    throw new Error(lines.find((line) => /^\w*Error\b/.test(line)) ?? String(cause))
  })
  return z.parse(ModuleDescriptor, JSON.parse(stdout))
}

if (import.meta.main) process.stdout.write(JSON.stringify(await describe(process.argv[2] ?? '')))
