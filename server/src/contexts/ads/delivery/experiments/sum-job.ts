import { limits } from '@tessera/contracts/limits'
import { and, eq, isNull, lt, sql } from '../../../../platform/database/sql.ts'
import { defineSweep } from '../../../../platform/jobs/define-job.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { advertisers } from '../../../identity/index.ts'
import { adExperiments } from '../../accounts/splits/tables.ts'
import { peopleByDay } from './figures.ts'
import { adExperimentDays, adExperimentPeople } from './tables.ts'

/** Days after its end in which an experiment still learns of conversions. */
const learning = limits.conversionLateDays + 1

/** Sums up, every hour, the people of ended experiments, and forgets who they were. */
export const handleExperimentSums = handleJob(
  defineSweep({ name: 'sum-ad-experiments', everySeconds: 3_600 }),
  async ({ db, clock }, { signal }) => {
    const now = clock.now()
    const edge = new Date(now.getTime() - learning * 86_400_000)
    const isDue = and(isNull(adExperiments.summedAt), lt(adExperiments.endsAt, edge))
    const due = await db
      .select({
        id: adExperiments.id,
        measure: adExperiments.measure,
        summedAt: adExperiments.summedAt,
        timeZone: advertisers.timeZone,
      })
      .from(adExperiments)
      .innerJoin(advertisers, eq(advertisers.id, adExperiments.advertiserId))
      .where(isDue)
    for (const { timeZone, ...experiment } of due) {
      signal.throwIfAborted()
      const isOwn = eq(adExperiments.id, experiment.id)
      await db.transaction(async (tx) => {
        const set = { summedAt: now }
        const marked = await tx.update(adExperiments).set(set).where(and(isOwn, isDue)).returning()
        if (marked.length === 0) return
        await tx.execute(sql`
          insert into ${adExperimentDays} (experiment_id, arm, day, people, acted)
          select ${experiment.id}::bigint, counted.* from (${peopleByDay(experiment, timeZone)}) counted`)
        await tx
          .delete(adExperimentPeople)
          .where(eq(adExperimentPeople.experimentId, experiment.id))
      })
    }
  },
)
