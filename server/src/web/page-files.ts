import { isActive } from '@tessera/contracts/active'
import type { FoundPage } from '@tessera/contracts/find-page'
import type { BuiltFile, ShellFiles } from '@tessera/contracts/registry'
import type { DocumentFile } from './document-file.ts'

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

/** Returns the shell's files that every document starts from. */
export const shellFiles = ({ base, files, initial }: ShellFiles): readonly DocumentFile[] =>
  filesAt(base, files, initial)

/** Returns the files of the shell's texts in a language, which it needs before it renders. */
export const shellWords = (
  { base, files, languages }: ShellFiles,
  locale: string,
): readonly DocumentFile[] => filesAt(base, files, languages?.[locale] ?? [])

/** Returns the files of a page's module that are needed as soon as the shell runs. */
export function hintsFor(owned: FoundPage | undefined, locale: string): readonly DocumentFile[] {
  if (owned === undefined || !isActive(owned.module)) return []
  const { module, page } = owned
  const { entry, preload, files, languages } = module.descriptor
  const words = languages?.[locale]?.preload ?? []
  return filesAt(module.base, files, [entry, ...preload, ...page.preload, ...words]).map((file) =>
    // An early chunk registers itself and waits for its module's entry, so nothing has to wait for
    // the chunk. In development it has no hash and its file changes, so there it's only preloaded.
    file.kind === 'script' && file.integrity !== undefined && file.url !== module.base + entry
      ? { ...file, runs: 'early' }
      : file,
  )
}
