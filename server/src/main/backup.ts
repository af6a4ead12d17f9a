import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import product from '../../package.json' with { type: 'json' }
import { checkBackup, keepNewest } from '../archive/check-backup.ts'
import { keepDeletions } from '../archive/deletions.ts'
import type { ListedStore } from '../archive/listed-store.ts'
import { type MadeBackup, makeBackup } from '../archive/make-backup.ts'
import {
  BackupFault,
  backupIds,
  readBackup,
  type Secrets,
  unfinishedIds,
} from '../archive/manifest.ts'
import { unseal } from '../archive/seal.ts'
import { isRestoring } from '../archive/target.ts'
import type { Configuration } from '../configuration.ts'
import { keyState } from '../contexts/base/sealed-canary/key-fault.ts'
import { openEmbedded } from '../platform/database/embedded.ts'
import type { DatabaseOpening, OpenDatabase } from '../platform/database/port.ts'
import { keyedSecrets } from '../platform/secrets/keyed.ts'
import { alone } from './alone.ts'
import { backupPlace, collectSecrets, passphraseOf, textOf } from './backup-place.ts'
import { commandFault } from './command-fault.ts'
import { dataFolderFault } from './data-folder.ts'
import { askForCopy } from './database-copy.ts'
import { deletionsFileOf } from './deletions-file-of.ts'
import { lastBackupFile } from './last-backup.ts'
import { openDatabase } from './open-database.ts'
import { productStores } from './product-stores.ts'
import { runCommand, withSettings } from './run-command.ts'

const usage = `tessera backup PLACE [--keep NUMBER] [--new-passphrase]
tessera backup PLACE --list
tessera backup PLACE --verify [--backup ID]

Backs up the product while it runs: rows, pictures, videos, builds, and its keys sealed by the passphrase in
BACKUP_PASSPHRASE_FILE. PLACE is a folder on another disk, or s3://bucket/prefix. Only what is new is written.

  --keep NUMBER      Keeps this number of backups, and deletes older ones
  --list             Lists the backups
  --verify           Reads all of a backup, the newest by default, and compares the hashes
  --new-passphrase   Uses another passphrase than the newest backup has

docs/backup.md follows the order of the work.`

interface Wish {
  readonly place: string
  readonly keep: number | undefined
  readonly task: 'make' | 'list' | 'verify'
  readonly backup: string | undefined
  readonly isNewPassphrase: boolean
}

function wishOf(): Wish | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      list: { type: 'boolean' },
      verify: { type: 'boolean' },
      backup: { type: 'string' },
      'new-passphrase': { type: 'boolean' },
    },
  })
  const [place, ...more] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (place === undefined || more.length > 0 || (values.list && values.verify)) return undefined
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) return undefined
  const task = values.list ? 'list' : values.verify ? 'verify' : 'make'
  const isNewPassphrase = values['new-passphrase'] ?? false
  return { place, keep, task, backup: values.backup, isNewPassphrase }
}

const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

interface Opened {
  readonly database: OpenDatabase
  /** Throws when a copy has gone away. */
  check(): void
  close(): Promise<void>
}

const openedOr = (opening: DatabaseOpening): OpenDatabase => {
  if (opening.ok) return opening.database
  throw new BackupFault(opening.fault.message)
}

/** Opens the database, or a copy of it where a service has it alone. */
async function openSource(configuration: Configuration): Promise<Opened> {
  if (configuration.DATABASE_URL === undefined) {
    const copy = await askForCopy(configuration.DATA_DIR)
    if (copy !== undefined && 'fault' in copy) throw new BackupFault(copy.fault)
    if (copy !== undefined) {
      const database = openedOr(await openEmbedded(copy.folder))
      const close = async () => {
        await database.close()
        copy.release()
      }
      return { database, check: copy.check, close }
    }
    if ((await textOf(join(configuration.DATA_DIR, 'postgres/PG_VERSION'))) === undefined)
      throw new BackupFault(
        `There is no database in ${configuration.DATA_DIR}; set DATA_DIR or DATABASE_URL as the service has it.`,
      )
    // Files that another user writes in there would keep the service from starting.
    const unfit = dataFolderFault(configuration.DATA_DIR)
    if (unfit !== undefined) throw new BackupFault(unfit)
  }
  const database = openedOr(await openDatabase(configuration))
  return { database, check: () => {}, close: () => database.close() }
}

