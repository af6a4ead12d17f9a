import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

const skipped = new Set(['node_modules', 'dist', 'dev-public'])
/** Packages that no build contains. */
const aside = new Set(['testing', 'module-cli', 'company-cli', 'ads-cli'])
const sourceFile = /\.(ts|tsx|mjs|css|json|svg|woff2|sql|mp4)$/

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const found = entries.map(async (entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(path)
    return sourceFile.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
  return (await Promise.all(found)).flat().sort()
}

/** Returns a hash of all inputs of a build: its own sources, the shared packages and the versions. */
export async function inputsHash(folder: string): Promise<string> {
  const packages = await readdir(join(root, 'shared'))
  const shared = packages
    .filter((name) => !aside.has(name))
    .map((name) => (name === 'build' ? 'shared/build/src' : `shared/${name}`))
  return hashOfFolders([folder, ...shared])
}

/** Returns a hash of the sources below some folders, tests aside, and of the versions of packages. */
export async function hashOfFolders(folders: readonly string[]): Promise<string> {
  const files = (await Promise.all(folders.map(filesIn))).flat()
  const hash = createHash('sha256')
  for (const path of [...files, 'pnpm-lock.yaml']) {
    hash.update(path).update(await readFile(join(root, path)))
  }
  return hash.digest('hex')
}
