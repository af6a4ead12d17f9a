import type { AdLevel } from '@tessera/contracts/ads/ad-level'
import type { AdExperiment } from '@tessera/contracts/calls/ad-experiments'
import type { AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { and, asc, desc, eq, inArray, lt, ne, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { pins } from '../../../pins/index.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { adExperimentArms, adExperiments } from '../../accounts/splits/tables.ts'
import { stateOf } from './rules.ts'

/** An experiment and its arms, in their order. */
export interface ExperimentRow {
  readonly experiment: typeof adExperiments.$inferSelect
  readonly arms: readonly ArmRow[]
}

/** An arm as it is kept. */
export type ArmRow = Pick<typeof adExperimentArms.$inferSelect, 'objectId' | 'campaignId' | 'name'>

async function withArms(
  db: Sql,
  rows: readonly (typeof adExperiments.$inferSelect)[],
): Promise<readonly ExperimentRow[]> {
  if (rows.length === 0) return []
  const arms = await db
    .select()
    .from(adExperimentArms)
    .where(
      inArray(
        adExperimentArms.experimentId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(adExperimentArms.arm))
  const byId = Map.groupBy(arms, ({ experimentId }) => experimentId)
  return rows.map((experiment) => ({ experiment, arms: byId.get(experiment.id) ?? [] }))
}

/** Returns the experiments of an ad account, newest first. */
export async function experimentsOfAccount(
  db: Sql,
  advertiserId: AdvertiserId,
  { before, most }: { readonly before: string | undefined; readonly most: number },
): Promise<readonly ExperimentRow[]> {
  const rows = await db
    .select()
    .from(adExperiments)
    .where(
      and(
        eq(adExperiments.advertiserId, advertiserId),
        before === undefined ? undefined : lt(adExperiments.id, sql`${before}::bigint`),
      ),
    )
    .orderBy(desc(adExperiments.id))
    .limit(most)
  return withArms(db, rows)
}

/** Loads an experiment of an ad account. */
export async function findExperiment(
  db: Sql,
  advertiserId: AdvertiserId,
  id: string,
): Promise<ExperimentRow | undefined> {
  const rows = await db
    .select()
    .from(adExperiments)
    .where(and(eq(adExperiments.id, id), eq(adExperiments.advertiserId, advertiserId)))
  const [row] = await withArms(db, rows)
  return row
}

const objectsQuery = (db: Sql, level: AdLevel, advertiserId: AdvertiserId, ids: string[]) => {
  const all = sql`${sql.param(ids)}::bigint[]`
  const ofAccount = eq(campaigns.advertiserId, advertiserId)
  const open = ne(campaigns.state, 'archived')
  const budget = { campaignId: campaigns.id, dailyBudgetMicro: campaigns.dailyBudgetMicro }
  if (level === 'campaign')
    return db
      .select({ id: sql<string>`${campaigns.id}::text`, name: campaigns.name, ...budget })
      .from(campaigns)
      .where(and(ofAccount, open, sql`${campaigns.id} = any(${all})`))
  if (level === 'ad-group')
    return db
      .select({ id: sql<string>`${adGroups.id}::text`, name: adGroups.name, ...budget })
      .from(adGroups)
      .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
      .where(
        and(ofAccount, open, ne(adGroups.state, 'archived'), sql`${adGroups.id} = any(${all})`),
      )
  return db
    .select({ id: sql<string>`${ads.id}::text`, name: pins.title, ...budget })
    .from(ads)
    .innerJoin(pins, eq(pins.id, ads.pinId))
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .where(and(ofAccount, open, ne(ads.state, 'archived'), sql`${ads.id} = any(${all})`))
}

/** Something that can be an arm, with the daily budget of its campaign. */
export interface ArmObject extends ArmRow {
  readonly dailyBudgetMicro: number
}

/** Loads what the arms show, in their order; undefined unless each is the account's, open, and named once. */
export async function armObjects(
  db: Sql,
  advertiserId: AdvertiserId,
  { level, ids }: { readonly level: AdLevel; readonly ids: readonly string[] },
): Promise<readonly ArmObject[] | undefined> {
  const rows = await objectsQuery(db, level, advertiserId, [...ids])
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]))
  const found = ids.flatMap((objectId) => {
    const row = byId.get(objectId)
    return row === undefined ? [] : [{ objectId, ...row }]
  })
  return found.length === ids.length && byId.size === ids.length ? found : undefined
}

/** True when one of the campaigns is part of another started experiment in a span of time. */
export async function isBusy(
  db: Sql,
  id: string,
  asked: {
    readonly campaignIds: readonly CampaignId[]
    readonly startsAt: Date
    readonly endsAt: Date
  },
): Promise<boolean> {
  const rows = await db
    .select({ id: adExperiments.id })
    .from(adExperiments)
    .innerJoin(adExperimentArms, eq(adExperimentArms.experimentId, adExperiments.id))
    .where(
      and(
        ne(adExperiments.id, id),
        inArray(adExperimentArms.campaignId, [...asked.campaignIds]),
        sql`${adExperiments.startsAt} < ${asked.endsAt.toISOString()}::timestamptz`,
        sql`${adExperiments.endsAt} > ${asked.startsAt.toISOString()}::timestamptz`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns an experiment as calls answer it. */
export const shownExperiment = ({ experiment, arms }: ExperimentRow, now: Date): AdExperiment => ({
  experiment_id: experiment.id,
  name: experiment.name,
  level: experiment.level,
  measure: experiment.measure,
  state: stateOf(experiment, now),
  first_day: experiment.firstDay,
  last_day: experiment.lastDay,
  starts_at: experiment.startsAt?.toISOString() ?? null,
  ends_at: experiment.endsAt?.toISOString() ?? null,
  arms: arms.map(({ objectId, campaignId, name }) => ({
    object_id: objectId,
    campaign_id: campaignId,
    name,
  })),
})
