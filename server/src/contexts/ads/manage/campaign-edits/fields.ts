import type {
  AdFields,
  AdGroupFields,
  CampaignFields,
  CampaignTree,
} from '@tessera/contracts/calls/campaign-edits'

type TreeGroup = CampaignTree['ad_groups'][number]
type TreeAd = TreeGroup['ads'][number]

/** The values of a campaign, an ad group or an ad, all of them. */
export type Whole<Fields> = { readonly [Name in keyof Fields]-?: Exclude<Fields[Name], undefined> }

/** Returns values with those that an edit gives in their place. */
export function withFields<Fields extends object>(
  values: Whole<Fields>,
  fields: Fields,
): Whole<Fields> {
  const next = { ...values }
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) Object.assign(next, { [name]: value })
  return next
}

/** Returns the fields of a campaign that people decide. */
export const fieldsOfCampaign = (tree: CampaignTree): Whole<CampaignFields> => ({
  name: tree.name,
  objective: tree.objective,
  state: tree.state,
  daily_budget_micro: tree.daily_budget_micro,
  total_budget_micro: tree.total_budget_micro,
  is_flexible: tree.is_flexible,
  first_day: tree.first_day,
  last_day: tree.last_day,
})

/** Returns the fields of an ad group that people decide. */
export const fieldsOfGroup = (group: TreeGroup): Whole<AdGroupFields> => ({
  name: group.name,
  state: group.state,
  targeting: group.targeting,
  is_automatic: group.is_automatic,
  bid_micro: group.bid_micro,
  product_group_id: group.product_group_id,
  conversion_tag_id: group.conversion_tag_id,
  conversion_event: group.conversion_event,
})

/** Returns the fields of an ad that people decide. */
export const fieldsOfAd = (ad: TreeAd): Whole<AdFields> => ({
  pin_id: ad.pin_id,
  destination_url: ad.destination_url ?? '',
  state: ad.state,
})

/** Returns a value as text; equal values have equal texts, whatever the order of their parts. */
export function textOfValue(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object'
    ? JSON.stringify(Object.fromEntries(Object.entries(value).toSorted()))
    : String(value)
}

/** True for two values of a field that are the same. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  textOfValue(one) === textOfValue(other)

/** Returns the names of the fields that an edit changes; all that have a value without `before`. */
export const changedNames = <Fields extends object>(
  before: Fields | null,
  after: Fields,
): ReadonlySet<string> =>
  new Set(
    Object.entries(after).flatMap(([name, value]) => {
      const was: unknown = before === null ? null : Reflect.get(before, name)
      return isSameValue(was, value) ? [] : [name]
    }),
  )
