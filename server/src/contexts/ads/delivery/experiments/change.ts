import { experimentWindow } from '@tessera/contracts/ads/experiment-window'
import { dayAfter } from '@tessera/contracts/calendar-days'
import type { updateAdExperiment } from '@tessera/contracts/calls/ad-experiments'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { UserId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../../calls/answer.ts'
import { eq, inArray } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayIn, startOfDayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { campaigns } from '../../accounts/campaigns/tables.ts'
import { recordChanges } from '../../accounts/changes/record-change.ts'
import { adExperiments } from '../../accounts/splits/tables.ts'
import { areDaysFit, fieldsOf, mayChange, stateOf } from './rules.ts'
import { armObjects, type ExperimentRow, isBusy } from './store.ts'

type Change = Omit<InputOf<typeof updateAdExperiment>, 'advertiser_id' | 'experiment_id'>

type Experiment = ExperimentRow['experiment']

/** The refusal of arms or days that don't fit. */
export const unfit = (measure: Experiment['measure']): Refusal =>
  refused('ad-test-unfit', { days: experimentWindow(measure) + 1 })

interface Changing {
  readonly account: AdAccount
  readonly actorId: UserId | null
  readonly now: Date
}

/** Returns an experiment as a change makes it, or why it can't be made. */
function changed(
  before: Experiment,
  change: Change,
  { account, now }: Changing,
): { readonly ok: true; readonly after: Experiment } | Refusal {
  const { timeZone } = account
  if (!mayChange(stateOf(before, now), fieldsOf(change))) return refused('ad-test-closed')
  const after = {
    ...before,
    name: change.name ?? before.name,
    measure: change.measure ?? before.measure,
    firstDay: change.first_day ?? before.firstDay,
    lastDay: change.last_day ?? before.lastDay,
  }
  const isDated = change.action === 'start' || change.last_day !== undefined
  if ((isDated || change.first_day !== undefined) && change.action !== 'stop') {
    const today = dayIn(timeZone, now)
    if (!areDaysFit(after, { measure: after.measure, today })) return unfit(after.measure)
  }
  const endsAt = startOfDayIn(timeZone, dayAfter(after.lastDay, 1))
  if (change.action === 'start') {
    const begins = startOfDayIn(timeZone, after.firstDay)
    return { ok: true, after: { ...after, startsAt: begins > now ? begins : now, endsAt } }
  }
  if (change.action === 'stop') {
    const isBegun = before.startsAt !== null && before.startsAt <= now
    const run = isBegun
      ? { endsAt: now, lastDay: dayIn(timeZone, now) }
      : { startsAt: null, endsAt: null }
    return { ok: true, after: { ...after, ...run } }
  }
  const isMoved = before.startsAt !== null && change.last_day !== undefined
  return { ok: true, after: isMoved ? { ...after, endsAt } : after }
}

/** Returns why a started experiment can't run, if so: its arms, or other experiments at the time. */
async function obstacleOf(
  tx: Sql,
  { experiment, arms }: ExperimentRow,
  after: Experiment,
): Promise<Refusal | undefined> {
  const { startsAt, endsAt, id, level, advertiserId } = after
  if (startsAt === null || endsAt === null) return undefined
  if (experiment.startsAt === null) {
    const ids = arms.map(({ objectId }) => objectId)
    const objects = await armObjects(tx, advertiserId, { level, ids })
    if (objects === undefined) return unfit(after.measure)
  }
  const campaignIds = [...new Set(arms.map(({ campaignId }) => campaignId))]
  const busy = await isBusy(tx, id, { campaignIds, startsAt, endsAt })
  return busy ? refused('ad-test-busy') : undefined
}

/** Keeps in the history of its campaigns that an experiment begins or ends. */
async function tell(
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  { experiment, arms }: ExperimentRow,
  { by, action }: { readonly by: Changing; readonly action: 'start' | 'stop' },
): Promise<void> {
  const ids = [...new Set(arms.map(({ campaignId }) => campaignId))]
  const rows = await tx
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(inArray(campaigns.id, ids))
  const [on, off] = [{ experiment: experiment.name }, { experiment: null }]
  const who = { advertiserId: by.account.id, actorId: by.actorId }
  await recordChanges(
    tx,
    ports,
    who,
    rows.map(({ id, name }) => ({
      ...({ level: 'campaign', objectId: id, campaignId: id, name } as const),
      ...(action === 'start' ? { before: off, after: on } : { before: on, after: off }),
    })),
  )
}

/** Changes an experiment, in a transaction that holds its ad account. */
export async function changeExperiment(
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  row: ExperimentRow,
  { change, by }: { readonly change: Change; readonly by: Changing },
): Promise<{ readonly ok: true; readonly after: Experiment } | Refusal> {
  const decided = changed(row.experiment, change, by)
  if (!decided.ok) return decided
  const { after } = decided
  const obstacle = change.action === 'stop' ? undefined : await obstacleOf(tx, row, after)
  if (obstacle !== undefined) return obstacle
  await tx.update(adExperiments).set(after).where(eq(adExperiments.id, after.id))
  const { action } = change
  if (action !== undefined) await tell(tx, ports, { ...row, experiment: after }, { by, action })
  return decided
}
