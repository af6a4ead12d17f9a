import { constants, copyFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Configuration } from '../../configuration.ts'
import { keyFault } from '../../contexts/base/sealed-canary/key-fault.ts'
import { systemClock } from '../../platform/clock/system.ts'
import type { Db } from '../../platform/database/port.ts'
import { sql } from '../../platform/database/sql.ts'
import { deletionsFileOf } from '../deletions-file-of.ts'
import { randomKeys } from '../random-keys.ts'
import { secretsOf } from '../secrets-of.ts'

const kept = ['secrets.secret', 'captcha.secret']

/** Copies the secrets and the list of deletions to a new data folder, which keeps those that it has. */
export function copyKept(from: Configuration, to: Configuration): void {
  const files = (configuration: Configuration) => [
    ...kept.map((name) => join(configuration.DATA_DIR, name)),
    deletionsFileOf(configuration),
  ]
  const targets = files(to)
  for (const [at, here] of files(from).entries()) {
    const there = targets[at]
    if (there === undefined || resolve(here) === resolve(there)) continue
    if (existsSync(here) && !existsSync(there)) copyFileSync(here, there, constants.COPYFILE_EXCL)
  }
}

/** Returns why the new settings lack the key of this database, in a sentence with the fix. */
export async function newKeyFault(
  db: Db,
  from: Configuration,
  to: Configuration,
): Promise<string | undefined> {
  // A database that was filled and never served has nothing that is sealed.
  const { rows: sealed } = await db.execute(sql`select id from sealed_canary`)
  if (sealed.length === 0) return undefined
  const isKept = (configuration: Configuration) =>
    existsSync(join(configuration.DATA_DIR, 'secrets.secret'))
  const keyed =
    to.SECRETS_KEY !== undefined || isKept(to) ? to : { ...from, SECRETS_KEY: undefined }
  if (keyed.SECRETS_KEY === undefined && !isKept(keyed))
    return `Neither the new settings nor ${from.DATA_DIR} have the key of the database; set SECRETS_KEY to the one that the product runs with.`
  const fault = await keyFault(
    { db, clock: systemClock, keys: randomKeys, secrets: secretsOf(keyed) },
    undefined,
  )
  return fault && `With the new settings: ${fault}`
}
