import { z } from '@tessera/contracts/schema'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { adGroups, ads, campaigns } from '../campaigns/tables.ts'
import type { Split } from './split.ts'
import { adExperimentArms as arms, adExperiments as experiments } from './tables.ts'

/** Matches an ad of an arm, in a query that has the ad, its campaign and the experiment. */
export const isOfArm = sql`${arms.campaignId} = ${campaigns.id} and (${experiments.level} = 'campaign'
  or (${experiments.level} = 'ad-group' and ${arms.objectId} = ${adGroups.id})
  or (${experiments.level} = 'ad' and ${arms.objectId} = ${ads.id}))`

const millisecondsOf = (moment: SQL.Aliased | typeof experiments.startsAt) =>
  sql`floor(extract(epoch from ${moment}) * 1000)`

const split = sql`json_build_array(${experiments.id}::text, ${experiments.splitKey},
  (select count(*) from ${arms} every where every.experiment_id = ${experiments.id}), ${arms.arm},
  ${millisecondsOf(experiments.startsAt)}, ${millisecondsOf(experiments.endsAt)}, ${experiments.measure})`

const Written = z.tuple([
  ...([z.string(), z.string(), z.int(), z.int(), z.int(), z.int()] as const),
  z.enum(['clicks', 'saves', 'conversions']),
])

/** The part that an ad has in an experiment, and what that measures. */
export interface AdTest extends Split {
  readonly experimentId: string
  readonly measure: z.infer<typeof Written>[6]
}

const testOf = ([experimentId, key, count, arm, startsAt, endsAt, measure]: z.infer<
  typeof Written
>): AdTest => ({ experimentId, key, arms: count, arm, startsAt, endsAt, measure })

/** The experiments of an ad that end after the placeholder `since`, for a query that has its campaign. */
export const testsColumn = sql<string | null>`(select json_agg(${split})::text from ${arms}
  join ${experiments} on ${experiments.id} = ${arms.experimentId}
  where ${isOfArm} and ${experiments.startsAt} is not null
    and ${experiments.endsAt} > ${sql.placeholder('since')}::timestamptz)`

/** Reads what `testsColumn` returned. */
export const testsIn = (text: string | null): readonly AdTest[] =>
  text === null ? [] : z.parse(z.array(Written), JSON.parse(text)).map(testOf)

/** Returns the parts that ads have in experiments which run now, or begin until a moment. */
export async function findSplits(
  db: Sql,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ReadonlyMap<string, Split>> {
  const { rows } = await db.execute<{ id: string; split: string }>(sql`
    select ${ads.id}::text as id, ${split}::text as split
    from ${experiments} join ${arms} on ${arms.experimentId} = ${experiments.id}
    join ${campaigns} on ${campaigns.id} = ${arms.campaignId}
    join ${adGroups} on ${adGroups.campaignId} = ${campaigns.id}
    join ${ads} on ${ads.adGroupId} = ${adGroups.id}
    where ${isOfArm} and ${experiments.summedAt} is null
      and ${experiments.startsAt} <= ${until.toISOString()}::timestamptz
      and ${experiments.endsAt} > ${now.toISOString()}::timestamptz`)
  return new Map(rows.map((row) => [row.id, testOf(z.parse(Written, JSON.parse(row.split)))]))
}
