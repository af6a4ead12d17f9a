import { getTableConfig } from '../../../platform/database/define-tables.ts'
import { goesByKeys } from './goes-by-keys.ts'
import { ownersOf } from './owners.ts'
import type { TableFacts } from './table-facts.ts'

/** The facts that a statement about a table is compared with. */
interface KnownFacts {
  readonly tables: readonly TableFacts[]
  /** The names of the background jobs. */
  readonly jobs: ReadonlySet<string>
  /** The names of the parts of a deletion. */
  readonly parts: ReadonlySet<string>
  /** The files of a download. */
  readonly files: ReadonlySet<string>
}

/** Returns all that is untrue in the statement about a table, each with its fix. */
export function tableFaults(facts: TableFacts, known: KnownFacts): readonly string[] {
  return [
    ...faultsOfOwners(facts, known),
    ...faultsOfDownload(facts, known),
    ...faultsOfDeletion(facts, known),
    ...faultsOfKept(facts, known),
  ]
}

function faultsOfOwners(facts: TableFacts, { tables }: KnownFacts): readonly string[] {
  const named = new Set(tables.filter(({ owners }) => owners.length > 0).map(({ name }) => name))
  return ownersOf(facts).flatMap(({ column, parents }) =>
    parents
      .filter(({ table }) => !named.has(table))
      .map(
        ({ table }) =>
          `${facts.name}.${column} leads to ${table}, which states no owner; name a column that leads to a member.`,
      ),
  )
}

function faultsOfDownload(
  { name, table, download }: TableFacts,
  { files }: KnownFacts,
): readonly string[] {
  if (download.how !== 'chosen') return []
  const { file, trash } = download
  const isTrashed = getTableConfig(table).columns.some((column) => column.name === 'deleted_at')
  return [
    ...(files.has(file)
      ? []
      : [
          `${name} is in the file ${file}, which no exports.ts has; add its part, or leave it out.`,
        ]),
    ...(trash === undefined || isTrashed
      ? []
      : [`${name} has rows in the trash, but no column deleted_at; remove trash.`]),
  ]
}

function faultsOfDeletion(facts: TableFacts, { tables, parts }: KnownFacts): readonly string[] {
  const { name, owners, deletion } = facts
  if (owners.length === 0) return []
  if (deletion === undefined) {
    if (!goesByKeys(facts))
      return [
        `${name} states no deletion, but the keys of ${owners.join(', ')} do not all cascade; say deletedBy(…) or rowsStay(…).`,
      ]
    const left = ownersOf(facts)
      .flatMap(({ parents }) => parents)
      .filter(({ table }) => tables.some((each) => each.name === table && staysAlone(each)))
    return left.map(
      ({ table }) =>
        `${name} goes with ${table}, whose rows stay; say rowsStay(…) or deletedBy(…).`,
    )
  }
  if ('stay' in deletion)
    return goesByKeys(facts)
      ? [`${name} says that rows stay, but its keys delete all of them; remove rowsStay(…).`]
      : []
  return deletion.parts
    .filter((part) => !parts.has(part))
    .map((part) => `${name} is deleted by ${part}, which is no part of all-deletes.ts; name one.`)
}

/** True when no key deletes a row of the table with its account. */
const staysAlone = (facts: TableFacts): boolean =>
  facts.deletion !== undefined &&
  'stay' in facts.deletion &&
  ownersOf(facts).every(({ onDelete }) => onDelete !== 'cascade')

const faultsOfKept = ({ name, kept }: TableFacts, { jobs }: KnownFacts): readonly string[] =>
  kept?.job === undefined || jobs.has(kept.job)
    ? []
    : [`${name} is swept by ${kept.job}, which is no job; name one of a domain's jobs.`]
