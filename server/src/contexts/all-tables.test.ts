import { globSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import {
  getTableConfig,
  type PgTable,
  PgTable as Table,
} from '../platform/database/define-tables.ts'
import { is } from '../platform/database/sql.ts'
import { allDeletes } from './all-deletes.ts'
import { handledJobs } from './all-domains.ts'
import { allExports } from './all-exports.ts'
import { allTables } from './all-tables.ts'
import { allRetentions } from './base/table-facts/retentions.ts'
import { tableFaults } from './base/table-facts/table-faults.ts'

interface FoundTable {
  readonly table: PgTable
  readonly name: string
  readonly folder: string
}

/** Returns the tables of every `tables.ts`, with the folder of their domain. */
async function tablesOfFiles(): Promise<readonly FoundTable[]> {
  const files = globSync('**/tables.ts', { cwd: import.meta.dirname })
  const found = files.map(async (file) => {
    const exported: Readonly<Record<string, unknown>> = await import(
      join(import.meta.dirname, file)
    )
    return Object.values(exported).flatMap((table) =>
      is(table, Table)
        ? [{ table, name: getTableConfig(table).name, folder: posix.dirname(file) }]
        : [],
    )
  })
  return (await Promise.all(found)).flat()
}

test('each table states what happens to its rows, once', async () => {
  const stated = allTables.map(({ table }) => table)
  const found = await tablesOfFiles()
  expect(found.length).toBeGreaterThan(140)
  const faults = found.flatMap(({ table, name, folder }) => {
    const times = stated.filter((each) => each === table).length
    if (times === 1) return []
    return times > 1
      ? [`${name} states twice what happens to its rows; remove one statement.`]
      : [
          `${name} does not say what happens to its rows. Add memberRows(…) or serviceRows(…) to the list at the end of contexts/${folder}/tables.ts, and the list to tables of its domain.ts.`,
        ]
  })
  expect(faults).toEqual([])
  const all = found.map(({ table }) => table)
  expect(allTables.filter(({ table }) => !all.includes(table)).map(({ name }) => name)).toEqual([])
})

test('what tables state about owners, download, deletion and time is true', () => {
  const known = {
    tables: allTables,
    jobs: new Set(handledJobs.map(({ job }) => job.name)),
    parts: new Set(allDeletes.map(({ name }) => name)),
    files: new Set([...allExports.map(({ file }) => file), 'pictures']),
  }
  expect(allTables.flatMap((facts) => tableFaults(facts, known))).toEqual([])
  const named = allTables.flatMap(({ deletion }) =>
    deletion !== undefined && 'parts' in deletion ? deletion.parts : [],
  )
  expect([...known.parts].filter((part) => !named.includes(part))).toEqual([])
})

test('each retention is named by a table whose job obeys it, and its usual days are within its bounds', () => {
  const named = allTables.flatMap(({ kept }) => kept?.retention ?? [])
  expect(new Set(named)).toEqual(new Set(allRetentions))
  for (const { name, least, usual, most } of allRetentions)
    expect([least <= usual, usual <= most], name).toEqual([true, true])
})

test('an index whose rows come down has its nulls first, as PostgreSQL orders rows that come down', async () => {
  const faults = (await tablesOfFiles()).flatMap(({ table, name }) =>
    getTableConfig(table).indexes.flatMap(({ config }) =>
      config.columns.flatMap((column) =>
        'indexConfig' in column &&
        column.indexConfig.order === 'desc' &&
        column.indexConfig.nulls !== 'first'
          ? [`${config.name} of ${name} orders no list; write .desc().nullsFirst().`]
          : [],
      ),
    ),
  )
  expect(faults).toEqual([])
})
