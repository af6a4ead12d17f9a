import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { lt } from '../../../../platform/database/sql.ts'
import { defineSweep } from '../../../../platform/jobs/define-job.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { deliver, takeDue } from './deliver.ts'
import { emitEndings } from './endings.ts'
import { webhookEvents } from './tables.ts'

/** Sends events to webhooks: what is due, until nothing is. */
export const handleWebhooks = handleJob(
  defineSweep({ name: 'send-webhooks', everySeconds: timings.webhooksSeconds }),
  async (ports, { signal }) => {
    for (let due = await takeDue(ports); due.length > 0; due = await takeDue(ports)) {
      signal.throwIfAborted()
      await Promise.all(due.map((one) => deliver(ports, one, signal)))
    }
  },
)

/** Tells of campaigns that ended by their day and of budgets that are spent, and deletes old deliveries. */
export const handleWebhookSweep = handleJob(
  defineSweep({ name: 'sweep-webhooks', everySeconds: timings.adRulesSeconds }),
  async (ports) => {
    await emitEndings(ports)
    const kept = limits.webhookDeliveriesDays * 86_400_000
    const before = new Date(ports.clock.now().getTime() - kept)
    await ports.db.delete(webhookEvents).where(lt(webhookEvents.createdAt, before))
  },
)
