import { graphOf } from '@tessera/contracts/releases/gate/graph'
import type { ModuleGraph } from '@tessera/contracts/releases/module-graph'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import type { Ports } from '../../../ports.ts'
import { saysHouse } from './audience.ts'
import { servedBuilds } from './release-world.ts'

/** The graph of each state of the registry, so that asking again reads no descriptor. */
const graphs = new WeakMap<ReleaseState, Promise<ModuleGraph>>()

/**
 * Returns which running builds use which parts. Without those of modules for people who look after the product:
 * anybody may read it.
 */
export async function moduleGraph(ports: Ports): Promise<ModuleGraph> {
  const state = await ports.releases.state()
  const known = graphs.get(state)
  if (known !== undefined) return known
  const reading = servedBuilds(ports).then((builds) =>
    graphOf(builds.filter(({ descriptor }) => !saysHouse(descriptor))),
  )
  graphs.set(state, reading)
  reading.catch(() => graphs.delete(state))
  return reading
}
