import { ActionId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { defineJob } from '../../../platform/jobs/define-job.ts'

/** Runs or undoes an action with many pins, in chunks. */
export const runActionJob = defineJob({
  name: 'run-action',
  payload: z.strictObject({ action_id: ActionId }),
})
