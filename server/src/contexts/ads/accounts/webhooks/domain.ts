import { defineDomain } from '../../../base/define-domain.ts'
import { webhookCalls } from './calls.ts'
import { handleWebhookSweep, handleWebhooks } from './sweep-jobs.ts'
import { webhookTables } from './tables.ts'

/** Changes sent to the advertiser's own service. */
export const webhooksDomain = defineDomain({
  calls: webhookCalls,
  jobs: [handleWebhooks, handleWebhookSweep],
  tables: webhookTables,
})
