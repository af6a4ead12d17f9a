import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { federationAbi } from '@tessera/contracts/abi'
import { documentFormat } from '@tessera/contracts/document-format'
import type { BuiltFile } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { sharedPackages } from '@tessera/contracts/shared-packages'
import { contractVersion } from '@tessera/contracts/version'
import { buildFacts, modulesOf, takenPackages } from './build-facts.ts'
import { builtFiles, compressFiles } from './built-files.ts'
import type { ChunkFiles } from './chunk-files.ts'
import { chunkFiles } from './chunk-files.ts'
import { containerName } from './container-name.ts'
import type { BuildSources } from './contract/build-sources.ts'
import { pruneEarlierBuilds } from './prune-earlier-builds.ts'
import { teamOf } from './team-of.ts'
import { writeDescriptor } from './write-descriptor.ts'

type Write = (build: {
  readonly root: string
  readonly dist: string
  readonly files: BuiltFile[]
  readonly chunks: ChunkFiles
  readonly modules: readonly string[]
}) => Promise<void>

function afterBuild(name: string, write: Write): RsbuildPlugin {
  return {
    name,
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const json: Rspack.StatsCompilation | undefined = stats?.toJson({
          all: false,
          chunkGroups: true,
          assets: true,
          // Includes files that were already on disk and are part of this build.
          cachedAssets: true,
        })
        const dist = api.context.distPath
        const emitted = new Set((json?.assets ?? []).map((asset) => asset.name))
        const files = (await builtFiles(dist)).filter(({ path }) => emitted.has(path))
        await compressFiles(dist, files)
        await pruneEarlierBuilds(dist, files, Date.now())
        const modules = stats && 'compilation' in stats ? modulesOf(stats.compilation) : []
        await write({ root: api.context.rootPath, dist, files, chunks: chunkFiles(json), modules })
      })
    },
  }
}

/**
 * Writes `module.json`, the descriptor for the registry, from the module's source and build. `uses` in
 * it lists the calls, events and other parts of the contract that the module uses; the gate reads it and
 * `facts` (releases/gate of the contracts).
 */
export function describeModulePlugin(name: string, { paths }: BuildSources): RsbuildPlugin {
  return afterBuild('tessera-describe-module', async ({ root, dist, files, chunks, modules }) => {
    const container = containerName(name)
    await writeDescriptor({
      root,
      dist,
      files,
      modules,
      sources: [...paths],
      shares: takenPackages(modules),
      container,
      entry: chunks[container]?.find((path) => path.endsWith('.js')) ?? 'remoteEntry.js',
      module: chunks.__federation_expose_module ?? [],
      chunks,
    })
  })
}

/**
 * Writes `shell.json`, from which the service puts the shell's files into the document, and the gate reads
 * what the shell gives modules.
 */
export function describeShellPlugin({ paths }: BuildSources): RsbuildPlugin {
  return afterBuild('tessera-describe-shell', async ({ root, dist, files, chunks, modules }) => {
    // Preloads the two font files of the first screen. Others load when a text needs them.
    const fonts = files.filter(({ path }) => /-common\.[^/]*\.woff2$/.test(path))
    const initial = [...(chunks.index ?? []), ...fonts.map(({ path }) => path)]
    const languages = Object.keys(chunks).flatMap((chunk) => {
      const locale = /^words-(.+)$/.exec(chunk)?.[1]
      const paths = [...(chunks.language ?? []), ...(chunks[chunk] ?? [])]
      return locale === undefined ? [] : [[locale, paths] as const]
    })
    const sources = [...paths]
    const given = { shares: sharedPackages, team: teamOf(root) }
    const facts = await buildFacts({ dist, files, modules, sources, ...given })
    const manifest = await readFile(join(root, 'package.json'), 'utf8')
    const { version } = z.parse(z.object({ version: z.string() }), JSON.parse(manifest))
    const shell = {
      files,
      initial,
      languages: Object.fromEntries(languages),
      version,
      contract: contractVersion,
      abi: federationAbi,
      document: documentFormat,
      facts,
    }
    await writeFile(join(dist, 'shell.json'), `${JSON.stringify(shell, null, 1)}\n`)
  })
}
