import { defineDomain } from '../../base/define-domain.ts'
import { emailChangeCalls } from './calls.ts'
import { handleEmailChangeSweep } from './sweep-job.ts'
import { emailChangeTables } from './tables.ts'

/** A new email address: asked for, confirmed, and undone from the old one. */
export const emailChangeDomain = defineDomain({
  calls: emailChangeCalls,
  jobs: [handleEmailChangeSweep],
  tables: emailChangeTables,
})
