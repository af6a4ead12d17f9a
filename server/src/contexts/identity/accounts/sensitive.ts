import { sensitiveAge } from '@tessera/contracts/sensitive-pictures'
import { type AnyColumn, type SQL, sql } from '../../../platform/database/sql.ts'

/** True of somebody who is not known to be too young for pictures that may be sensitive; time makes them old enough. */
export const mayShowSensitive = (birthday: AnyColumn | SQL): SQL<boolean> =>
  sql<boolean>`(${birthday} is null
    or ${birthday} <= current_date - make_interval(years => ${sql.raw(String(sensitiveAge))}))`
