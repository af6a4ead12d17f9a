import type { ListedModule } from '@tessera/contracts/listed-module'
import { fileUrl } from '@tessera/module/file-url'
import { checkLate } from '@tessera/module/late-file'

/**
 * Loads the scripts that a build does not share with the running one, and checks their hashes, so that only
 * a whole build replaces one. False when only a document can run it; rejects when a file is missing or wrong.
 */
export async function prepareBuild(
  next: ListedModule,
  running: readonly ListedModule[],
): Promise<boolean> {
  const now = running.find(({ descriptor }) => descriptor.name === next.descriptor.name)
  // Nothing of it has run, so its files are checked when something does.
  if (now?.isPartial === true) return next.descriptor.importsNothing === true
  const known = new Set(
    running.flatMap(({ descriptor }) => descriptor.files.map(({ integrity }) => integrity)),
  )
  for (const { kind, path, integrity } of next.descriptor.files) {
    if (kind !== 'script' || integrity === undefined || known.has(integrity)) continue
    if (!(await checkLate(fileUrl(next, path), integrity, 'low'))) return false
  }
  return true
}
