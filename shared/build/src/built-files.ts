import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BuiltFile } from '@tessera/contracts/registry'
import { replacedFile } from './prune-earlier-builds.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const kinds: Readonly<Record<string, BuiltFile['kind']>> = {
  js: 'script',
  css: 'style',
  woff2: 'font',
}

/** The copy of the registry beside the shell's build. */
export const copyFile = 'registry.json'

/** Files of our own build that the descriptor does not list. */
const ourOwn = new Set(['module.json', 'shell.json', 'inputs.json', copyFile, replacedFile])

const extension = (path: string): string => path.split('.').at(-1) ?? ''

async function describe(folder: string, path: string): Promise<BuiltFile> {
  const bytes = await readFile(join(folder, path))
  return {
    path: path.split(sep).join('/'),
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    kind: kinds[extension(path)] ?? 'other',
    bytes: bytes.length,
  }
}

/** Returns every file of a build with its integrity hash. */
export async function builtFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !ourOwn.has(path) && !/\.(br|gz|map|txt)$/.test(path))
  return Promise.all(paths.sort().map((path) => describe(folder, path)))
}

/** Writes a brotli and a gzip copy of each text file, so that no request waits for compression. */
export async function compressFiles(folder: string, files: readonly BuiltFile[]): Promise<void> {
  const texts = files.filter(({ path }) => /\.(js|css|json|svg)$/.test(path))
  await Promise.all(
    texts.map(async ({ path }) => {
      const bytes = await readFile(join(folder, path))
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(join(folder, `${path}.br`), await brotli(bytes, { params }))
      await writeFile(join(folder, `${path}.gz`), await zip(bytes, { level: 9 }))
    }),
  )
}