/** Throws when the backup would keep another key than the one that opens the database. */
async function checkKey({ db }: OpenDatabase, { keys }: Secrets): Promise<void> {
  if ((await keyState(db, keyedSecrets(keys.SECRETS_KEY ?? ''))).is !== 'another') return
  throw new BackupFault(
    'The backup would have another key than the database; run it with the settings of the service (SECRETS_KEY, or DATA_DIR with secrets.secret).',
  )
}

async function made(
  configuration: Configuration,
  target: ListedStore,
  { keep, isNewPassphrase }: Wish,
): Promise<MadeBackup> {
  const passphrase = await passphraseOf(configuration)
  const { database, check, close } = await openSource(configuration)
  try {
    return await alone(database, async () => {
      if (await isRestoring(database.db))
        throw new BackupFault(
          'The database is half restored; run the restore again to its end, then back up.',
        )
      const secrets = await collectSecrets(configuration)
      await checkKey(database, secrets)
      const backup = await makeBackup(
        {
          database,
          stores: productStores(configuration),
          registry: (await textOf(configuration.REGISTRY_FILE)) ?? null,
          secrets,
          version: product.version,
          checkDatabase: check,
        },
        target,
        { passphrase, isNewPassphrase, onProgress: console.log, now: () => new Date() },
      )
      await keepDeletions(target, (await textOf(deletionsFileOf(configuration))) ?? '')
      if (keep !== undefined) {
        const gone = await keepNewest(target, keep)
        if (gone.backups > 0)
          console.log(`${gone.backups} older backups and ${gone.objects} objects were deleted.`)
      }
      return backup
    })
  } finally {
    await close()
  }
}

async function make(configuration: Configuration, target: ListedStore, wish: Wish): Promise<void> {
  const began = performance.now()
  const { contents, sent } = await made(configuration, target, wish)
  const { blobs, modules } = contents.stores
  console.log(
    `${blobs.count} pictures and other files (${mega(blobs.bytes)}), ${modules.count} files of builds.`,
  )
  if (contents.gone > 0)
    console.log(`${contents.gone} files were deleted while the backup was made, and are not in it.`)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(
    `The backup ${contents.id} is complete in ${target.place}: ${sent.objects} objects (${mega(sent.bytes)}) written and read back in ${seconds} s.`,
  )
  await writeFile(lastBackupFile(configuration.DATA_DIR), `${contents.takenAt}\n`)
}

async function list(target: ListedStore): Promise<void> {
  const ids = await backupIds(target)
  for (const id of ids) {
    const { contents } = await readBackup(target, id)
    const { tables, stores, version } = contents
    const rows = tables.reduce((sum, { count }) => sum + count, 0)
    const files = stores.blobs.count + stores.modules.count
    console.log(
      `${id}  ${rows} rows, ${files} files (${mega(stores.blobs.bytes + stores.modules.bytes)}), Tessera ${version}`,
    )
  }
  for (const id of await unfinishedIds(target))
    console.log(`${id}  incomplete; the next backup goes on`)
  if (ids.length === 0) console.log(`There is no complete backup in ${target.place}.`)
}

async function verify(
  configuration: Configuration,
  target: ListedStore,
  { backup: named }: Wish,
): Promise<void> {
  const id = named ?? (await backupIds(target)).at(-1)
  if (id === undefined)
    throw new BackupFault(
      `There is no complete backup in ${target.place}; correct the place, or make a backup there.`,
    )
  const { contents, text, sealed } = await readBackup(target, id)
  const { objects, faults } = await checkBackup(target, contents)
  if (faults.length > 0)
    throw new BackupFault(
      `The backup ${id} is not whole:\n${faults.slice(0, 20).join('\n')}\nDelete the damaged files and run the backup again, which replaces those that the product still has.`,
    )
  console.log(`The backup ${id} is whole: ${objects} objects have their hashes.`)
  const { BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE } = configuration
  if (BACKUP_PASSPHRASE === undefined && BACKUP_PASSPHRASE_FILE === undefined)
    return console.log('Without the passphrase, its secrets and its origin were not checked.')
  if ((await unseal(await passphraseOf(configuration), sealed, text)) === undefined)
    throw new BackupFault(`The passphrase does not open the backup ${id}, or its list was changed.`)
  console.log('The passphrase opens its secrets.')
}

async function run(configuration: Configuration, wish: Wish): Promise<undefined> {
  const target = backupPlace(wish.place, configuration)
  if (wish.task === 'list') await list(target)
  else if (wish.task === 'verify') await verify(configuration, target, wish)
  else await make(configuration, target, wish)
}

await runCommand({
  usage,
  wishOf,
  run: (wish) => withSettings((configuration) => run(configuration, wish).catch(commandFault)),
})
