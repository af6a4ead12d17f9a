import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Configuration } from '../configuration.ts'
import { type FlagStatus, flagStatuses } from '../contexts/base/link-lists/statuses.ts'
import { type ReadList, readList, replaceList } from '../contexts/pins/index.ts'
import { MigrationFault } from '../platform/database/migrate.ts'
import { dataFolderFault } from './data-folder.ts'
import { openDatabase } from './open-database.ts'
import { runCommand, withSettings } from './run-command.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const usage = `tessera import-domains FILE [--status ${flagStatuses.join('|')}] [--source NAME]

Reads a list of domains (one to a line, a hosts file, or CSV as domain,status,reason) into the table
that links are checked by. What the same source listed before is replaced. The source is the file's
name, and the status of a domain without one is 'blocked', unless they are given.`

interface Wish {
  readonly file: string
  readonly source: string
  readonly status: FlagStatus
}

function wishOf(): Wish | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { status: { type: 'string' }, source: { type: 'string' } },
  })
  const [file, ...more] = positionals
  const status = flagStatuses.find((known) => known === (values.status ?? 'blocked'))
  if (file === undefined || more.length > 0 || status === undefined) return undefined
  return { file, status, source: values.source ?? basename(file) }
}

function say(list: ReadList): void {
  console.log(`${list.rows.length} domains, ${list.repeated} of them named again.`)
  for (const [fault, count] of Object.entries(list.refused))
    if (count > 0) console.log(`${count} refused: ${fault}.`)
  for (const { line, fault } of list.samples) console.log(`  line ${line}: ${fault}`)
}

/** Imports the file. Returns the reason in one sentence when it could not. */
async function imported(
  configuration: Configuration,
  { file, source, status }: Wish,
): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return `${file} cannot be read; check the path.`
  const list = readList(text, status)
  say(list)
  if (list.rows.length === 0) return 'The file names no domain, so nothing was changed.'
  const unfit = dataFolderFault(configuration.DATA_DIR)
  if (unfit !== undefined) return unfit
  const opening = await openDatabase(configuration)
  if (!opening.ok) return opening.fault.message
  try {
    const { db } = opening.database
    await upgradeDatabase(opening.database)
    const { before } = await replaceList(db, { source, rows: list.rows, now: new Date() })
    console.log(`${list.rows.length} domains of '${source}' in place of ${before}.`)
  } catch (cause) {
    if (cause instanceof MigrationFault) return cause.message
    throw cause
  } finally {
    await opening.database.close()
  }
  return undefined
}

await runCommand({
  usage,
  wishOf,
  run: (wish) => withSettings((configuration) => imported(configuration, wish)),
})
