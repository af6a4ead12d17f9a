import type { RegisteredModule } from '@tessera/contracts/registry'
import { fileUrl } from '@tessera/module/file-url'
import { checkLate } from '@tessera/module/late-file'

/**
 * Loads the scripts that a build does not share with the running one, and checks their hashes, so that only
 * a whole build replaces one. False when only a document can run it; rejects when a file is missing or wrong.
 */
export async function prepareBuild(
  next: RegisteredModule,
  running: readonly RegisteredModule[],
): Promise<boolean> {
  const known = new Set(
    running.flatMap(({ descriptor }) => descriptor.files.map(({ integrity }) => integrity)),
  )
  for (const { kind, path, integrity } of next.descriptor.files) {
    if (kind !== 'script' || integrity === undefined || known.has(integrity)) continue
    if (!(await checkLate(fileUrl(next, path), integrity))) return false
  }
  return true
}
