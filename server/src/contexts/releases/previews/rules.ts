import type { BuildId } from '@tessera/contracts/releases/build-id'

const hour = 60 * 60 * 1_000
const day = 24 * hour

/** Days that a preview stays without a visit. */
const unvisitedDays = 30
/** The most previews that are made for one module; those that were visited longest ago give way. */
export const previewsMax = 50
/** The most modules of one preview. */
export const previewModulesMax = 20
/** The most tags that a preview keeps, the newest ones. */
export const keptTagsMax = 30
/** The most previews that a token makes in an hour. */
export const madeHourly = 60

/** Returns the time after which a preview was visited if it still stays. */
export const visitedSince = (now: Date): Date => new Date(now.getTime() - unvisitedDays * day)

/** Returns the time until which a preview stays that was visited then. */
export const staysUntil = (visited: Date): Date => new Date(visited.getTime() + unvisitedDays * day)

/** Returns the time before which an ended preview, and builds of it alone, are deleted. Open tabs still load their files. */
export const endedBefore = (now: Date): Date => new Date(now.getTime() - day)

/** Returns the time after which a token's previews count for its limit. */
export const madeSince = (now: Date): Date => new Date(now.getTime() - hour)

/** A visit is noted at most this often. */
export const notedBefore = (now: Date): Date => new Date(now.getTime() - hour)

/** Returns the builds of a preview by module, from the two columns of its row. */
export const buildsOf = (row: {
  readonly modules: readonly string[]
  readonly builds: readonly BuildId[]
}): Readonly<Record<string, BuildId>> =>
  Object.fromEntries(
    row.modules.flatMap((module, at) => {
      const build = row.builds[at]
      return build === undefined ? [] : [[module, build] as const]
    }),
  )

/** Returns the two columns of a preview's builds, in the order of the modules' names. */
export function columnsOf(builds: Readonly<Record<string, BuildId>>): {
  readonly modules: string[]
  readonly builds: BuildId[]
} {
  const all = Object.entries(builds).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { modules: all.map(([module]) => module), builds: all.map(([, build]) => build) }
}
