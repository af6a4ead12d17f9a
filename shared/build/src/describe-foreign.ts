import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { BuiltFile } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { builtFiles, compressFiles } from './built-files.ts'
import type { ChunkFiles } from './chunk-files.ts'
import { ownSource } from './own-sources.ts'
import { writeDescriptor } from './write-descriptor.ts'

const Entry = z.object({ name: z.string(), path: z._default(z.string(), ''), type: z.string() })

/** The parts of `mf-manifest.json` that a descriptor follows from. */
const Manifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: Entry,
    /** The plugin of Vite has a script beside its entry, which is an ES module. */
    varRemoteEntry: z.optional(Entry),
  }),
  exposes: z.array(
    z.object({
      name: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
    }),
  ),
  shared: z.array(z.object({ name: z.string() })),
})

type Manifest = z.infer<typeof Manifest>

const SourceMap = z.object({ sources: z.array(z.nullable(z.string())) })

const jsonAt = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function manifestIn(dist: string): Promise<Manifest> {
  const read = z.safeParse(Manifest, await jsonAt(join(dist, 'mf-manifest.json')))
  if (!read.success)
    throw new Error(
      `${dist} has no mf-manifest.json of a module; set manifest: true of the federation plugin.`,
    )
  if (!read.data.exposes.some(({ name }) => name === 'module'))
    throw new Error("The build exposes no module; set exposes: { './module': './src/module.ts' }.")
  return read.data
}

/** Returns the path of the script by which the shell loads a build. */
function entryOf({ metaData: { remoteEntry, varRemoteEntry } }: Manifest): string {
  const { name, path, type } = varRemoteEntry ?? remoteEntry
  if (type === 'module')
    throw new Error(
      `${name} is an ES module, and the shell loads entries that are scripts; set varFilename: 'entry.js' of the federation plugin of Vite, or library: { type: 'var' } of another.`,
    )
  return join(path, name)
}

/** Returns the path of a source, which bundlers write relative to the map or to their own folder. */
function sourceAt(source: string, root: string, map: string): string {
  const [name = ''] = source.split('?')
  const [, ofBundler] = /^webpack:\/\/[^/]*\/(.*)$/.exec(name) ?? []
  return ofBundler === undefined ? resolve(dirname(map), name) : resolve(root, ofBundler)
}

/**
 * Returns the paths of all sources in the scripts of a build, by their source maps. A script that a bundler wrote by
 * itself may have none.
 */
async function sourcesOf(
  root: string,
  dist: string,
  scripts: readonly BuiltFile[],
): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const { path } of scripts) {
    const map = join(dist, `${path}.map`)
    const read = z.safeParse(SourceMap, await jsonAt(map))
    for (const source of read.data?.sources ?? [])
      if (source !== null) found.add(sourceAt(source, root, map))
  }
  if (!found.has(join(root, 'src/module.ts')))
    throw new Error(
      `No source map in ${dist} names src/module.ts, and the maps say what the scripts are made of; set build.sourcemap: 'hidden' of Vite, or devtool: 'hidden-source-map' of webpack and Rspack.`,
    )
  return [...found].filter((path) => existsSync(path)).sort()
}

/** Returns the files of a build by the chunks that they are named after, as page-start.4f1c.js. */
function namedChunks(files: readonly BuiltFile[]): ChunkFiles {
  const wanted = files.filter(({ kind }) => kind === 'script' || kind === 'style')
  const paths = wanted.map(({ path }) => path)
  return Object.fromEntries(Map.groupBy(paths, (path) => basename(path).split('.')[0] ?? ''))
}

/**
 * Writes `module.json` for a build of webpack, Rspack or Vite with their own federation plugins. What the preset
 * learns from its bundler is read from the files: from the source maps what the scripts are made of, from
 * `mf-manifest.json` the entry and the packages of the shell.
 */
export async function describeForeign(root: string, dist: string): Promise<void> {
  const manifest = await manifestIn(dist)
  const entry = entryOf(manifest)
  // Bundlers keep notes of their own in hidden folders.
  const files = (await builtFiles(dist)).filter(({ path }) => !/(^|\/)\./.test(path))
  const isOfImports = manifest.metaData.varRemoteEntry !== undefined
  const scripts = files.filter(({ kind }) => kind === 'script')
  const modules = await sourcesOf(root, dist, scripts)
  await compressFiles(dist, files)
  const [exposed] = manifest.exposes.filter(({ name }) => name === 'module')
  await writeDescriptor({
    root,
    dist,
    files,
    modules,
    sources: modules.filter((path) => ownSource.test(path)),
    shares: manifest.shared.map(({ name }) => name).sort(),
    container: manifest.metaData.globalName,
    entry,
    // Documents run preloaded files as scripts, which ES modules are not.
    module: isOfImports ? [] : (exposed?.assets.js.sync ?? []),
    chunks: isOfImports ? {} : namedChunks(files),
  })
}
