import { readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { type ListedStore, listedBucket, listedFolder } from '../archive/listed-store.ts'
import { BackupFault, type Secrets } from '../archive/manifest.ts'
import { shortestPassphrase } from '../archive/seal.ts'
import { type Configuration, settingNames } from '../configuration.ts'
import { isKey } from '../platform/blobs/key.ts'

/** Opens the place of backups: a folder, or s3://bucket/prefix. */
export function backupPlace(text: string, configuration: Configuration): ListedStore {
  if (text.startsWith('s3://')) return bucketPlace(text, configuration)
  const folder = resolve(text)
  const inside = relative(resolve(configuration.DATA_DIR), folder)
  if (!inside.startsWith('..') && !isAbsolute(inside))
    throw new BackupFault(
      `The backup would lie in the data folder ${configuration.DATA_DIR}, and be lost with it; name a folder on another disk.`,
    )
  return listedFolder(folder)
}

function bucketPlace(text: string, configuration: Configuration): ListedStore {
  const { host: bucket, pathname } = URL.parse(text) ?? { host: '', pathname: '' }
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const endpoint = configuration.BACKUP_S3_ENDPOINT ?? configuration.S3_ENDPOINT
  const accessKeyId = configuration.BACKUP_S3_ACCESS_KEY_ID ?? configuration.S3_ACCESS_KEY_ID
  const secretAccessKey =
    configuration.BACKUP_S3_SECRET_ACCESS_KEY ?? configuration.S3_SECRET_ACCESS_KEY
  if (bucket === '' || endpoint === undefined || !accessKeyId || !secretAccessKey)
    throw new BackupFault(
      `For a backup to ${text}, set BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, and name a bucket, as s3://backups/tessera.`,
    )
  if (bucket === configuration.S3_BUCKET && endpoint === configuration.S3_ENDPOINT)
    throw new BackupFault(
      `${text} is the bucket of the pictures, and a backup there is lost with them; name another bucket.`,
    )
  if (prefix !== '' && !isKey(prefix))
    throw new BackupFault(
      `The prefix '${prefix}' has other characters than letters, digits, '.', '-' and '_', or a part that begins with one of the first two; name another one.`,
    )
  const region = configuration.BACKUP_S3_REGION ?? configuration.S3_REGION
  const store = { endpoint, bucket, region, accessKeyId, secretAccessKey }
  return listedBucket(store, prefix === '' ? '' : `${prefix}/`)
}

/** Reads the passphrase. */
export async function passphraseOf(configuration: Configuration): Promise<string> {
  const { BACKUP_PASSPHRASE: given, BACKUP_PASSPHRASE_FILE: file } = configuration
  if (given !== undefined) return given
  if (file === undefined)
    throw new BackupFault(
      'A passphrase seals the secrets in a backup; set BACKUP_PASSPHRASE_FILE to a file with one, or BACKUP_PASSPHRASE.',
    )
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const passphrase = text?.split('\n')[0]?.trim() ?? ''
  if (passphrase.length < shortestPassphrase)
    throw new BackupFault(
      `${file} has no passphrase of ${shortestPassphrase} characters on its first line, or cannot be read; correct BACKUP_PASSPHRASE_FILE.`,
    )
  return passphrase
}

/** The keys that the service keeps in its data folder where no setting has them, by their settings. */
const keptKeys = { SECRETS_KEY: 'secrets', CAPTCHA_SECRET: 'captcha' } as const

/** The settings with keys. */
export type KeyName = keyof typeof keptKeys

/** Returns the file of a key in the data folder. */
export const keyFileOf = ({ DATA_DIR }: Pick<Configuration, 'DATA_DIR'>, name: KeyName): string =>
  join(DATA_DIR, `${keptKeys[name]}.secret`)

/** The settings with keys. */
export const keyNames: readonly KeyName[] = ['SECRETS_KEY', 'CAPTCHA_SECRET']

/** Reads a file; undefined when there is none. */
export async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw cause
  }
}

/** Settings that are of no use in a backup: those of backups, and folders of the product's own files. */
const leftOut = /^(BACKUP_|(SHELL|BUILDS|PACKAGES)_DIR$)/

/** Collects the secrets: the keys, and the settings as they are set. */
export async function collectSecrets(configuration: Configuration): Promise<Secrets> {
  const keys: Record<string, string> = {}
  for (const name of keyNames) {
    const key = configuration[name] ?? (await textOf(keyFileOf(configuration, name)))
    if (key !== undefined) keys[name] = key
  }
  const settings: Record<string, string> = {}
  for (const name of settingNames) {
    const value = process.env[name]
    if (value !== undefined && value !== '' && !leftOut.test(name)) settings[name] = value
  }
  return { keys, settings }
}
