import type { AdEventKind } from '@tessera/contracts/ads/ad-event'
import type { UserId } from '@tessera/contracts/ids'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import { adPreferences } from '../../accounts/campaigns/tables.ts'
import type { AdTest } from '../../accounts/splits/find-splits.ts'
import { armOf, isSplitAt } from '../../accounts/splits/split.ts'
import { adExperimentPeople } from './tables.ts'

/** An event of an ad, as the experiments of the ad see it. */
export interface TestedEvent {
  readonly kind: AdEventKind
  readonly at: number
  readonly served: { readonly viewerId: UserId | null; readonly servedAt: number }
  readonly facts: { readonly tests: readonly AdTest[] }
}

/** A member who was reached, with the moments as the database takes them. */
export interface PersonRow {
  readonly experiment_id: string
  readonly viewer_id: UserId
  readonly arm: number
  readonly reached_at: string
  readonly acted_at: string | null
}

const kindOf = { clicks: 'click', saves: 'save', conversions: null } as const

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one

/**
 * Returns the members whom events reached, each once for an experiment: by ads that were shown to them
 * while it ran, and of their own arm.
 */
export function peopleOf(events: readonly TestedEvent[]): readonly PersonRow[] {
  const rows = new Map<string, PersonRow>()
  for (const { kind, at, served, facts } of events)
    for (const test of facts.tests) {
      const { viewerId, servedAt } = served
      if (viewerId === null || !isSplitAt(test, servedAt) || armOf(test, viewerId) !== test.arm)
        continue
      const moment = new Date(at).toISOString()
      const key = `${test.experimentId} ${viewerId}`
      const before = rows.get(key)
      const acted = kind === kindOf[test.measure] ? moment : null
      rows.set(key, {
        experiment_id: test.experimentId,
        viewer_id: viewerId,
        arm: test.arm,
        reached_at: earlier(before?.reached_at ?? null, moment) ?? moment,
        acted_at: earlier(before?.acted_at ?? null, acted),
      })
    }
  return [...rows.values()]
}

/** Adds the members whom events reached to the experiments of the ads. */
export async function countPeople(tx: Sql, events: readonly TestedEvent[]): Promise<void> {
  const rows = peopleOf(events)
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${adExperimentPeople} as people (experiment_id, viewer_id, arm, reached_at, acted_at)
    select given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(experiment_id bigint, viewer_id bigint, arm int, reached_at timestamptz, acted_at timestamptz)
    join ${users} on ${users.id} = given.viewer_id
    where not exists (select from ${adPreferences} where ${adPreferences.userId} = given.viewer_id
      and not ${adPreferences.isPersonalized})
    on conflict (experiment_id, viewer_id) do update set
      reached_at = least(people.reached_at, excluded.reached_at),
      acted_at = least(people.acted_at, excluded.acted_at)`)
}
