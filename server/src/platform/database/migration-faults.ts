import type { Migration } from './migration-files.ts'

/** A statement without its comments and line breaks. */
const plain = (statement: string): string =>
  statement
    .replaceAll(/--.*$/gm, ' ')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/\s+/g, ' ')
    .trim()

const tableIn = (statement: string, after: RegExp): string | undefined =>
  new RegExp(`${after.source} (?:only )?(?:"?public"?\\.)?"?(\\w+)"?`, 'i').exec(statement)?.[1]

/** A kind of statement that is unsafe while the former version runs, or on a large table. */
interface Rule {
  readonly finds: RegExp
  /** The table that it is about, named after these words. */
  readonly table: RegExp
  readonly why: string
  /** True when a contract migration may have it, since no service needs the former shape any more. */
  readonly isForContract?: boolean
}

const alter = /alter table(?: if exists)?/

const volatile =
  /\bdefault\b[^,]*\b(?:random|gen_random_uuid|uuid_generate_\w+|uuidv\d|clock_timestamp|timeofday|nextval|tessera_\w+)\s*\(/i

const rules: readonly Rule[] = [
  {
    finds: /^drop (?:materialized )?(?:table|view|type|function|schema|extension)\b/i,
    table: /drop table(?: if exists)?/,
    why: 'the former version still uses it',
    isForContract: true,
  },
  {
    finds: /^alter table\b.*\bdrop (?:column|constraint)\b/i,
    table: alter,
    why: 'the former version still uses it',
    isForContract: true,
  },
  {
    finds: /^alter (?:table|type|index|sequence)\b.*\brename\b/i,
    table: alter,
    why: 'the former version knows the former name: add the new one, and drop the old one in a contract migration',
    isForContract: true,
  },
  {
    finds: /^alter table\b.*\bset not null\b/i,
    table: alter,
    why: 'the former version may still write nulls, and the table is read in whole unless a migration before has validated a check that says the same',
    isForContract: true,
  },
  {
    finds: /^alter table\b.*\balter (?:column )?"?\w+"? (?:set data )?type\b/i,
    table: alter,
    why: 'it rewrites the whole table while all others wait: add a column and fill it by a backfill',
  },
  {
    finds: /^alter type\b/i,
    table: /alter type/,
    why: 'the former version does not know the new value or shape',
  },
  {
    finds:
      /^alter table\b.*\badd (?!constraint\b)(?:column )?(?:if not exists )?"?\w+"? (?!.*\bdefault\b).*\bnot null\b/i,
    table: alter,
    why: 'rows that there are, and those that the former version writes, have no value: give it a default',
  },
  {
    finds: new RegExp(`^alter table\\b.*\\badd\\b.*${volatile.source}`, 'i'),
    table: alter,
    why: 'a default that differs for each row rewrites the whole table: add the column without it, and fill it by a backfill',
  },
  {
    finds: /^alter table\b.*\badd (?!constraint\b).*\b(?:generated|(?:big|small)?serial)\b/i,
    table: alter,
    why: 'a generated or numbered column rewrites the whole table: fill a plain one by a trigger and a backfill',
  },
  {
    finds: /^create (?:unique )?index (?!concurrently\b)/i,
    table: /\bon/,
    why: 'it keeps writes out until it is built: give it a file of its own with "-- concurrently", as create index concurrently if not exists',
  },
  {
    finds: /^drop index (?!concurrently\b)/i,
    table: /drop index(?: if exists)?/,
    why: 'it waits for all readers, and everybody for it: give it a file of its own with "-- concurrently", as drop index concurrently if exists',
  },
  {
    finds:
      /^alter table\b.*\badd constraint\b.*\b(?:unique|primary key|exclude)\b(?!.*\busing index\b)/i,
    table: alter,
    why: 'it builds an index under a lock: build it concurrently before, and add the constraint using it',
  },
  {
    finds: /^alter table\b.*\badd constraint\b.*\b(?:foreign key|check)\b(?!.*\bnot valid\b)/i,
    table: alter,
    why: 'it reads the whole table under a lock: add it "not valid", and validate it in a file of its own with "-- long"',
  },
  {
    finds: /^(?:with\b.*\b)?(?:update|delete from|insert into|merge into)\b/i,
    table: /(?:update|delete from|insert into|merge into)/,
    why: 'it may change many rows at once: make it a backfill',
  },
  {
    finds: /^(?:lock|truncate|cluster|vacuum|reindex)\b/i,
    table: /(?:truncate|table)/,
    why: 'it keeps everybody out',
  },
  { finds: /^do\b/i, table: /^$/, why: 'a block hides its statements: write them by themselves' },
]

/** Returns the statements of an "alter table" that does several things at once. */
function actionsIn(statement: string): readonly string[] {
  const head = /^alter table (?:if exists )?(?:only )?\S+ /i.exec(statement)?.[0]
  if (head === undefined) return [statement]
  const actions = statement
    .slice(head.length)
    .split(/, (?=(?:add|drop|alter|rename|validate|attach|detach) )/i)
  return actions.map((action) => head + action)
}

const repeatable =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists|alter table .* validate constraint)\b/i

const validates = /^alter table\b.*\bvalidate constraint\b/i

/** Returns what is wrong with the statements of a migration by its marks. */
function faultsOfMarks(
  { isConcurrent, isLong, beside }: Migration,
  statements: readonly string[],
  earlier: ReadonlySet<string>,
): readonly string[] {
  const faults: string[] = []
  for (const statement of statements) {
    if (isConcurrent && !repeatable.test(statement))
      faults.push(`'${statement}' cannot run twice outside a transaction; put it in another file.`)
    if (!isConcurrent && /\bconcurrently\b/i.test(statement))
      faults.push(`'${statement}' needs a file that begins with '-- concurrently'.`)
    if (isLong && !validates.test(statement))
      faults.push(`'${statement}' may not take long; only validate constraint blocks nobody.`)
    if (!isLong && !isConcurrent && validates.test(statement))
      faults.push(`'${statement}' takes long; put it in a file that begins with '-- long'.`)
  }
  if (beside !== undefined && !earlier.has(beside))
    faults.push(`'-- contract beside ${beside}' names no migration before it.`)
  return faults
}

/**
 * Returns what of a migration is unsafe while the former version runs, in sentences with the fix. `earlier` has
 * the names of the migrations before it.
 */
export function migrationFaults(
  migration: Migration,
  earlier: ReadonlySet<string>,
): readonly string[] {
  const statements = migration.statements
    .map(plain)
    .filter((statement) => statement !== '')
    .flatMap(actionsIn)
  const made = statements.flatMap(
    (statement) => tableIn(statement, /^create table(?: if not exists)?/) ?? [],
  )
  const free = new Set([...made, ...migration.small])
  const found = statements.flatMap((statement) =>
    rules.flatMap(({ finds, table, why, isForContract = false }) => {
      if (!finds.test(statement)) return []
      const name = tableIn(statement, table)
      if (name !== undefined && made.includes(name)) return []
      if (isForContract) return migration.beside === undefined ? [[statement, why]] : []
      return name !== undefined && free.has(name) ? [] : [[statement, why]]
    }),
  )
  return [
    ...faultsOfMarks(migration, statements, earlier),
    ...found.map(([statement, why]) => `'${statement}': ${why}.`),
  ]
}
