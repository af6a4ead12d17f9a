import type { Configuration } from '../configuration.ts'
import { openEmbedded } from '../platform/database/embedded.ts'
import type { DatabaseOpening } from '../platform/database/port.ts'
import { openPostgres } from '../platform/database/postgres.ts'

const namedStatementsOf = ({ DATABASE_NAMED_STATEMENTS: set }: Configuration) =>
  set === undefined ? undefined : set === 'on'

/** Opens the configured database. */
export const openDatabase = (configuration: Configuration): Promise<DatabaseOpening> =>
  configuration.DATABASE_URL === undefined
    ? openEmbedded(configuration.DATA_DIR)
    : openPostgres(configuration.DATABASE_URL, {
        directUrl: configuration.DATABASE_DIRECT_URL,
        namedStatements: namedStatementsOf(configuration),
      })
