import type { adGroups, ads, campaigns } from '../campaigns/tables.ts'
import type { FieldValues } from './record-change.ts'

type PartialRow<Row> = Partial<Row>

/** Returns the fields of a campaign whose changes are told. */
export const campaignFields = (row: PartialRow<typeof campaigns.$inferSelect>): FieldValues =>
  told({
    name: row.name,
    objective: row.objective,
    state: row.state,
    daily_budget_micro: row.dailyBudgetMicro,
    total_budget_micro: row.totalBudgetMicro,
    is_flexible: row.isFlexible,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
  })

/** Returns the fields of an ad group whose changes are told. */
export const adGroupFields = (row: PartialRow<typeof adGroups.$inferSelect>): FieldValues =>
  told({
    name: row.name,
    state: row.state,
    targeting: row.targeting === undefined ? undefined : sortedText(row.targeting),
    is_automatic: row.isAutomatic,
    bid_micro: row.bidMicro,
  })

/** Returns the fields of an ad whose changes are told. */
export const adFields = (row: PartialRow<typeof ads.$inferSelect>): FieldValues =>
  told({
    state: row.state,
    review: row.review,
    review_reason: row.reviewReason,
    destination_url: row.destinationUrl,
  })

/** Equal targetings have equal texts: a database keeps their parts in an order of its own. */
const sortedText = (targeting: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(targeting).toSorted()))

/** Leaves out fields that a row doesn't say. */
const told = (
  fields: { readonly [Name in string]: FieldValues[string] | undefined },
): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
