import { limits } from '@tessera/contracts/limits'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { adStats } from '../../events/tables.ts'
import { grainDays, type ReportGrain, reportPeriods, reportSums } from './tables.ts'

/** Days from the first to the last of a period. */
const lastDay = (
  grain: SQL,
) => sql`(case ${grain} when 'four-weeks' then ${sql.raw(String(grainDays['four-weeks'] - 1))}
  when 'week' then ${sql.raw(String(grainDays.week - 1))} else 0 end)`

/** A period of an ad account. */
interface Period extends Record<string, unknown> {
  readonly advertiser_id: string
  readonly grain: ReportGrain
  readonly start: string
}

/**
 * Locks periods that are not summed up and get no more events: those that ended before yesterday, in the
 * account's time zone. Whoever changes a figure of one waits for the lock, and opens the period again.
 */
async function lockOver(tx: Sql, now: Date): Promise<readonly Period[]> {
  const { rows } = await tx.execute<Period>(sql`
    select period.advertiser_id::text as advertiser_id, period.grain, period.start::text as start
    from ${reportPeriods} period join ${advertisers} account on account.id = period.advertiser_id
    where not period.is_summed_up
      and period.start + ${lastDay(sql`period.grain`)}
        < (${now.toISOString()}::timestamptz at time zone account.time_zone)::date - 1
    order by period.start, period.advertiser_id, period.grain
    limit ${limits.adReportPeriodsSummed} for update of period skip locked`)
  return rows
}

/** Leaves out periods beyond the days of one transaction; the first one is always part of it. */
function fitting<Each extends Pick<Period, 'grain'>>(periods: readonly Each[]): readonly Each[] {
  let days = 0
  return periods.filter(({ grain }, at) => {
    days += grainDays[grain]
    return at === 0 || days <= limits.adReportDaysSummed
  })
}

const given = (periods: readonly Period[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(periods)}::jsonb)
    as given(advertiser_id bigint, grain text, start date)`

/** Sums the figures of periods up, by ad; those of weeks and longer also by group of people. */
const sumUp = (tx: Sql, periods: readonly Period[]) =>
  tx.execute(sql`
    insert into ${reportSums} (advertiser_id, grain, dimension, start, ad_id, value, impressions, clicks,
      saves, closeups, spend_micro)
    select facts.advertiser_id, facts.grain, groups.dimension, facts.start, facts.ad_id, groups.value,
      sum(facts.impressions), sum(facts.clicks), sum(facts.saves), sum(facts.closeups),
      sum(facts.spend_micro)
    from (
      select given.*, ad.id as ad_id, figures.place, figures.age, figures.gender, figures.country, figures.app,
        figures.impressions, figures.clicks, figures.saves, figures.closeups, figures.spend_micro
      from ${given(periods)}
      join ${campaigns} campaign on campaign.advertiser_id = given.advertiser_id
      join ${adGroups} ad_group on ad_group.campaign_id = campaign.id
      join ${ads} ad on ad.ad_group_id = ad_group.id
      cross join lateral (
        select * from ${adStats} of_ad where of_ad.ad_id = ad.id and of_ad.day >= given.start
          and of_ad.day <= given.start + ${lastDay(sql`given.grain`)} offset 0) figures
    ) facts cross join lateral (values
      ('none', ''), ('age', facts.age), ('gender', facts.gender), ('country', facts.country),
      ('device', facts.app), ('place', facts.place)) groups (dimension, value)
    where facts.grain <> 'day' or groups.dimension = 'none'
    group by 1, 2, 3, 4, 5, 6`)

/**
 * Sums up some periods that are over, in one transaction; returns how many. Several instances can do so at
 * once: each takes periods that no other has locked.
 */
export const sumSomePeriods = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> =>
  db.transaction(async (tx) => {
    // Four weeks of a very large account may take longer than a call may.
    await tx.execute(sql`set local statement_timeout = '10min'`)
    const periods = fitting(await lockOver(tx, clock.now()))
    if (periods.length === 0) return 0
    // Figures are read after the locks are held, so that no change that committed before is missed.
    await tx.execute(sql`delete from ${reportSums} old using ${given(periods)}
      where old.advertiser_id = given.advertiser_id and old.grain = given.grain and old.start = given.start`)
    await sumUp(tx, periods)
    await tx.execute(sql`update ${reportPeriods} period set is_summed_up = true from ${given(periods)}
      where period.advertiser_id = given.advertiser_id and period.grain = given.grain
        and period.start = given.start`)
    return periods.length
  })
