import { CampaignState } from '../calls/campaigns.ts'
import { Topic } from '../topics.ts'
import { adCountries } from './countries.ts'
import { Objective } from './objectives.ts'
import { AdGender, AgeBucket, AppType } from './targeting.ts'

/** The kinds of rows of a bulk template. */
export const bulkLevels = ['campaign', 'ad-group', 'ad'] as const
export type BulkLevel = (typeof bulkLevels)[number]

/** The type of a column's cells. */
export type BulkKind =
  | 'level'
  | 'id'
  | 'text'
  | 'link'
  | 'amount'
  | 'day'
  | 'yes-no'
  | 'choice'
  | 'list'

/** A column of a bulk template. */
export interface BulkColumnFacts {
  /** The rows that have a value in it. */
  readonly levels: readonly BulkLevel[]
  readonly kind: BulkKind
  /** The values that it takes; any without. */
  readonly values?: readonly string[]
  /** True when CLEAR takes its value away. */
  readonly isClearable?: boolean
  /** True when a new row needs a value. */
  readonly isNeeded?: boolean
  /** True when the value of an object stays as it was created. */
  readonly isFixed?: boolean
}

const campaign = { levels: ['campaign'] } as const
const adGroup = { levels: ['ad-group'] } as const
const people = { ...adGroup, kind: 'list', isClearable: true } as const

/** The columns of a bulk template, in their order. Their names never change. */
export const bulkColumns = {
  level: { levels: bulkLevels, kind: 'level', values: bulkLevels, isNeeded: true },
  campaign_id: { levels: bulkLevels, kind: 'id', isNeeded: true },
  ad_group_id: { levels: ['ad-group', 'ad'], kind: 'id', isNeeded: true },
  ad_id: { levels: ['ad'], kind: 'id', isNeeded: true },
  name: { levels: ['campaign', 'ad-group'], kind: 'text', isNeeded: true },
  state: { levels: bulkLevels, kind: 'choice', values: CampaignState.options },
  objective: { ...campaign, kind: 'choice', values: Objective.options, isNeeded: true },
  daily_budget: { ...campaign, kind: 'amount', isNeeded: true },
  total_budget: { ...campaign, kind: 'amount', isClearable: true },
  is_flexible: { ...campaign, kind: 'yes-no', values: ['yes', 'no'] },
  first_day: { ...campaign, kind: 'day' },
  last_day: { ...campaign, kind: 'day', isClearable: true },
  countries: { ...people, values: adCountries },
  ages: { ...people, values: AgeBucket.options },
  genders: { ...people, values: AdGender.options },
  devices: { ...people, values: AppType.options },
  interests: { ...people, values: Topic.options },
  is_automatic: { ...adGroup, kind: 'yes-no', values: ['yes', 'no'] },
  bid: { ...adGroup, kind: 'amount', isClearable: true },
  product_group_id: { ...adGroup, kind: 'id', isClearable: true },
  conversion_tag_id: { ...adGroup, kind: 'id', isClearable: true },
  conversion_event: { ...adGroup, kind: 'text', isClearable: true },
  pin_id: { levels: ['ad'], kind: 'id', isNeeded: true, isFixed: true },
  destination_url: { levels: ['ad'], kind: 'link' },
} as const satisfies Readonly<Record<string, BulkColumnFacts>>

/** The name of a column, as the header of a file says it. */
export type BulkColumn = keyof typeof bulkColumns

/** True for the name of a column. */
export const isBulkColumn = (name: string): name is BulkColumn => Object.hasOwn(bulkColumns, name)

/** The names of the columns, in their order. */
export const bulkColumnNames: readonly BulkColumn[] = Object.keys(bulkColumns).filter(isBulkColumn)

/** Returns what is known of a column. */
export const bulkColumn = (name: BulkColumn): BulkColumnFacts => bulkColumns[name]

/** The word that takes a value away. An empty cell leaves a value as it is. */
export const clearWord = 'CLEAR'

/** The prefix of the ids of objects that a file creates: new:spring. */
export const newPrefix = 'new:'

/** Ids are written with a letter, so that spreadsheets don't take them as numbers and round them. */
export const idLetters = {
  campaign_id: 'C',
  ad_group_id: 'G',
  ad_id: 'A',
  pin_id: 'P',
  product_group_id: 'P',
  conversion_tag_id: 'T',
} as const satisfies Partial<Record<BulkColumn, string>>
