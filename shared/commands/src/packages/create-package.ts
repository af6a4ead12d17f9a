import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleScript } from '../bundle-script.ts'
import { root } from '../root.ts'
import { lockedVersion } from './catalog.ts'
import type { SourceManifest } from './manifest.ts'
import type { PackedFile } from './tarball.ts'

/**
 * The command that begins a team's repository. It depends on nothing: whoever runs it has not said yet where
 * the packages of the scope come from.
 */
export const createManifest: SourceManifest = {
  name: '@tessera/create',
  description: 'Writes the repository of a team that owns a module, and brings it up to date.',
  license: 'MIT',
  bin: { 'tessera-create': './dist/create.mjs' },
  exports: {},
  dependencies: {},
}

/** The packages that come with those of the catalog, and that a team takes in the version that the product has tried. */
const comeAlong = ['vite']

/** Returns the files of the command, with the versions of other people's packages that it writes. */
export async function createFiles(
  catalog: Readonly<Record<string, string>>,
): Promise<readonly PackedFile[]> {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const locked = comeAlong.map((name) => [name, lockedVersion(lockfile, name)] as const)
  const versions = { ...catalog, ...Object.fromEntries(locked) }
  const program = await bundleScript('shared/create/src/main.ts', 'program')
  return [
    {
      path: 'dist/create.mjs',
      bytes: Buffer.from(`#!/usr/bin/env node\n${program}\n`),
      isProgram: true,
    },
    { path: 'dist/versions.json', bytes: Buffer.from(`${JSON.stringify(versions)}\n`) },
    { path: 'README.md', bytes: readFileSync(join(root, 'shared/create/README.md')) },
  ]
}
