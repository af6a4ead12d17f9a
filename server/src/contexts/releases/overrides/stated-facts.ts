import type { PanelShell } from '@tessera/contracts/calls/module-overrides'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { BuildFacts } from '@tessera/contracts/releases/gate/build-facts'
import { z } from '@tessera/contracts/schema'
import { inArray } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { folderShell } from '../registry/release-world.ts'
import { moduleBuilds } from '../registry/tables.ts'

/** Facts that a build states about itself for people: its team, and the events that it emits and hears. */
export type StatedFacts = Omit<PanelShell, 'build'>

const { team, emits, hears } = BuildFacts.shape
const Stated = z.object({ facts: z.object({ team, emits, hears }) })

function factsIn(descriptor: unknown): StatedFacts | undefined {
  const { data } = z.safeParse(Stated, descriptor)
  if (data === undefined) return undefined
  const { facts } = data
  const owner = facts.team === undefined ? {} : { team: facts.team }
  return { ...owner, emits: facts.emits, hears: Object.keys(facts.hears) }
}

/** Reads what builds state, by the name of their module. Builds without facts are left out. */
export async function statedFacts(
  ports: Pick<Ports, 'db' | 'shellFolder'>,
  builds: Readonly<Record<string, BuildId>>,
): Promise<ReadonlyMap<string, StatedFacts>> {
  const rows = await ports.db
    .select({ module: moduleBuilds.module, descriptor: moduleBuilds.descriptor })
    .from(moduleBuilds)
    .where(inArray(moduleBuilds.id, Object.values(builds)))
  const published = rows.map(({ module, descriptor }): readonly [string, unknown] => [
    module,
    JSON.parse(descriptor),
  ])
  const own = shellName in builds ? undefined : await folderShell(ports)
  const all = own === undefined ? published : [...published, [shellName, own.descriptor] as const]
  return new Map(
    all.flatMap(([module, descriptor]) => {
      const facts = factsIn(descriptor)
      return facts === undefined ? [] : [[module, facts] as const]
    }),
  )
}
