/** The part of a version that a release raises. */
export type Step = 'major' | 'minor' | 'patch'

/** The steps, the largest first. */
export const steps: readonly Step[] = ['major', 'minor', 'patch']

const partsOf = (version: string): readonly number[] => version.split('.').map(Number)

/** Returns the version after a step: 1.4.2 by a minor step is 1.5.0. */
export function nextVersion(version: string, step: Step): string {
  const at = steps.indexOf(step)
  return partsOf(version)
    .map((part, index) => (index < at ? part : index === at ? part + 1 : 0))
    .join('.')
}

/** True when a version comes after another one. */
export function isAfter(version: string, other: string): boolean {
  const others = partsOf(other)
  const first = partsOf(version).map((part, at) => part - (others[at] ?? 0))
  return (first.find((difference) => difference !== 0) ?? 0) > 0
}

const unreleased = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m

/** Returns the lines below 'Unreleased'; empty when nothing is to be released. */
export const unreleasedIn = (changelog: string): string =>
  unreleased.exec(changelog)?.[1]?.trim() ?? ''

/** Moves the lines below 'Unreleased' under a version and its date. */
export const withRelease = (changelog: string, version: string, date: string): string =>
  changelog.replace(
    unreleased,
    () => `## Unreleased\n\n## ${version} · ${date}\n\n${unreleasedIn(changelog)}\n\n`,
  )
