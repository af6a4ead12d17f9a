import { timings } from '@tessera/contracts/timings'
import { and, asc, eq, lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { officialDomains } from '../users/tables.ts'
import { queueLossEmail } from './loss-email.ts'
import { deleteClaim, endOf } from './store.ts'
import { findProof } from './website-proof.ts'

const atOnce = 100

type Row = typeof officialDomains.$inferSelect

/** Looks for the proof of one claim again; a claim that was without it for days ends. */
async function checkAgain(ports: Ports, row: Row): Promise<void> {
  const { domain, userId } = row
  const { by } = await findProof(ports, { userId, domain })
  const now = ports.clock.now()
  const missingSince = by === null ? (row.missingSince ?? now) : null
  await ports.db.transaction(async (tx) => {
    if (missingSince !== null && endOf(missingSince) <= now) {
      if (await deleteClaim(tx, { userId, domain }))
        await queueLossEmail(tx, ports, { userId, domain })
      return
    }
    const isStillTheirs = and(
      eq(officialDomains.domain, domain),
      eq(officialDomains.userId, userId),
    )
    const changed = await tx
      .update(officialDomains)
      .set({ checkedAt: now, missingSince, ...(by === null ? {} : { foundIn: by }) })
      .where(isStillTheirs)
      .returning({ domain: officialDomains.domain })
    if (changed.length > 0 && missingSince !== null && row.missingSince === null)
      await queueLossEmail(tx, ports, { userId, domain, ends: endOf(missingSince) })
  })
}

/** Looks every hour for the proofs that were not looked for since a day. */
export const handleWebsiteSweep = handleJob(
  defineSweep({ name: 'check-websites', everySeconds: 3_600 }),
  async (ports, { signal }) => {
    const edge = new Date(ports.clock.now().getTime() - timings.websiteChecked)
    const rows = await ports.db
      .select()
      .from(officialDomains)
      .where(lt(officialDomains.checkedAt, edge))
      .orderBy(asc(officialDomains.checkedAt))
      .limit(atOnce)
    for (const row of rows) {
      if (signal.aborted) return
      await checkAgain(ports, row)
    }
  },
)
