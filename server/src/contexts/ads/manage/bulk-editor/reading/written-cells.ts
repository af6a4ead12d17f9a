import { type BulkColumn, idLetters } from '@tessera/contracts/ads/bulk-template'
import { plainAmount } from '@tessera/contracts/ads/plain-number'
import { Targeting } from '@tessera/contracts/ads/targeting'
import { z } from '@tessera/contracts/schema'

/** The cells of an object, by column. Columns without a value are left out. */
export type Cells = Partial<Record<BulkColumn, string>>

/** The columns of fields; that of targeting are several. */
export const columnOfField = {
  name: 'name',
  state: 'state',
  objective: 'objective',
  daily_budget_micro: 'daily_budget',
  total_budget_micro: 'total_budget',
  is_flexible: 'is_flexible',
  first_day: 'first_day',
  last_day: 'last_day',
  is_automatic: 'is_automatic',
  bid_micro: 'bid',
  product_group_id: 'product_group_id',
  conversion_tag_id: 'conversion_tag_id',
  conversion_event: 'conversion_event',
  pin_id: 'pin_id',
  destination_url: 'destination_url',
  campaign_id: 'campaign_id',
  ad_group_id: 'ad_group_id',
  ad_id: 'ad_id',
} as const satisfies Readonly<Record<string, BulkColumn>>

/** True for a field that has a column of its own. */
export const hasColumn = (field: string): field is keyof typeof columnOfField =>
  Object.hasOwn(columnOfField, field)

/** The columns of the parts of targeting that are lists. */
export const targetingColumns = {
  AGE_BUCKET: 'ages',
  GENDER: 'genders',
  APPTYPE: 'devices',
  INTEREST: 'interests',
} as const satisfies Partial<Record<keyof Targeting, BulkColumn>>

const hasLetter = (column: BulkColumn): column is keyof typeof idLetters =>
  Object.hasOwn(idLetters, column)

/** Writes an id with its letter. */
export const writtenId = (column: keyof typeof idLetters, id: string): string =>
  /^\d+$/.test(id) ? idLetters[column] + id : id

function writtenTargeting(value: unknown): Cells {
  const { data } = z.safeParse(z.partial(z.object(Targeting.shape)), value)
  if (data === undefined) return {}
  const cells: Cells = {}
  if (data.LOCATION !== undefined) cells.countries = data.LOCATION.split('+').join(', ')
  for (const [part, column] of [
    ['AGE_BUCKET', 'ages'],
    ['GENDER', 'genders'],
    ['APPTYPE', 'devices'],
    ['INTEREST', 'interests'],
  ] as const) {
    const values = data[part]
    if (values !== undefined) cells[column] = values.join(', ')
  }
  return cells
}

/** Writes the value of a field, as `applyEdits` and the trees of campaigns have it. */
function writtenValue(column: BulkColumn, value: unknown, decimal: '.' | ','): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return plainAmount(value).replace('.', decimal)
  const text = String(value).replace(/\r\n?/g, '\n')
  return hasLetter(column) ? writtenId(column, text) : text
}

/** Writes the values of fields as cells. */
export function writtenCells(fields: object, decimal: '.' | ','): Cells {
  const cells: Cells = {}
  for (const [field, value] of Object.entries(fields)) {
    if (value === null || value === undefined || value === '') continue
    if (field === 'targeting') Object.assign(cells, writtenTargeting(value))
    else if (hasColumn(field)) {
      const column = columnOfField[field]
      cells[column] = writtenValue(column, value, decimal)
    }
  }
  return cells
}

/** Returns a field's value of which the text is known, as `EditedObject` has it. */
export function valueOfText(field: string, text: string | null): unknown {
  if (text === null) return null
  if (field.endsWith('_micro')) return Number(text)
  if (field.startsWith('is_')) return text === 'true'
  if (field !== 'targeting') return text
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
