import type { Configuration } from '../configuration.ts'
import { markFault, readMark } from '../move/mark.ts'
import { openEmbedded } from '../platform/database/embedded.ts'
import type { DatabaseOpening, Db } from '../platform/database/port.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { openReplicas } from '../platform/database/replicas/open-replicas.ts'
import { noReplicas, type Replicas } from '../platform/database/replicas/port.ts'
import type { OpenWatch } from '../platform/database/statement-watch.ts'
import type { Log } from '../platform/log/port.ts'
import { rootCause } from '../platform/log/root-cause.ts'

const namedStatementsOf = ({ DATABASE_NAMED_STATEMENTS: set }: Configuration) =>
  set === undefined ? undefined : set === 'on'

/** Opens the configured replicas of a database. */
export const replicasOf = async (
  { DATABASE_REPLICA_URLS: urls = [], DATABASE_REPLICA_LAG: lagSeconds }: Configuration,
  around: { readonly db: Db; readonly log: Log; readonly watch?: OpenWatch | undefined },
): Promise<Replicas> =>
  urls.length === 0 ? noReplicas : openReplicas(urls, { ...around, lagSeconds })

/** Opens the configured database; refuses one that has moved, or that a move has to do with. */
export async function openDatabase(
  configuration: Configuration,
  watch?: OpenWatch,
): Promise<DatabaseOpening> {
  const opening =
    configuration.DATABASE_URL === undefined
      ? await openEmbedded(configuration.DATA_DIR, { watch })
      : await openPostgres(configuration.DATABASE_URL, {
          directUrl: configuration.DATABASE_DIRECT_URL,
          namedStatements: namedStatementsOf(configuration),
          watch,
        })
  if (!opening.ok) return opening
  try {
    const mark = await readMark(opening.database.db)
    if (mark === undefined) return opening
    await opening.database.close()
    return { ok: false, fault: { code: 'database-moved', message: markFault(mark) } }
  } catch (cause) {
    await opening.database.close()
    const message = `The database could not be read (${rootCause(cause)}); mend that, and start again.`
    return { ok: false, fault: { code: 'database-unreachable', message } }
  }
}
