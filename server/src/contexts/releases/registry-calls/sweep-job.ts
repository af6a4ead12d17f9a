import { and, isNotNull, isNull, lt, not, notInArray } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { sweepRelays } from '../overrides/relays.ts'
import { sweepOverrides } from '../overrides/store.ts'
import { isPreviewed, sweepPreviews } from '../previews/sweep-previews.ts'
import { deleteUnfinished } from '../registry/delete-unfinished.ts'
import { moduleBuilds, moduleReleases } from '../registry/tables.ts'
import { lockReleases } from '../registry/write-release.ts'

const day = 24 * 60 * 60 * 1_000
/** The time that a publish may take, with every repetition. */
const unfinishedFor = day
/** The time that builds which only a file named are kept after they ran. */
const namedFor = 30 * day

/** Deletes builds whose publishing broke off, those of a file that ran long ago, and those of ended previews. */
export const handleBuildSweep = handleJob(
  defineSweep({ name: 'sweep-module-builds', everySeconds: 3_600 }),
  async (ports) => {
    await sweepUnfinished(ports)
    await sweepPreviews(ports)
    await sweepNamed(ports)
    await sweepOverrides(ports.db, ports.clock.now())
    await sweepRelays(ports)
  },
)

async function sweepNamed({ db, clock }: Ports): Promise<void> {
  const since = new Date(clock.now().getTime() - namedFor)
  const kept = db
    .select({ id: moduleReleases.lastGood })
    .from(moduleReleases)
    .where(isNotNull(moduleReleases.lastGood))
  const isLeft = and(
    isNotNull(moduleBuilds.base),
    lt(moduleBuilds.ranUntil, since),
    notInArray(moduleBuilds.id, kept),
    not(isPreviewed),
  )
  await db.transaction(async (tx) => {
    await lockReleases(tx)
    await tx.delete(moduleBuilds).where(isLeft)
  })
}

async function sweepUnfinished(ports: Ports): Promise<void> {
  const { db, clock } = ports
  const since = new Date(clock.now().getTime() - unfinishedFor)
  const isOld = and(isNull(moduleBuilds.admittedAt), lt(moduleBuilds.startedAt, since))
  for (const { module, id } of await db.select().from(moduleBuilds).where(isOld))
    await deleteUnfinished(ports, { module, build: id }, isOld)
}
