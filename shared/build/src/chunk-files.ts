import type { Rspack } from '@rsbuild/core'

/** The files that each named chunk starts from. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>

const wanted = (path: string): boolean => /\.(js|css)$/.test(path) && !path.includes('hot-update')

/** Reads the files of each named chunk group from a finished compilation. */
export function chunkFiles(stats: Rspack.StatsCompilation | undefined): ChunkFiles {
  const groups = Object.entries(stats?.namedChunkGroups ?? {})
  return Object.fromEntries(
    groups.map(([name, group]) => [
      name,
      (group.assets ?? []).map((asset) => asset.name).filter(wanted),
    ]),
  )
}
