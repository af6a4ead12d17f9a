import type { Registry } from '@tessera/contracts/registry'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import { chooseSet, type RunningCanary, runningCanary } from '@tessera/contracts/releases/canary'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import type { Visit } from '../../calls/visit.ts'
import { visitorOf } from '../experiments/visitor.ts'
import { sha256OfText } from '../sha256.ts'

/** The builds that a visitor gets. */
export interface ChosenRegistry {
  /** The same object for the same builds, as long as the releases stay the same. */
  readonly registry: Registry
  /** The id of each module's build. */
  readonly builds: Readonly<Record<string, BuildId>>
  /** The id of the set of these builds: the same for the same builds. */
  readonly id: string
  readonly canaries: readonly RunningCanary[]
}

/** Returns the canaries that run. */
export const canariesOf = ({ modules }: ReleaseState): readonly RunningCanary[] =>
  modules.flatMap((release) => runningCanary(release) ?? [])

const chosen = new WeakMap<ReleaseState, Map<string, ChosenRegistry>>()

function remembered(state: ReleaseState, choice: ChosenRegistry): ChosenRegistry {
  const known = chosen.get(state) ?? new Map<string, ChosenRegistry>()
  chosen.set(state, known)
  const same = known.get(choice.id) ?? choice
  known.set(choice.id, same)
  return same
}

const idOf = (builds: ChosenRegistry['builds']): string =>
  sha256OfText(
    JSON.stringify(Object.entries(builds).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ).slice(0, 32)

/** Returns the builds of a registry, as far as a state has them: it may be a moment older, or unreadable. */
const buildsIn = ({ builds }: ReleaseState, { modules }: Registry): ChosenRegistry['builds'] =>
  Object.fromEntries(
    modules.flatMap(({ descriptor }) => {
      const build = builds.find((each) => each.descriptor === descriptor)
      return build === undefined ? [] : [[descriptor.name, build.id] as const]
    }),
  )

/** Chooses the builds for a visitor. While no canary runs, no visitor needs an id for it. */
export async function chosenRegistry(visit: Visit): Promise<ChosenRegistry> {
  const { ports, viewer } = visit
  const state = await ports.releases.state()
  const canaries = canariesOf(state)
  if (canaries.length === 0) {
    const registry = await ports.registry()
    const builds = buildsIn(state, registry)
    return { registry, builds, id: idOf(builds), canaries }
  }
  const { modules, builds } = chooseSet(state, viewer?.id ?? visitorOf(visit))
  const registry: Registry = { schema: 1, modules: [...modules] }
  return remembered(state, { registry, builds, id: idOf(builds), canaries })
}
