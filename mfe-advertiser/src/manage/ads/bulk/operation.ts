import { microPerCoin } from '@tessera/contracts/ads/micro'
import type {
  AdGroupFields,
  CampaignEdit,
  CampaignFields,
} from '@tessera/contracts/calls/campaign-edits'
import type { CampaignState } from '@tessera/contracts/calls/campaigns'
import { microTyped } from '../draft/edit-of-draft.ts'
import type { BulkLevel, BulkRow } from './rows.ts'

/** The field that is changed. */
export type What = 'state' | 'budget' | 'bid' | 'end' | 'name'

/** A change of an amount. */
export type Amount = 'set' | 'up' | 'down' | 'service'

/** A change of many rows, as it is filled in. */
export interface Operation {
  readonly what: What
  readonly state: Exclude<CampaignState, 'draft'>
  readonly amount: Amount
  /** An amount of money, or of percent, as it was typed. */
  readonly value: string
  /** '' for no end. */
  readonly day: string
  readonly naming: 'replace' | 'prefix' | 'suffix'
  readonly find: string
  readonly text: string
}

/** The fields that can be changed on each level. */
export const whatOf: Readonly<Record<BulkLevel, readonly What[]>> = {
  campaigns: ['state', 'budget', 'end', 'name'],
  adgroups: ['state', 'bid', 'name'],
  ads: ['state'],
}

/** The change that the form begins with. */
export const freshOperation: Operation = {
  what: 'state',
  state: 'paused',
  amount: 'up',
  value: '',
  day: '',
  naming: 'replace',
  find: '',
  text: '',
}

/** Reads percent with up to two digits after the mark, as hundredths of a percent. */
export function hundredthsTyped(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Returns an amount changed by hundredths of a percent, rounded to a coin. No float is involved. */
export function byPercent(micro: number, hundredths: number, coin: number): number {
  const [whole, unit] = [10_000n, BigInt(coin)]
  const changed = BigInt(micro) * (whole + BigInt(hundredths))
  return Number((changed + (whole * unit) / 2n) / (whole * unit)) * coin
}

interface AmountWriting {
  readonly locale: string
}

/** Returns an amount as an operation leaves it; undefined when it can't be read. */
function amountAfter(
  { amount, value }: Operation,
  micro: number | null,
  { locale, currency }: AmountWriting & { readonly currency: string },
): number | null | undefined {
  if (amount === 'service') return null
  if (amount === 'set') return microTyped(value, null, locale)
  const hundredths = hundredthsTyped(value)
  if (hundredths === undefined || (amount === 'down' && hundredths > 10_000)) return undefined
  // The service bids for what has no bid: there is nothing to raise.
  if (micro === null) return null
  const by = amount === 'down' ? -hundredths : hundredths
  return byPercent(micro, by, microPerCoin(currency))
}

function nameAfter({ naming, find, text }: Operation, name: string): string {
  if (naming === 'prefix') return text + name
  if (naming === 'suffix') return name + text
  return find === '' ? name : name.replaceAll(find, text)
}

type Fields = CampaignFields & AdGroupFields

/** Returns the field that an operation changes in a row, and its value; undefined when it can't be read. */
function changeIn(operation: Operation, row: BulkRow, writing: AmountWriting): Fields | undefined {
  const { tree, values } = row
  const money = { ...writing, currency: tree.currency }
  switch (operation.what) {
    case 'state':
      return { state: operation.state }
    case 'end':
      return { last_day: operation.day === '' ? null : operation.day }
    case 'name':
      return { name: nameAfter(operation, row.name) }
    case 'budget': {
      const micro = amountAfter(operation, values.daily_budget_micro ?? null, money)
      return micro === undefined || micro === null ? undefined : { daily_budget_micro: micro }
    }
    case 'bid': {
      const micro = amountAfter(operation, values.bid_micro ?? null, money)
      return micro === undefined ? undefined : { bid_micro: micro }
    }
  }
}

/** The outcome of a row. */
export interface RowPlan {
  readonly row: BulkRow
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  /** Null for a row that stays as it is. */
  readonly edit: CampaignEdit | null
}

function editOf(row: BulkRow, fields: Fields, expected: Fields): CampaignEdit {
  const { campaign_id } = row.tree
  if (row.group === undefined) return { campaign_id, fields, expected }
  const { ad_group_id } = row.group
  if (row.ad === undefined)
    return { campaign_id, fields: {}, ad_groups: [{ ad_group_id, fields, expected }] }
  const ads = [
    {
      ad_id: row.ad.ad_id,
      fields: { state: fields.state },
      expected: { state: expected.state },
    },
  ]
  return { campaign_id, fields: {}, ad_groups: [{ ad_group_id, fields: {}, ads }] }
}

/** Returns what an operation makes of rows; undefined while it can't be read. */
export function plansOf(
  rows: readonly BulkRow[],
  operation: Operation,
  writing: AmountWriting,
): readonly RowPlan[] | undefined {
  const plans: RowPlan[] = []
  for (const row of rows) {
    const fields = changeIn(operation, row, writing)
    if (fields === undefined) return undefined
    const [field = ''] = Object.keys(fields)
    const before: unknown = Reflect.get(row.values, field)
    const after: unknown = Reflect.get(fields, field)
    const edit = before === after ? null : editOf(row, fields, { [field]: before })
    plans.push({ row, field, before, after, edit })
  }
  return plans
}
