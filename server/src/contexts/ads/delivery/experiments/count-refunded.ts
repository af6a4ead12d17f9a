import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { isOfArm } from '../../accounts/splits/find-splits.ts'
import {
  adExperimentArms as arms,
  adExperiments as experiments,
} from '../../accounts/splits/tables.ts'
import { adEvents } from '../../events/tables.ts'
import { adExperimentPeople as people } from './tables.ts'

/** The key of a click. */
interface Click {
  readonly served_day: string
  readonly served_id: string
}

/**
 * Takes clicks that turned out to be invalid out of experiments: whoever counted by one of them counts by
 * their next valid click, or not at all.
 */
export async function uncountClicks(tx: Sql, clicks: readonly Click[]): Promise<void> {
  const given = clicks.map(({ served_day, served_id }) => ({ served_day, served_id }))
  const isServedWithin = sql`other.at - make_interval(secs => other.after_ms / 1000.0)
    between ${experiments.startsAt} and ${experiments.endsAt}`
  await tx.execute(sql`
    update ${people} set acted_at = (
      select min(other.at) from ${adEvents} other
      join ${ads} on ${ads.id} = other.ad_id
      join ${adGroups} on ${adGroups.id} = ${ads.adGroupId}
      join ${campaigns} on ${campaigns.id} = ${adGroups.campaignId}
      join ${arms} on ${arms.experimentId} = ${people.experimentId} and ${arms.arm} = ${people.arm}
      where other.viewer_id = ${people.viewerId} and other.kind = 'click' and other.invalid is null
        and ${isOfArm} and ${isServedWithin})
    from ${experiments}, ${adEvents} refunded
    where ${experiments.id} = ${people.experimentId} and ${experiments.measure} = 'clicks'
      and ${experiments.summedAt} is null and refunded.kind = 'click'
      and refunded.viewer_id = ${people.viewerId} and refunded.at = ${people.actedAt}
      and (refunded.served_day, refunded.served_id) in (
        select given.served_day, given.served_id
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          as given(served_day date, served_id bigint))`)
}
