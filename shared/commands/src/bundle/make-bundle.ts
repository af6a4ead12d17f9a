import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import type { Room } from '../rooms.ts'
import { moduleRooms } from '../rooms.ts'
import { root } from '../root.ts'
import { runProgram } from '../run-program.ts'
import { bundledFiles, linkedPackages } from './bundled-files.ts'

const readme = (version: string): string => `# Tessera ${version}

Everything that the product needs to run, with its own Node.

    DATA_DIR=/var/lib/tessera PUBLIC_ORIGIN=https://pins.example.org SMTP_URL=… MAIL_FROM=… ./tessera serve

It says what is missing. docs/operators.md follows the order of the work, docs/configuration.md lists the
settings, and docs/deploy has a unit for systemd, and configurations of proxies and containers.
`

const starter = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/node/bin/node" "$here/tessera.mjs" "$@"
`

/** Copies a file of the checkout to the same path, or another one. */
function copy(to: string, path: string, as = path): void {
  mkdirSync(dirname(join(to, as)), { recursive: true })
  cpSync(join(root, path), join(to, as))
}

/** Installs the libraries that run in production, by the lockfile. */
async function installLibraries(to: string): Promise<void> {
  const staged = `${to}.libraries`
  await rm(staged, { recursive: true, force: true })
  const { ok, output } = await runProgram('npx', [
    '--yes',
    'pnpm@12.21.0',
    '--filter',
    '@tessera/server',
    '--prod',
    '--legacy',
    '--config.node-linker=hoisted',
    'deploy',
    staged,
  ])
  if (!ok)
    throw new Error(`The libraries could not be installed. Fix this, and run it again:\n${output}`)
  await rename(join(staged, 'node_modules'), join(to, 'node_modules'))
  await rm(staged, { recursive: true, force: true })
  const own = join(to, 'node_modules/@tessera')
  await rm(own, { recursive: true, force: true })
  mkdirSync(own)
  // As links, because Node strips no types below node_modules.
  for (const [name, folder] of Object.entries(linkedPackages))
    symlinkSync(relative(own, join(to, folder)), join(to, 'node_modules', name))
}

/** Copies the last build of a module: the files of its descriptor, with their compressed copies. */
function copyBuild(to: string, { folder, name }: Room): void {
  const dist = join(folder, 'dist')
  const text = readFileSync(join(root, dist, 'module.json'), 'utf8')
  const { files } = z.parse(ModuleDescriptor, JSON.parse(text))
  copy(to, join(dist, 'module.json'), join('modules', name, 'module.json'))
  for (const { path } of files)
    for (const ending of ['', '.br', '.gz'])
      if (existsSync(join(root, dist, path + ending)))
        copy(to, join(dist, path + ending), join('modules', name, path + ending))
}

/** Refuses a folder with anything but an earlier bundle, since its place is taken. */
function refuseForeignFolder(to: string): void {
  const held = existsSync(to) ? readdirSync(to) : []
  if (held.length === 0 || (held.includes('tessera.mjs') && !held.includes('data'))) return
  throw new Error(`${to} holds something else than a bundle. Name another folder with --out.`)
}

const isOnlyForBuilding = /\.map(?:\.br|\.gz)?$|(?:^|\/)(?:inputs|replaced|mf-stats)\.json/

/** Makes a folder with everything that runs in production, from the builds that are there. */
export async function makeBundle(to: string, version: string): Promise<void> {
  refuseForeignFolder(to)
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const path of bundledFiles()) copy(to, path)
  for (const path of globSync('**/*.*', { cwd: join(root, 'shell/dist') }))
    if (!isOnlyForBuilding.test(path)) copy(to, join('shell/dist', path), join('shell', path))
  for (const room of await moduleRooms()) copyBuild(to, room)
  if (existsSync(join(root, 'dist/packages')))
    await cp(join(root, 'dist/packages'), join(to, 'packages'), { recursive: true })
  await installLibraries(to)
  copy(to, 'node_modules/node/bin/node', 'node/bin/node')
  writeFileSync(join(to, 'tessera.mjs'), "import './shared/commands/src/tessera/tessera.mjs'\n")
  writeFileSync(
    join(to, 'package.json'),
    `${JSON.stringify({ name: 'tessera', version, type: 'module' })}\n`,
  )
  writeFileSync(join(to, 'README.md'), readme(version))
  writeFileSync(join(to, 'tessera'), starter, { mode: 0o755 })
  rmSync(join(to, 'server/src/memory-service.ts'), { force: true })
}
