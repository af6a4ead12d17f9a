import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { ErrorGroup } from '@tessera/contracts/releases/error-calls'
import type { KeptError } from './error-store.ts'

/** Puts the later report first. */
const byLast = (one: KeptError, other: KeptError): number =>
  other.lastAt.getTime() - one.lastAt.getTime()

function groupOf(rows: readonly KeptError[], build: BuildId | null): ErrorGroup | undefined {
  const [last] = rows.toSorted(byLast)
  if (last === undefined) return undefined
  const shown = rows.find((row) => row.build === build) ?? last
  const [first] = rows.toSorted((one, other) => one.firstAt.getTime() - other.firstAt.getTime())
  return {
    id: shown.id,
    module: shown.module,
    code: shown.code,
    message: shown.message,
    first_at: (first ?? last).firstAt.toISOString(),
    last_at: last.lastAt.toISOString(),
    count: rows.reduce((sum, { count }) => sum + count, 0),
    builds: rows.toSorted(byLast).map((row) => row.build),
    is_new: build !== null && first?.build === build,
  }
}

/**
 * Groups errors over builds: those that a build reported first come first, then those that came last. With
 * `only`, groups that the build did not report are left out.
 */
export function errorGroups(
  rows: readonly KeptError[],
  { build, only }: { readonly build: BuildId | null; readonly only: boolean },
): readonly ErrorGroup[] {
  const byPrint = Map.groupBy(rows, ({ fingerprint }) => fingerprint)
  return [...byPrint.values()]
    .filter((same) => !only || same.some((row) => row.build === build))
    .map((same) => groupOf(same, build))
    .filter((group) => group !== undefined)
    .toSorted(
      (one, other) =>
        Number(other.is_new) - Number(one.is_new) || (one.last_at < other.last_at ? 1 : -1),
    )
}
