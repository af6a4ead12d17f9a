import { billedBy } from '@tessera/contracts/ads/objectives'
import { dayAfter } from '@tessera/contracts/calendar-days'
import type {
  AdFields,
  AdGroupFields,
  CampaignFields,
} from '@tessera/contracts/calls/campaign-edits'
import { dayIn, startOfDayIn } from '../../accounts/campaigns/day-in-zone.ts'
import type { Whole } from './fields.ts'

/** The time zone of an ad account, and this moment. */
export interface At {
  readonly zone: string
  readonly now: Date
}

/** Returns when a campaign begins: now on its first day, as nobody waits for a day that has begun. */
const startOf = (day: string, { zone, now }: At): Date =>
  day <= dayIn(zone, now) ? now : startOfDayIn(zone, day)

const endOf = (day: string | null, { zone }: At): Date | null =>
  day === null ? null : startOfDayIn(zone, dayAfter(day, 1))

/** Returns the columns of a campaign. */
export const campaignColumns = (fields: Whole<CampaignFields>, at: At) => ({
  name: fields.name,
  objective: fields.objective,
  state: fields.state,
  dailyBudgetMicro: fields.daily_budget_micro,
  totalBudgetMicro: fields.total_budget_micro,
  isFlexible: fields.is_flexible,
  startsAt: startOf(fields.first_day, at),
  endsAt: endOf(fields.last_day, at),
})

type CampaignColumns = ReturnType<typeof campaignColumns>

const columnOf: Readonly<Record<keyof CampaignFields, keyof CampaignColumns>> = {
  name: 'name',
  objective: 'objective',
  state: 'state',
  is_flexible: 'isFlexible',
  daily_budget_micro: 'dailyBudgetMicro',
  total_budget_micro: 'totalBudgetMicro',
  first_day: 'startsAt',
  last_day: 'endsAt',
}

/** Returns the columns of a campaign's changed fields: a day that stays keeps its moment. */
export function changedColumns(
  columns: CampaignColumns,
  changed: ReadonlySet<string>,
): Partial<CampaignColumns> {
  const names = Object.entries(columnOf).flatMap(([field, name]) =>
    changed.has(field) ? [name] : [],
  )
  const set: Partial<CampaignColumns> = {}
  for (const name of names) Object.assign(set, { [name]: columns[name] })
  return set
}

/** Returns the columns of an ad group of a campaign with an objective. */
export const groupColumns = (
  fields: Whole<AdGroupFields>,
  { objective }: Pick<Whole<CampaignFields>, 'objective'>,
) => ({
  name: fields.name,
  state: fields.state,
  targeting: fields.targeting,
  isAutomatic: fields.is_automatic,
  billed: billedBy[objective],
  bidMicro: fields.bid_micro,
  productGroupId: fields.product_group_id,
  conversionTagId: fields.conversion_tag_id,
  conversionEvent: fields.conversion_event,
})

/** Returns the columns of an ad. */
export const adColumns = (fields: Whole<AdFields>) => ({
  pinId: fields.pin_id,
  destinationUrl: fields.destination_url === '' ? null : fields.destination_url,
  state: fields.state,
})
