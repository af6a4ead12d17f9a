import { existsSync } from 'node:fs'
import {
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  symlink,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { moduleFolders } from './rooms.ts'
import { root } from './root.ts'
import { runProgram } from './run-program.ts'

/** A checkout beside this one, with the same files and packages. */
export interface SecondCheckout {
  readonly folder: string
  remove(): Promise<void>
}

/** Caches of this checkout's tools, which must not be written from two places. */
const left = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache', '.federation'])

/** Written by the set-up into the file that is there: a link would tell this checkout to install again. */
const marker = '.tessera-setup'

/** Copies the folder of the packages. Their files are linked: pnpm replaces a file, and never writes into one. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const [one, other] = [join(from, entry.name), join(to, entry.name)]
      if (entry.isSymbolicLink()) await symlink(await readlink(one), other)
      else if (entry.name === marker) await copyFile(one, other)
      else if (!entry.isDirectory()) await link(one, other).catch(() => copyFile(one, other))
      else if (!left.has(entry.name)) await linkPackages(one, other)
    }),
  )
}

/** Copies the builds of the modules, as a team has them that worked in its checkout before. */
async function copyBuilds(to: string): Promise<void> {
  const builds = moduleFolders().map((folder) => join(folder, 'dist'))
  const made = builds.filter((build) => existsSync(join(root, build)))
  for (const build of made) await cp(join(root, build), join(to, build), { recursive: true })
}

/** Copies what git knows of this checkout, with uncommitted changes, its packages and builds, into a folder in `within`. */
export async function secondCheckout(within = tmpdir()): Promise<SecondCheckout> {
  const folder = await mkdtemp(join(within, 'tessera-checkout-'))
  const { printed } = await runProgram('git', ['ls-files', '-z', '-co', '--exclude-standard'])
  const files = printed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
  for (const path of new Set(files.map(dirname)))
    await mkdir(join(folder, path), { recursive: true })
  const copies = files.map(async (file) => {
    const from = join(root, file)
    // Tests make files of their own for a moment.
    await copyFile(from, join(folder, file)).catch((cause: unknown) => {
      if (existsSync(from)) throw cause
    })
  })
  await Promise.all(copies)
  const rooms = [...new Set(files.filter((file) => file.endsWith('package.json')).map(dirname))]
  for (const room of rooms) {
    const packages = join(room, 'node_modules')
    if (existsSync(join(root, packages)))
      await linkPackages(join(root, packages), join(folder, packages))
  }
  await copyBuilds(folder)
  // A program that has just been stopped may still write into the folder.
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  return { folder, remove }
}
