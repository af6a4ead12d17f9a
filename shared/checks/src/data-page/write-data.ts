import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFacts } from '@tessera/commands/room-facts'
import { root } from '@tessera/commands/root'
import { commentsOfTables, type DataContext, type DataRow, dataText } from './data-text.ts'

const document = join(root, 'docs/data.md')

/** The service is loaded by its paths, because this package must not import it. */
const service = join(root, 'server/src/contexts')

type Describe = (exported: unknown) => readonly Omit<DataRow, 'holds'>[]

async function rowsOf(file: string, describe: Describe): Promise<readonly DataRow[]> {
  const path = join(service, file)
  const comments = commentsOfTables(readFileSync(path, 'utf8'))
  return describe(await import(path)).map((row) => ({
    ...row,
    holds: comments.get(row.name) ?? '',
  }))
}

async function wanted(): Promise<string> {
  const { describeTables }: { readonly describeTables: Describe } = await import(
    join(service, 'base/table-facts/describe-table.ts')
  )
  const areas = (await readFacts()).find(({ room }) => room === 'server')?.facts.areas ?? []
  const names = areas.flatMap((area) => /^contexts\/([^/]+)/.exec(area)?.[1] ?? [])
  const contexts: DataContext[] = []
  for (const context of new Set(names)) {
    const files = globSync(`${context}/**/tables.ts`, { cwd: service }).toSorted()
    const rows = await Promise.all(files.map((file) => rowsOf(file, describeTables)))
    contexts.push({ context, rows: rows.flat() })
  }
  return dataText(contexts)
}

/** True when docs/data.md matches what the tables of the service state. */
export const dataIsTrue = async (): Promise<boolean> =>
  existsSync(document) && readFileSync(document, 'utf8') === (await wanted())

/** Writes docs/data.md. */
export async function writeData(): Promise<void> {
  writeFileSync(document, await wanted())
}
