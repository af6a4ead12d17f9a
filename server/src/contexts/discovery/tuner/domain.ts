import { defineDomain } from '../../base/define-domain.ts'
import { tunerTables } from '../taste/tables.ts'
import { tunerCalls } from './calls.ts'
import { handleRecentSweep } from './sweep-job.ts'

/** 'Not for me', the choices of the home feed tuner, and recent searches and opens. */
export const tunerDomain = defineDomain({
  calls: tunerCalls,
  jobs: [handleRecentSweep],
  tables: tunerTables,
})
