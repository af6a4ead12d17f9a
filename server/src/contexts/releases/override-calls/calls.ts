import { getModuleGraph } from '@tessera/contracts/calls/module-graph'
import {
  getModulePanel,
  overrideModule,
  resetOverrides,
  travelToSet,
} from '@tessera/contracts/calls/module-overrides'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { z } from '@tessera/contracts/schema'
import { answer, given } from '../../../calls/answer.ts'
import { canariesOf, chosenRegistry } from '../canary/chosen-registry.ts'
import { panelRows } from '../overrides/panel.ts'
import { statedFacts } from '../overrides/stated-facts.ts'
import { moduleGraph } from '../registry/module-graph.ts'
import { listBuilds } from '../registry/store.ts'
import { override, reset, rightRefusal, travel } from './change-overrides.ts'

const listedMost = 500

const answerPanel = answer(getModulePanel, async (visit) => {
  const barred = rightRefusal(visit)
  if (barred !== undefined) return barred
  const { ports } = visit
  const { registry, builds, kept, overridden } = await chosenRegistry(visit)
  const state = await ports.releases.state()
  const { moduleStoreUrl: storeUrl, overrides: isDevelopment, overrideOrigins } = ports.settings
  const stated = await statedFacts(ports, builds)
  const shellBuild = z.safeParse(BuildId, kept[shellName])
  const modules = panelRows({
    stated,
    modules: registry.modules,
    builds,
    overrides: overridden?.overrides ?? [],
    releases: state.modules,
    canaries: canariesOf(state),
    published: (await listBuilds(ports.db, { storeUrl, most: listedMost })).builds,
  })
  return given({
    modules,
    shell: {
      emits: [],
      hears: [],
      ...stated.get(shellName),
      build: shellBuild.success ? shellBuild.data : null,
    },
    travelled: overridden?.travelled ?? null,
    origins: isDevelopment ? null : [...overrideOrigins],
  })
})

const answerGraph = answer(
  getModuleGraph,
  async (visit) => rightRefusal(visit) ?? given(await moduleGraph(visit.ports)),
)

/** Handlers of the calls about overrides. */
export const overrideCalls = [
  answerPanel,
  answerGraph,
  answer(overrideModule, (visit, { override: wished }) => override(visit, wished)),
  answer(resetOverrides, (visit, { module }) => reset(visit, module)),
  answer(travelToSet, (visit, { set }) => travel(visit, set)),
]
