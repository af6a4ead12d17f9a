import { goesByKeys } from './goes-by-keys.ts'
import { ownersOf } from './owners.ts'
import type { TableFacts } from './table-facts.ts'

/** The statement of a table about its rows, in the words of docs/data.md. */
interface DescribedTable {
  readonly name: string
  readonly rowsOf: string
  readonly download: string
  readonly deletion: string
  readonly kept: string
}

const none = '–'

const code = (text: string): string => `\`${text}\``

const isTableFacts = (value: unknown): value is TableFacts =>
  typeof value === 'object' && value !== null && 'owners' in value && 'table' in value

/** Describes the tables of a `tables.ts` for docs/data.md, by what the file exports. */
export const describeTables = (
  exported: Readonly<Record<string, unknown>>,
): readonly DescribedTable[] =>
  Object.values(exported)
    .flat()
    .filter(isTableFacts)
    .map((facts) => ({
      name: facts.name,
      rowsOf: rowsOf(facts),
      download: downloadOf(facts),
      deletion: deletionOf(facts),
      kept: keptOf(facts),
    }))

const rowsOf = (facts: TableFacts): string =>
  ownersOf(facts)
    .map(({ column, parents }) =>
      [code(column), parents.map(({ table }) => code(table)).join(' or ')]
        .filter((text) => text !== '')
        .join(' → '),
    )
    .join(', ') || none

function downloadOf({ name, download }: TableFacts): string {
  if (download.how === 'nobody') return none
  if (download.how === 'left out') return `Left out. ${download.why}`
  if (download.how === 'chosen')
    return `${code(`${download.file}.json`)}${download.trash ? `, deleted rows in ${code('trash.json')}` : ''}`
  const without = download.without.map(code).join(', ')
  return `${code(`tables/${name}.json`)}${without === '' ? '' : ` without ${without}`}`
}

function deletionOf(facts: TableFacts): string {
  const { owners, deletion } = facts
  if (owners.length === 0) return none
  if (deletion === undefined) return 'By key'
  if ('stay' in deletion) {
    const goes = ownersOf(facts).some(({ onDelete }) => onDelete === 'cascade')
    return `${goes ? 'By key, in part' : 'Stays'}. ${deletion.stay}`
  }
  return `${goesByKeys(facts) ? 'By key and by' : 'By'} ${deletion.parts.map(code).join(', ')}`
}

function keptOf({ kept }: TableFacts): string {
  if (kept === undefined) return 'as long as what they belong to'
  const { until, job, retention } = kept
  const bounds =
    retention === undefined
      ? ''
      : `; ${code(retention.name)} sets ${retention.least} to ${retention.most}`
  return job === undefined ? until : `${until} (${code(job)}${bounds})`
}
