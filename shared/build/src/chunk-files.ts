import type { Rspack } from '@rsbuild/core'

/** Which files each named chunk starts from. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>

const wanted = (path: string): boolean => /\.(js|css)$/.test(path) && !path.includes('hot-update')

/** Reads from a finished compilation which files each named chunk group starts from. */
export function chunkFiles(stats: Rspack.StatsCompilation | undefined): ChunkFiles {
  const groups = Object.entries(stats?.namedChunkGroups ?? {})
  return Object.fromEntries(
    groups.map(([name, group]) => [
      name,
      (group.assets ?? []).map((asset) => asset.name).filter(wanted),
    ]),
  )
}
