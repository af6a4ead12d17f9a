import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { settingsLine } from '@tessera/contracts/settings-file'
import { applyDeletions, readDeletions } from '../archive/deletions.ts'
import type { ListedStore } from '../archive/listed-store.ts'
import { type Backup, BackupFault, backupIds, readBackup, Secrets } from '../archive/manifest.ts'
import { restoreBackup } from '../archive/restore-backup.ts'
import { unseal } from '../archive/seal.ts'
import type { Configuration } from '../configuration.ts'
import { endReservationsBefore } from '../contexts/base/upload-quota/upload-quota.ts'
import type { OpenDatabase, Tx } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import { alone } from './alone.ts'
import { backupPlace, keyFileOf, keyNames, passphraseOf, textOf } from './backup-place.ts'
import { commandFault } from './command-fault.ts'
import { dataFolderFault } from './data-folder.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openDatabase } from './open-database.ts'
import { productStores } from './product-stores.ts'
import { runCommand, withSettings } from './run-command.ts'

const usage = `tessera restore PLACE [--backup ID] [--deletions FILE] [--settings FILE]

Restores a backup, the newest by default, into an empty place: the database and the stores that the settings
name, whichever the backup is of. Checks every row and file. Killed, it goes on when it is run again.

  --deletions FILE   The list of accounts that were deleted (DELETIONS_FILE of the lost product); several times
                     for several lists
  --settings FILE    Writes the settings of the backup to a new file, as lines NAME=value

docs/backup.md has the rest.`

interface Wish {
  readonly place: string
  readonly backup: string | undefined
  readonly deletions: readonly string[]
  readonly settings: string | undefined
}

function wishOf(): Wish | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      backup: { type: 'string' },
      deletions: { type: 'string', multiple: true },
      settings: { type: 'string' },
    },
  })
  const [place, ...more] = positionals
  if (place === undefined || more.length > 0) return undefined
  const { backup, deletions = [], settings } = values
  return { place, backup, deletions, settings }
}

async function listsOf({ deletions }: Wish): Promise<readonly string[]> {
  const lists: string[] = []
  for (const file of deletions) {
    const text = await textOf(file)
    if (text === undefined) throw new BackupFault(`There is no file ${file}; correct --deletions.`)
    lists.push(text)
  }
  return lists
}

async function secretsIn(
  configuration: Configuration,
  { contents, sealed, text }: Backup,
): Promise<Secrets> {
  const opened = await unseal(await passphraseOf(configuration), sealed, text)
  if (opened === undefined)
    throw new BackupFault(
      `The passphrase does not open the backup ${contents.id}, or its list was changed after it was made; give the passphrase that it was made with.`,
    )
  return Secrets.parse(JSON.parse(opened))
}

/** Throws when a setting or a file has another key than the backup. */
async function checkKeys(configuration: Configuration, { keys }: Secrets): Promise<void> {
  for (const name of keyNames) {
    const key = keys[name]
    if (key === undefined) continue
    if (configuration[name] !== undefined && configuration[name] !== key)
      throw new BackupFault(
        `${name} is set to another key than the backup has; leave it out, so that the restore keeps the key in DATA_DIR, or set the one of the backup.`,
      )
    const file = keyFileOf(configuration, name)
    const kept = await textOf(file)
    if (configuration[name] === undefined && kept !== undefined && kept !== key)
      throw new BackupFault(
        `${file} has another key than the backup; move it away, or set DATA_DIR to another folder.`,
      )
  }
}

async function keepKeys(configuration: Configuration, { keys }: Secrets): Promise<void> {
  for (const name of keyNames) {
    const key = keys[name]
    if (key === undefined || configuration[name] !== undefined) continue
    await writeFile(keyFileOf(configuration, name), key, { mode: 0o600 })
  }
}

async function writeSettings(file: string, { settings }: Secrets): Promise<void> {
  try {
    const lines = Object.entries(settings).map(([name, value]) => settingsLine(name, value))
    // A restore that goes on has written it.
    if ((await textOf(file)) === lines.join('')) return
    await writeFile(file, lines.join(''), { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    throw new BackupFault(
      `The settings cannot be written to ${file}; name a new file with --settings.`,
      {
        cause,
      },
    )
  }
}

async function keepRegistry(configuration: Configuration, registry: string | null): Promise<void> {
  const file = configuration.REGISTRY_FILE
  if (registry === null || (await textOf(file)) !== undefined) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, registry)
}

interface Restoring {
  readonly configuration: Configuration
  readonly from: ListedStore
  readonly backup: Backup
  readonly secrets: Secrets
  readonly lists: readonly string[]
}

/** Uploads that were under way begin again: a backup has their rows, and not their parts. */
async function endUploads(tx: Tx): Promise<void> {
  const { rows } = await tx.execute(
    sql`select from pg_tables where schemaname = 'public' and tablename = 'running_uploads'`,
  )
  if (rows.length === 0) return
  await tx.execute(sql`delete from public.running_uploads`)
  await endReservationsBefore(tx, new Date())
}

async function restoreInto(database: OpenDatabase, given: Restoring): Promise<void> {
  const { configuration, from, backup, secrets, lists } = given
  const { contents } = backup
  const began = performance.now()
  const { rows, files } = await restoreBackup(backup, from, {
    to: { database, stores: productStores(configuration), migrations: migrationsFolder },
    onProgress: console.log,
    keep: async () => {
      await keepKeys(configuration, secrets)
      await keepRegistry(configuration, contents.registry)
    },
    finish: async (tx) => {
      await endUploads(tx)
      const read = await readDeletions(from, lists)
      const { deleted, closed, returned } = await applyDeletions(
        tx,
        read,
        new Date(contents.takenAt),
      )
      console.log(
        `Deletions since then: ${deleted} accounts are deleted, ${closed} closed and ${returned} open again.`,
      )
      if (read.unread > 0) console.log(`${read.unread} lines of the lists could not be read.`)
    },
  })
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(
    `The backup ${contents.id} is restored: ${rows} rows and ${files} files in ${seconds} s.`,
  )
  console.log(lossOf(contents.takenAt, lists.length > 0))
}

const lossOf = (takenAt: string, hasLists: boolean): string => `
Lost is what was written after ${takenAt}: pins, boards, comments, accounts, sessions and settings, and uploads
that were under way. Content that people deleted since is back. Letters and jobs that waited then run now, and
may go out twice.${hasLists ? '' : ' Without --deletions, accounts that were deleted since the last backup are back.'}
Start the service now.`

async function run(configuration: Configuration, wish: Wish): Promise<undefined> {
  const from = backupPlace(wish.place, configuration)
  const id = wish.backup ?? (await backupIds(from)).at(-1)
  if (id === undefined) throw new BackupFault(`There is no complete backup in ${from.place}.`)
  const lists = await listsOf(wish)
  const backup = await readBackup(from, id)
  const secrets = await secretsIn(configuration, backup)
  await checkKeys(configuration, secrets)
  if (wish.settings !== undefined) await writeSettings(wish.settings, secrets)
  const unfit = dataFolderFault(configuration.DATA_DIR)
  if (unfit !== undefined) throw new BackupFault(unfit)
  const opening = await openDatabase(configuration)
  if (!opening.ok) throw new BackupFault(opening.fault.message)
  try {
    const { database } = opening
    await alone(database, () =>
      restoreInto(database, { configuration, from, backup, secrets, lists }),
    )
  } finally {
    await opening.database.close()
  }
}

await runCommand({
  usage,
  wishOf,
  run: (wish) => withSettings((configuration) => run(configuration, wish).catch(commandFault)),
})
