import { experimentWindow } from '@tessera/contracts/ads/experiment-window'
import { z } from '@tessera/contracts/schema'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import type { adExperiments } from '../../accounts/splits/tables.ts'
import type { ArmCount } from './sequential.ts'
import { adExperimentDays, adExperimentPeople } from './tables.ts'

/** The people of an arm who were first reached on a day, and those of them who acted in time. */
export interface DayCount extends ArmCount {
  readonly arm: number
  readonly day: string
}

const Row = z.object({ arm: z.int(), day: z.string(), people: z.int(), acted: z.int() })

type Counted = Pick<typeof adExperiments.$inferSelect, 'id' | 'measure' | 'summedAt'>

/** Selects the people of an experiment by arm and day. */
export const peopleByDay = ({ id, measure }: Counted, timeZone: string) => {
  const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone ${timeZone})::date`
  return sql`select arm, ${dayOf('reached_at')} as day, count(*)::int as people,
      (count(*) filter (where ${dayOf('acted_at')} - ${dayOf('reached_at')} <= ${experimentWindow(measure)}))::int
        as acted
    from ${adExperimentPeople} where experiment_id = ${id}::bigint group by 1, 2`
}

/** Loads the people of an experiment by arm and by the day that they were first reached. */
export async function dayCounts(
  db: Sql,
  experiment: Counted,
  timeZone: string,
): Promise<readonly DayCount[]> {
  const from =
    experiment.summedAt === null
      ? sql`(${peopleByDay(experiment, timeZone)}) counted`
      : sql`(select * from ${adExperimentDays} where experiment_id = ${experiment.id}::bigint) counted`
  const { rows } = await db.execute(sql`
    select arm, day::text as day, people, acted from ${from} order by day, arm`)
  return rows.map((row) => z.parse(Row, row))
}

/** The sums of all days until one, by arm. */
export interface CountedDay {
  readonly day: string
  readonly arms: readonly ArmCount[]
}

const none: ArmCount = { people: 0, acted: 0 }

/** Sums days up from the first one; days without people are among them. */
export function sumDays(
  counts: readonly DayCount[],
  { days, arms }: { readonly days: readonly string[]; readonly arms: number },
): readonly CountedDay[] {
  const byKey = new Map(counts.map((count) => [`${count.day} ${count.arm}`, count]))
  let sums: readonly ArmCount[] = Array.from({ length: arms }, () => none)
  return days.map((day) => {
    sums = sums.map(({ people, acted }, arm) => {
      const count = byKey.get(`${day} ${arm}`) ?? none
      return { people: people + count.people, acted: acted + count.acted }
    })
    return { day, arms: sums }
  })
}
