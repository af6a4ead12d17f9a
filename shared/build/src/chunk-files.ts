import type { Rspack } from '@rsbuild/core'

/** The files that each named chunk starts from. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>

const wanted = (path: string): boolean => /\.(js|css)$/.test(path) && !path.includes('hot-update')

/** Puts styles first. The bundler lists the files of a chunk as they were ready, in another order each time. */
const inOrder = (paths: readonly string[]): readonly string[] => [
  ...paths.filter((path) => path.endsWith('.css')),
  ...paths.filter((path) => !path.endsWith('.css')),
]

/** Reads the files of each named chunk group from a finished compilation, the styles first. */
export function chunkFiles(stats: Rspack.StatsCompilation | undefined): ChunkFiles {
  const groups = Object.entries(stats?.namedChunkGroups ?? {})
  return Object.fromEntries(
    groups.map(([name, group]) => [
      name,
      inOrder((group.assets ?? []).map((asset) => asset.name).filter(wanted)),
    ]),
  )
}
