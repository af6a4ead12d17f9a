import { defineDomain } from '../../base/define-domain.ts'
import { vitalCalls } from './calls.ts'
import { handleVitalsSweep } from './sweep-job.ts'
import { vitalTables } from './tables.ts'

/** Web vitals of pages, counted by page and build. */
export const vitalsDomain = defineDomain({
  calls: vitalCalls,
  jobs: [handleVitalsSweep],
  tables: vitalTables,
})
