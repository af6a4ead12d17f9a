import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '@tessera/commands/root'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { GatedModule } from '@tessera/contracts/releases/gate/build-facts'
import { z } from '@tessera/contracts/schema'
import { type ChangedBuild, publishCanary } from './publish-canary.ts'

const brokenEntry = `throw new Error('broken on purpose')\n`
const brokenPath = 'remoteEntry.badbadbad0.js'

/** Makes a build of a module of this checkout whose entry throws; all else of it is true. */
async function brokenBuild(module: string): Promise<ChangedBuild> {
  const dist = join(root, `mfe-${module}/dist`)
  const raw: object = JSON.parse(await readFile(join(dist, 'module.json'), 'utf8'))
  const { facts } = z.parse(GatedModule, raw)
  const { entry, preload, files } = z.parse(ModuleDescriptor, raw)
  const hash = createHash('sha384').update(brokenEntry).digest('base64')
  const broken = { path: brokenPath, kind: 'script', bytes: brokenEntry.length }
  const descriptor = {
    ...raw,
    entry: brokenPath,
    preload: preload.map((path) => (path === entry ? brokenPath : path)),
    files: files.map((file) =>
      file.path === entry ? { ...broken, integrity: `sha384-${hash}` } : file,
    ),
    facts: {
      ...facts,
      sizes: { ...facts.sizes, [brokenPath]: brotliCompressSync(brokenEntry).length },
    },
  }
  return { descriptor, texts: { [brokenPath]: brokenEntry } }
}

/** Publishes a build of a module that fails at load, for a share of the visitors. */
export const publishBrokenCanary = async (module: string, percent: number) =>
  publishCanary(module, await brokenBuild(module), percent)
