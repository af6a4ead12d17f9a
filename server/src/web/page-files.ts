import { isActive } from '@tessera/contracts/active'
import type { FoundPage } from '@tessera/contracts/find-page'
import type { BuiltFile, ShellFiles } from '@tessera/contracts/registry'
import type { DocumentFile } from './document-file.ts'

/** Where the service itself serves the shell's build. */
export const assetsBase = '/assets/'

function filesAt(
  base: string,
  files: readonly BuiltFile[],
  wanted: readonly string[],
): readonly DocumentFile[] {
  return [...new Set(wanted)].flatMap((path) => {
    const file = files.find((built) => built.path === path)
    return file === undefined || file.kind === 'other'
      ? []
      : [{ url: base + file.path, integrity: file.integrity, kind: file.kind }]
  })
}

/** The shell's files that every document starts from. */
export const shellFiles = ({ base, files, initial }: ShellFiles): readonly DocumentFile[] =>
  filesAt(base, files, initial)

/** The files of a page's module that are wanted as soon as the shell runs. */
export function hintsFor(owned: FoundPage | undefined): readonly DocumentFile[] {
  if (owned === undefined || !isActive(owned.module)) return []
  const { module, page } = owned
  const { entry, preload, files } = module.descriptor
  return filesAt(module.base, files, [entry, ...preload, ...page.preload]).map((file) =>
    // A chunk only lies ready until its module's entry takes it, and then nothing waits for it in
    // turn. In development the hash is missing and the files change, so there it is but announced.
    file.kind === 'script' && file.integrity !== undefined && file.url !== module.base + entry
      ? { ...file, runs: 'early' }
      : file,
  )
}
