import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '@tessera/contracts/doctor-tools'
import type { Configuration } from '../../configuration.ts'
import type { OpenDatabase } from '../../platform/database/port.ts'
import { reachPostgres } from '../../platform/database/reach-postgres.ts'
import { sql } from '../../platform/database/sql.ts'
import { quietLog } from '../../platform/log/json-lines.ts'
import { findings } from '../findings.ts'
import { lookAtDatabase } from '../look-at-database.ts'
import { openDatabase, replicasOf } from '../open-database.ts'
import type { DoctorCheck, Patient } from './patient.ts'

const { well, warning, fault } = findings('database')
const connectMilliseconds = 5_000

/** Separates a sentence with its fix, as the service words them, at the colon or semicolon between. */
export function faultOf(check: string, sentence: string): Finding {
  const [, says = sentence, fix] = /^(.+?)[:;] ([a-z].+)$/s.exec(sentence) ?? []
  return fix === undefined
    ? findings(check).fault(sentence, 'Mend that, and run the doctor again.')
    : findings(check).fault(`${says}.`, `${fix[0]?.toUpperCase()}${fix.slice(1)}`)
}

/** Returns a number that each cluster of PostgreSQL has for itself, and the database in it. */
async function identityOf(db: OpenDatabase['db']): Promise<string> {
  const { rows } = await db.execute<{ identity: string }>(sql`
    select current_database() || ' ' || (select oid from pg_database where datname = current_database())
      || ' ' || (select system_identifier from pg_control_system()) as identity
  `)
  return rows[0]?.identity ?? ''
}

/** Checks that the address without a pooler leads to the same database. */
async function directFindings(
  { DATABASE_DIRECT_URL }: Configuration,
  database: OpenDatabase,
): Promise<readonly Finding[]> {
  if (DATABASE_DIRECT_URL === undefined) return []
  const own = await identityOf(database.db)
  const direct = await database.direct(identityOf)
  const { isPooled } = await reachPostgres(DATABASE_DIRECT_URL, connectMilliseconds)
  if (isPooled)
    return [
      fault(
        'A pooler stands at DATABASE_DIRECT_URL too, and loses notifications.',
        'Set it to the address of the server itself.',
      ),
    ]
  return own === direct
    ? [well('DATABASE_DIRECT_URL leads to the same database as DATABASE_URL.')]
    : [
        fault(
          'DATABASE_DIRECT_URL leads to another database than DATABASE_URL.',
          'Give both the address of the same one.',
        ),
      ]
}

async function poolerFindings({ DATABASE_URL }: Configuration): Promise<readonly Finding[]> {
  if (DATABASE_URL === undefined) return []
  const { isPooled } = await reachPostgres(DATABASE_URL, connectMilliseconds)
  return isPooled ? [well('A pooler stands at DATABASE_URL.')] : []
}

/** Says of each replica whether it is read, and how late it is. */
async function replicaFindings(
  configuration: Configuration,
  { db }: OpenDatabase,
): Promise<readonly Finding[]> {
  const replicas = await replicasOf(configuration, { db, log: quietLog })
  try {
    return replicas
      .states()
      .map(({ place, leftOut, lagSeconds = 0 }) =>
        leftOut === undefined
          ? well(`The replica at ${place} follows, ${lagSeconds.toFixed(1)} s behind.`)
          : warning(
              `The replica at ${place} is not read: ${leftOut}.`,
              'Let it follow the server of DATABASE_URL, or remove it from DATABASE_REPLICA_URLS.',
            ),
      )
  } finally {
    await replicas.close()
  }
}

async function opened({ configuration, secrets }: Patient): Promise<readonly Finding[]> {
  const opening = await openDatabase(configuration)
  if (!opening.ok) return [faultOf('database', opening.fault.message)]
  const { database, notices = [] } = opening
  try {
    return [
      ...(await lookAtDatabase(
        { db: database.db, isEmbedded: database.kind === 'embedded' },
        secrets,
      )),
      ...(await poolerFindings(configuration)),
      ...notices.map((notice) => warning(notice)),
      ...(await directFindings(configuration, database)),
      ...(await replicaFindings(configuration, database)),
    ]
  } finally {
    await database.close()
  }
}

/** Checks the database: by the running service where it has an embedded one for itself, else directly. */
export const checkDatabase: DoctorCheck = async (patient) => {
  const { configuration, running, isOfOthers } = patient
  if (configuration.DATABASE_URL !== undefined) return opened(patient)
  if (running.is === 'well') return running.answer.findings
  if (!existsSync(join(configuration.DATA_DIR, 'postgres')))
    return [well('The first start makes the embedded database.')]
  if (running.is === 'starting') return []
  if (isOfOthers) return [warning('The embedded database of another user is not opened.')]
  return opened(patient)
}
