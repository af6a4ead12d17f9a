import { descriptorFile } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import type { Tx } from '../../../platform/database/port.ts'
import { and, isNull, type SQL } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { ListedFiles } from './file-check.ts'
import { fileKey, type NamedBuild, thisBuild } from './named-build.ts'
import { deleteSourceMaps } from './source-map-store.ts'
import { moduleBuilds } from './tables.ts'

type DeletePorts = Pick<Ports, 'db' | 'moduleFiles' | 'blobs'>

/** Deletes a build that was never admitted, with its files. */
export const deleteUnfinished = (
  ports: DeletePorts,
  named: NamedBuild,
  condition?: SQL,
): Promise<void> =>
  deleteBuild(ports, and(thisBuild(named), isNull(moduleBuilds.admittedAt), condition))

/** Deletes the build that a condition selects, with its files; after a step in the same transaction. */
export async function deleteBuild(
  ports: DeletePorts,
  condition: SQL | undefined,
  before: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const { db, moduleFiles } = ports
  // The row goes first: a build that was admitted meanwhile keeps its row and its files.
  const [gone] = await db.transaction(async (tx) => {
    await before(tx)
    return tx.delete(moduleBuilds).where(condition).returning()
  })
  if (gone === undefined) return
  const named = { module: gone.module, build: gone.id }
  const descriptor = z.parse(ListedFiles, JSON.parse(gone.descriptor))
  const { files } = descriptor
  const paths = files.flatMap(({ path }) => [path, `${path}.br`, `${path}.gz`])
  for (const path of [...paths, descriptorFile]) await moduleFiles.delete(fileKey(named, path))
  await deleteSourceMaps(ports, named, descriptor)
}
