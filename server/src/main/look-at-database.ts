import type { Finding } from '@tessera/contracts/doctor-tools'
import { keyState } from '../contexts/base/sealed-canary/key-fault.ts'
import { extensions } from '../platform/database/extensions.ts'
import { migrationsCheck, newerCheck } from '../platform/database/migrate.ts'
import type { Db } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import type { Secrets } from '../platform/secrets/port.ts'
import { findings } from './findings.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** The oldest PostgreSQL that the product supports. */
const oldestVersion = 150_000
const slowMilliseconds = 20
const skewMilliseconds = 2_000
/** The connections of one instance: its pool, and one for notifications. */
const connectionsOfOne = 17

const { well, warning, fault } = findings('database')

interface Facts extends Record<string, unknown> {
  readonly number: string
  readonly version: string
  readonly name: string
  readonly encoding: string
  readonly connections: string
  readonly may_create: boolean
  readonly may_write: boolean
  readonly missing: readonly string[] | null
  readonly uncreated: readonly string[] | null
}

const names = Object.keys(extensions)

async function factsOf(db: Db): Promise<Facts | undefined> {
  const wanted = sql.join(
    names.map((name) => sql`(${name})`),
    sql`, `,
  )
  const { rows } = await db.execute<Facts>(sql`
    select current_setting('server_version_num') as number, current_setting('server_version') as version,
      current_database() as name, current_setting('server_encoding') as encoding,
      current_setting('max_connections') as connections,
      has_database_privilege(current_database(), 'CREATE') as may_create,
      has_schema_privilege('public', 'CREATE') as may_write,
      (select array_agg(wanted.name) from (values ${wanted}) wanted (name)
        where not exists (select from pg_available_extensions known where known.name = wanted.name)) as missing,
      (select array_agg(wanted.name) from (values ${wanted}) wanted (name)
        where not exists (select from pg_extension made where made.extname = wanted.name)) as uncreated
  `)
  return rows[0]
}

/** Returns the median time of a statement in milliseconds, and how far the database's clock is ahead of ours. */
async function timesOf(db: Db): Promise<{ readonly took: number; readonly ahead: number }> {
  const all: { readonly took: number; readonly ahead: number }[] = []
  for (let left = 5; left > 0; left -= 1) {
    const began = performance.now()
    const before = Date.now()
    const { rows } = await db.execute<{ now: string }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::text as now`,
    )
    const took = performance.now() - began
    all.push({ took, ahead: Number(rows[0]?.now) - before - took / 2 })
  }
  const [, , middle] = all.toSorted((one, other) => one.took - other.took)
  return middle ?? { took: 0, ahead: 0 }
}

function faultsOf(facts: Facts): readonly Finding[] {
  const found: Finding[] = []
  const { name, missing, uncreated } = facts
  if (Number(facts.number) < oldestVersion)
    found.push(
      fault(
        `PostgreSQL ${facts.version} is older than the product supports.`,
        'Upgrade it to PostgreSQL 15 or newer.',
      ),
    )
  if (facts.encoding !== 'UTF8')
    found.push(
      fault(
        `The database ${name} stores texts as ${facts.encoding}, which lacks most scripts.`,
        `Create it again: create database ${name} encoding 'UTF8' template template0.`,
      ),
    )
  if (missing !== null)
    found.push(
      fault(
        `The server lacks the extensions ${missing.join(', ')}.`,
        'Install them; Debian has them in postgresql, others in postgresql-contrib.',
      ),
    )
  else if (uncreated !== null && !facts.may_create)
    found.push(
      fault(
        `The user of DATABASE_URL may not create the extensions ${uncreated.join(', ')}.`,
        `As an owner of the server run: grant create on database ${name} to its user.`,
      ),
    )
  if (!facts.may_write)
    found.push(
      fault(
        `The user of DATABASE_URL may not create tables in the schema public of ${name}.`,
        `As an owner of the server run: alter database ${name} owner to its user.`,
      ),
    )
  return found
}

async function upToDate(db: Db): Promise<readonly Finding[]> {
  const tooNew = await newerCheck(db, migrationsFolder)().catch(() => undefined)
  if (tooNew !== undefined)
    return [fault('The tables are too new for this version, which does not start.', tooNew)]
  const isCurrent = await migrationsCheck(db, migrationsFolder)().catch(() => undefined)
  if (isCurrent === true) return []
  return [
    well(
      isCurrent === undefined
        ? 'The database has no tables yet; the first start makes them.'
        : 'The tables are older than this version; its next start brings them up to date.',
    ),
  ]
}

/** Returns whether this service's key is the one that the database was sealed with. */
async function keyFinding(db: Db, secrets: Secrets): Promise<Finding> {
  const say = findings('secrets')
  const state = await keyState(db, secrets).catch(() => ({ is: 'unsealed' }) as const)
  if (state.is === 'another')
    return say.fault(
      'SECRETS_KEY is not the key that this database was sealed with.',
      `S${state.fix.slice(1)}`,
    )
  return say.well(
    state.is === 'own'
      ? 'The key opens what the database was sealed with.'
      : 'Nothing is sealed with a key yet; the first start does it.',
  )
}

/**
 * Looks at an open database: version, extensions, rights, times, tables and key. It writes nothing.
 */
export async function lookAtDatabase(
  { db, isEmbedded }: { readonly db: Db; readonly isEmbedded: boolean },
  secrets: Secrets | undefined,
): Promise<readonly Finding[]> {
  const facts = await factsOf(db)
  if (facts === undefined) return []
  const { took, ahead } = await timesOf(db)
  const place = isEmbedded ? 'The embedded database' : `The database ${facts.name}`
  const found = [
    well(
      `${place} (PostgreSQL ${facts.version}) answers in ${took.toFixed(1)} ms, and its clock is ${Math.abs(ahead / 1_000).toFixed(1)} s off this machine's.`,
    ),
    ...(isEmbedded ? [] : faultsOf(facts)),
  ]
  if (took > slowMilliseconds)
    found.push(
      warning(
        `Each statement takes ${took.toFixed(0)} ms, and a page needs several.`,
        'Put the database on the same machine, or into the same network.',
      ),
    )
  if (Math.abs(ahead) > skewMilliseconds)
    found.push(
      fault(
        `The clock of the database is ${(ahead / 1_000).toFixed(1)} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's, so sessions and jobs end at wrong times.`,
        'Let both machines follow NTP, such as with systemd-timesyncd or chrony.',
      ),
    )
  if (!isEmbedded && Number(facts.connections) < connectionsOfOne + 3)
    found.push(
      warning(
        `The server accepts ${facts.connections} connections, and an instance takes up to ${connectionsOfOne}.`,
        'Raise max_connections, or put a pooler before it.',
      ),
    )
  return [
    ...found,
    ...(await upToDate(db)),
    ...(secrets === undefined ? [] : [await keyFinding(db, secrets)]),
  ]
}
