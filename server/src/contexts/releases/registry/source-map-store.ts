import { sourceMapEnding } from '@tessera/contracts/releases/error-calls'
import type { Ports } from '../../../ports.ts'
import type { ListedFiles } from './file-check.ts'
import type { NamedBuild } from './named-build.ts'

/** The key of a map. It's not among the files of the build's store, which everybody may read. */
export const mapKey = ({ module, build }: NamedBuild, path: string): string =>
  `source-maps/${module}/${build}/${path}${sourceMapEnding}`

/** Lists the scripts of a build. */
export const scriptsIn = ({ files }: ListedFiles) => files.filter(({ kind }) => kind === 'script')

/** Deletes the maps of a build. */
export async function deleteSourceMaps(
  { blobs }: Pick<Ports, 'blobs'>,
  named: NamedBuild,
  descriptor: ListedFiles,
): Promise<void> {
  for (const { path } of scriptsIn(descriptor)) await blobs.delete(mapKey(named, path))
}
