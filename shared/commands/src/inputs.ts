import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { teamOf } from '@tessera/build/team-of'
import { lockfileFor } from './lockfile-for.ts'
import { root } from './root.ts'

const skipped = new Set(['node_modules', 'dist', 'dev-public', 'e2e'])
/** The packages of `shared/` that no build contains. */
export const packagesAside: ReadonlySet<string> = new Set([
  'ads-cli',
  'browsers',
  'checks',
  'commands',
  'company-cli',
  'create',
  'module-cli',
  'testing',
])
/** True for a path in a package of `shared/` of which nothing is on a page. */
export const isOfTools = (path: string): boolean => {
  const [folder, name = ''] = path.split('/')
  return folder === 'shared' && (name === 'build' || packagesAside.has(name))
}

/** Files that state facts of a room for checks, and enter no build. */
const statedFacts = /^(shared\/)?[^/]+\/(facts\.ts|row-mutations\.json)$/
const sourceFile = /\.(ts|tsx|mjs|css|json|svg|woff2|sql|mp4|txt|tsv)$/

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const found = entries.map(async (entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(path)
    const isAside = /\.test\.tsx?$/.test(entry.name) || statedFacts.test(path)
    return sourceFile.test(entry.name) && !isAside ? [path] : []
  })
  return (await Promise.all(found)).flat().sort()
}

/** Returns a hash of the shared packages that builds contain, and of the versions of packages. */
export async function sharedInputsHash(): Promise<string> {
  const packages = await readdir(join(root, 'shared'))
  const built = packages.filter((name) => !packagesAside.has(name))
  return hashOfFolders(built.map((name) => `shared/${name}`))
}

/** Returns a hash of all inputs of a build: its sources, its team, and what the hash of the shared ones is of. */
export async function inputsHash(folder: string, shared: string): Promise<string> {
  return createHash('sha256')
    .update(shared)
    .update(await hashOfFolders([folder]))
    .update(teamOf(join(root, folder)) ?? '')
    .digest('hex')
}

/** Returns a hash of the sources below some folders, tests aside, and of the versions of packages. */
export async function hashOfFolders(folders: readonly string[]): Promise<string> {
  const files = (await Promise.all(folders.map(filesIn))).flat()
  const contents = await Promise.all(files.map((path) => readFile(join(root, path))))
  const hash = createHash('sha256')
  for (const [at, path] of files.entries()) hash.update(path).update(contents[at] ?? '')
  const lockfile = await readFile(join(root, 'pnpm-lock.yaml'), 'utf8')
  return hash.update(lockfileFor(folders, lockfile)).digest('hex')
}
