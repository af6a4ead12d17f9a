import {
  type ConversionEventName,
  reportedConversions,
} from '@tessera/contracts/ads/conversion-event'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { adExperiments } from '../../accounts/splits/tables.ts'
import { adTouches } from '../../conversions/tables.ts'
import { utcDay } from '../../events/sums.ts'
import { adEvents } from '../../events/tables.ts'
import { adExperimentPeople } from './tables.ts'

/** A conversion, and what it says of who converted. */
export interface Converted {
  readonly event: ConversionEventName
  readonly at: number
  readonly emails: readonly string[]
  readonly click: { readonly servedId: string; readonly servedAt: number } | undefined
}

const reported: ReadonlySet<string> = new Set(reportedConversions)

/**
 * Adds conversions to the experiments that measure them, of the members whom they are known to come from:
 * by a hashed address, or by the click. Others are in no arm.
 */
export async function countConverted(
  tx: Sql,
  advertiserId: AdvertiserId,
  all: readonly Converted[],
): Promise<void> {
  const rows = all.flatMap(({ event, at, emails, click }) => {
    if (!reported.has(event)) return []
    const moment = new Date(at).toISOString()
    const served = {
      served_id: click?.servedId ?? null,
      served_day: click && utcDay(click.servedAt),
    }
    if (emails.length === 0) return click === undefined ? [] : [{ at: moment, ...served }]
    return emails.map((email) => ({ at: moment, email, ...served }))
  })
  if (rows.length === 0) return
  await tx.execute(sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(at timestamptz, email text, served_id bigint, served_day date)),
    known as (
      select touches.viewer_id, given.at from given join ${adTouches} touches
        on touches.advertiser_id = ${advertiserId}::bigint and touches.email_hash = given.email
      union select events.viewer_id, given.at from given join ${adEvents} events
        on events.served_day = given.served_day and events.served_id = given.served_id
          and events.kind = 'click' and events.viewer_id is not null),
    first as (
      select people.experiment_id, people.viewer_id, min(known.at) as at
      from ${adExperiments} experiments
      join ${adExperimentPeople} people on people.experiment_id = experiments.id
      join known on known.viewer_id = people.viewer_id and known.at >= people.reached_at
      where experiments.advertiser_id = ${advertiserId}::bigint
        and experiments.measure = 'conversions' and experiments.summed_at is null
      group by 1, 2)
    update ${adExperimentPeople} people set acted_at = least(people.acted_at, first.at)
    from first where people.experiment_id = first.experiment_id
      and people.viewer_id = first.viewer_id`)
}
