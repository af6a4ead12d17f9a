import { descriptorFile } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { and, isNull, type SQL } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { ListedFiles } from './file-check.ts'
import { fileKey, type NamedBuild, thisBuild } from './named-build.ts'
import { deleteSourceMaps } from './source-map-store.ts'
import { moduleBuilds } from './tables.ts'

/** Deletes a build that was never admitted, with its files. */
export async function deleteUnfinished(
  ports: Pick<Ports, 'db' | 'moduleFiles' | 'blobs'>,
  named: NamedBuild,
  condition?: SQL,
): Promise<void> {
  const { db, moduleFiles } = ports
  const here = and(thisBuild(named), isNull(moduleBuilds.admittedAt), condition)
  // The row goes first: a build that was admitted meanwhile keeps its row and its files.
  const [gone] = await db.delete(moduleBuilds).where(here).returning()
  if (gone === undefined) return
  const descriptor = z.parse(ListedFiles, JSON.parse(gone.descriptor))
  const { files } = descriptor
  const paths = files.flatMap(({ path }) => [path, `${path}.br`, `${path}.gz`])
  for (const path of [...paths, descriptorFile]) await moduleFiles.delete(fileKey(named, path))
  await deleteSourceMaps(ports, named, descriptor)
}
