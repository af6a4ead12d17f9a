import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

const skipped = new Set(['node_modules', 'dist', 'dev-public'])
const sourceFile = /\.(ts|tsx|mjs|css|json|svg|woff2)$/

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const found = entries.map(async (entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(path)
    return sourceFile.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
  return (await Promise.all(found)).flat().sort()
}

/** A hash of everything a room's build is made from: its own sources, the shared ones, the versions. */
export async function inputsHash(folder: string): Promise<string> {
  const shared = ['bus', 'build/src', 'client', 'contracts', 'module', 'ui'].map(
    (name) => `shared/${name}`,
  )
  const files = (await Promise.all([folder, ...shared].map(filesIn))).flat()
  const hash = createHash('sha256')
  for (const path of [...files, 'pnpm-lock.yaml']) {
    hash.update(path).update(await readFile(join(root, path)))
  }
  return hash.digest('hex')
}
