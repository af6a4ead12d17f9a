import { defineDomain } from '../define-domain.ts'
import { backfillTables } from './tables.ts'

/** Long changes of data that run in batches beside the service. */
export const backfillsDomain = defineDomain({ tables: backfillTables })
