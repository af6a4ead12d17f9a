import { shellName } from '@tessera/contracts/releases/build-limits'
import { type RunningCanary, runningCanary } from '@tessera/contracts/releases/canary'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import { isModuleFailure, isShellFailure } from '@tessera/contracts/report-codes'
import type { Visit } from '../../../calls/visit.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import { knownVisitor } from '../experiments/visitor.ts'
import { endIfWorse } from './end-canary.ts'
import { writeServed } from './serve-document.ts'
import type { ServedDocument } from './signed-set.ts'
import { addFailed, findSet, type Side } from './store.ts'

/** A report of a browser, as far as a canary counts it. */
export interface CountableReport {
  readonly code: string
  readonly from: string
  /** The version and the entry file of the build that failed. */
  readonly build?: string | undefined
}

/** True for a report of a build that failed: a module's, or the shell's. */
const isFailure = ({ code, from }: CountableReport): boolean =>
  from === shellName ? isShellFailure(code) : isModuleFailure(code)

interface CountedSide {
  readonly running: RunningCanary
  readonly side: Side
}

/** Returns the side of a canary that a module of a served document was on; undefined when on neither. */
function sideOf(
  state: ReleaseState,
  builds: Readonly<Record<string, string>>,
  { from, at }: { readonly from: string; readonly at: Date },
): CountedSide | undefined {
  const release = state.modules.find(({ name }) => name === from)
  const running = release && runningCanary(release)
  if (running === undefined || at < new Date(running.since)) return undefined
  if (builds[from] === running.canary) return { running, side: 'canary' }
  return builds[from] === running.control ? { running, side: 'control' } : undefined
}

/** True when a report is about the build that the document was served, and not about a later one. */
function isOfBuild(state: ReleaseState, id: string, { from, build }: CountableReport): boolean {
  // A document has one shell as long as it lives.
  if (from === shellName) return true
  const served = state.builds.find((each) => each.id === id && each.module === from)
  if (served === undefined) return false
  const { version, entry } = served.descriptor
  return build === `${version} ${entry}`
}

/**
 * Counts the modules that failed in a document, each once, for the canaries that run. Ends a canary that
 * fails much more often than the build that others get.
 */
export async function countFailures(
  visit: Visit,
  served: ServedDocument,
  reports: readonly CountableReport[],
): Promise<void> {
  const { ports } = visit
  const state = await ports.releases.state()
  if (!state.modules.some((release) => runningCanary(release))) return
  const failures = reports.filter(isFailure)
  const found = failures.length === 0 ? undefined : await findSet(ports.db, served.set)
  if (found === undefined || found.overridden) return
  const { builds } = found
  const { document, at } = served
  const visitor = sha256OfText(knownVisitor(visit) ?? visit.address).slice(0, 32)
  const counted: RunningCanary[] = []
  for (const report of failures) {
    const counting = sideOf(state, builds, { from: report.from, at })
    if (counting === undefined || !isOfBuild(state, builds[report.from] ?? '', report)) continue
    const isNew = await ports.db.transaction((tx) =>
      addFailed(tx, { ...counting, document, visitor, at }),
    )
    if (isNew && counting.side === 'canary') counted.push(counting.running)
  }
  if (counted.length === 0) return
  await writeServed(ports)
  for (const running of counted) await endIfWorse(ports, running)
}
