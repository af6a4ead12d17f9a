import type { BuildVitals, PageVitals } from '@tessera/contracts/calls/page-vitals'
import type { SentVitals } from '@tessera/contracts/calls/vitals'
import { limits } from '@tessera/contracts/limits'
import { shellName } from '@tessera/contracts/releases/build-limits'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import { timings } from '@tessera/contracts/timings'
import { bucketOf, middleOf } from '@tessera/contracts/vitals'
import type { ServedDocument } from '../canary/signed-set.ts'
import type { CountedVital, VitalSum } from './store.ts'

/** True for the documents of a sample: the same share of any documents, by their random ids. */
export const isSampled = (document: string, share: number): boolean =>
  Number.parseInt(document.slice(0, 8), 16) / 0x1_0000_0000 < share

/** True when the vitals of a document still count. */
export function isCountable(
  { document, at }: Pick<ServedDocument, 'document' | 'at'>,
  { now, share }: { readonly now: Date; readonly share: number },
): boolean {
  return now.getTime() - at.getTime() <= timings.vitalsLate && isSampled(document, share)
}

/** True when a build has the page. Any other page was made up, and would fill the table. */
function hasPage({ builds }: ReleaseState, build: string, module: string, page: string): boolean {
  const known = builds.find((each) => each.id === build && each.module === module)
  return known?.descriptor.pages.some(({ name }) => name === page) === true
}

/** Returns where the figures of a document are counted: those of pages that its builds have. */
export function countedVitals(
  { device, figures }: Omit<SentVitals, 'served'>,
  {
    state,
    set,
    now,
  }: {
    readonly state: ReleaseState
    /** The ids of the builds that the document was served. */
    readonly set: Readonly<Record<string, string>>
    readonly now: Date
  },
): readonly CountedVital[] {
  const day = now.toISOString().slice(0, 10)
  return figures.flatMap(({ module, page, metric, value }) => {
    const build = Object.hasOwn(set, module) ? set[module] : undefined
    if (build === undefined || !hasPage(state, build, module, page)) return []
    const bucket = bucketOf(metric, value)
    return [{ day, module, page, metric, device, build, shell: set[shellName] ?? '', bucket }]
  })
}

function buildOf(
  { metric, build, bucket, samples }: VitalSum,
  active: string | undefined,
): BuildVitals {
  return { build, is_active: build === active, samples, p75: middleOf(metric, bucket) }
}

/** The builds of a page's figure: the active one first, then those that were seen last. */
const inOrder = (builds: readonly BuildVitals[]): BuildVitals[] =>
  builds
    .toSorted((one, other) => Number(other.is_active) - Number(one.is_active))
    .slice(0, limits.vitalBuilds)

/**
 * Groups sums by page and metric. `sums` are in the order in which they are listed, of each page those that
 * were seen last first.
 */
export function pageVitals(
  sums: readonly VitalSum[],
  activeOf: (module: string) => string | undefined,
): PageVitals[] {
  const groups = new Map<string, VitalSum[]>()
  for (const sum of sums) {
    const key = `${sum.module} ${sum.page} ${sum.metric}`
    groups.set(key, [...(groups.get(key) ?? []), sum])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { module, page, metric } = first
    const builds = group.map((sum) => buildOf(sum, activeOf(module)))
    return [{ module, page, metric, builds: inOrder(builds) }]
  })
}
