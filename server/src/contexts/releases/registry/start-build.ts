import { unfinishedMax } from '@tessera/contracts/releases/build-limits'
import { and, desc, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { deleteUnfinished } from './delete-unfinished.ts'
import { type NamedBuild, thisBuild } from './named-build.ts'
import { moduleBuilds, moduleRelays } from './tables.ts'

type StartPorts = Pick<Ports, 'db' | 'clock' | 'moduleFiles' | 'blobs'>

/** Notes that a build is being sent. The oldest builds that were begun and not finished give way to it. */
export async function startBuild(
  ports: StartPorts,
  named: NamedBuild,
  { text, who }: { readonly text: string; readonly who: string },
): Promise<void> {
  const { db, clock } = ports
  const startedAt = clock.now()
  const row = { module: named.module, id: named.build, descriptor: text, publishedBy: who }
  await db
    .insert(moduleBuilds)
    .values({ ...row, startedAt })
    .onConflictDoUpdate({
      target: [moduleBuilds.module, moduleBuilds.id],
      set: { startedAt },
      setWhere: isNull(moduleBuilds.admittedAt),
    })
  await makeRoom(ports, named)
}

/** Deletes the oldest unfinished builds of a module. Those of a relay are deleted with the relay. */
async function makeRoom(ports: StartPorts, named: NamedBuild): Promise<void> {
  const { module } = named
  const isRelayed = sql`exists (select from ${moduleRelays}
    where ${moduleRelays.module} = ${module} and ${moduleBuilds.id} = any(${moduleRelays.builds}))`
  const old = await ports.db
    .select({ id: moduleBuilds.id })
    .from(moduleBuilds)
    .where(
      and(
        eq(moduleBuilds.module, module),
        isNull(moduleBuilds.admittedAt),
        sql`not ${thisBuild(named)} and not ${isRelayed}`,
      ),
    )
    .orderBy(desc(moduleBuilds.startedAt))
    .offset(unfinishedMax - 1)
  for (const { id: build } of old) await deleteUnfinished(ports, { module, build })
}
