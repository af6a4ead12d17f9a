import type { Configuration } from '../configuration.ts'
import { openEmbedded } from '../platform/database/embedded.ts'
import type { DatabaseOpening } from '../platform/database/port.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import type { OpenWatch } from '../platform/database/statement-watch.ts'

const namedStatementsOf = ({ DATABASE_NAMED_STATEMENTS: set }: Configuration) =>
  set === undefined ? undefined : set === 'on'

/** Opens the configured database; `watch` is told of its statements. */
export const openDatabase = (
  configuration: Configuration,
  watch?: OpenWatch,
): Promise<DatabaseOpening> =>
  configuration.DATABASE_URL === undefined
    ? openEmbedded(configuration.DATA_DIR, { watch })
    : openPostgres(configuration.DATABASE_URL, {
        directUrl: configuration.DATABASE_DIRECT_URL,
        namedStatements: namedStatementsOf(configuration),
        watch,
      })
