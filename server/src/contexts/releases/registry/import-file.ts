import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { ModuleRelease } from '@tessera/contracts/releases/release-state'
import { newRelease } from './rules.ts'

/** An entry of the registry file, by which a later reading knows what has changed in it. */
export interface ImportedEntry {
  readonly name: string
  readonly id: BuildId
  readonly base: string
  readonly enabled: boolean
  /** True for a production build of a checkout that `npm start` wrote. It replaces nothing that was published. */
  readonly isLocal?: true
}

/** The changes to the releases that importing a registry file makes. */
export interface ImportPlan {
  readonly releases: readonly ModuleRelease[]
  /** The names of modules that have no release any more. */
  readonly removed: readonly string[]
  /** The entries whose builds are new, or have moved. */
  readonly builds: readonly ImportedEntry[]
}

/** True for a build of a module that came by a token. */
type IsPublished = (release: ModuleRelease) => boolean

/** True when a start leaves what was published in front of its own build. */
export const isLeft = (
  release: ModuleRelease,
  { id, isLocal }: ImportedEntry,
  isPublished: IsPublished,
): boolean => isLocal === true && release.active !== id && isPublished(release)

function mergedRelease(
  release: ModuleRelease | undefined,
  before: ImportedEntry | undefined,
  entry: ImportedEntry,
  isPublished: IsPublished,
): ModuleRelease {
  const { name, id, enabled } = entry
  if (release === undefined) return { ...newRelease(name), active: id, enabled }
  const switched = before?.enabled === enabled ? release : { ...release, enabled }
  if (before?.id === id || release.active === id || isLeft(release, entry, isPublished))
    return switched
  const revoked = release.revoked.filter((each) => each !== id)
  return { ...switched, active: id, last_good: release.active, rollout: null, revoked }
}

/**
 * Plans what a registry file changes. Only what differs from the file as it was last read counts, so a
 * build that was published since then stays while its entry in the file is the same.
 */
export function planImport(
  releases: readonly ModuleRelease[],
  before: readonly ImportedEntry[],
  file: readonly ImportedEntry[],
  isPublished: IsPublished = () => false,
): ImportPlan {
  const entryBefore = (name: string) => before.find((each) => each.name === name)
  const releaseOf = (name: string) => releases.find((each) => each.name === name)
  const isListed = ({ name }: { readonly name: string }) =>
    file.some((entry) => entry.name === name)
  const kept = releases.filter(
    (release) => isListed(release) || entryBefore(release.name)?.id !== release.active,
  )
  return {
    releases: [
      ...file.map((entry) =>
        mergedRelease(releaseOf(entry.name), entryBefore(entry.name), entry, isPublished),
      ),
      ...kept.filter((release) => !isListed(release)),
    ],
    removed: releases.filter((release) => !kept.includes(release)).map(({ name }) => name),
    builds: file.filter((entry) => {
      const known = entryBefore(entry.name)
      return known?.id !== entry.id || known.base !== entry.base
    }),
  }
}
