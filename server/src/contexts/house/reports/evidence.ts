import { mayAct } from '@tessera/contracts/house-acts'
import { MediaId } from '@tessera/contracts/ids'
import { appealDays, evidenceDays } from '@tessera/contracts/report-kinds'
import { z } from '@tessera/contracts/schema'
import type { RequestContext } from '../../../calls/request-context.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, asc, eq, inArray, lte, sql } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { markUnused } from '../../base/media/mark-unused.ts'
import { blobKey, pictureUrl } from '../../base/media/rules.ts'
import { showsFactor } from '../../identity/index.ts'
import { caseDecisions, caseEvidence, caseReports, reportCases } from '../cases/tables.ts'
import { copyrightNotices } from '../copyright/tables.ts'
import { keepPicture } from './store-report.ts'

const day = 86_400_000

/** The address of kept pictures, which people alone get who may see reports. */
export const evidencePath = '/connect/evidence/'

const copyKey = (id: string): string => `evidence/${id}.webp`

type Kept = Pick<typeof caseEvidence.$inferSelect, 'id' | 'pictureKey' | 'hasCopy'>

/** Returns the address of a picture of evidence: of the copy, once there is one. */
export const evidencePicture = ({ id, pictureKey, hasCopy }: Kept): string | null => {
  if (hasCopy) return `${evidencePath}${id}/`
  return pictureKey === null ? null : pictureUrl(pictureKey, '736x')
}

/** Serves a kept picture to somebody who may see reports. */
export async function answerEvidence(
  { ports, viewer, token }: RequestContext,
  id: string,
): Promise<Response> {
  const missing = () => new Response('Not found\n', { status: 404 })
  if (viewer === null || !mayAct(viewer.houseRole, 'reports.see')) return missing()
  if (!/^[1-9]\d{0,18}$/.test(id) || !(await showsFactor({ ports, viewer, token })))
    return missing()
  const blob = await ports.blobs.get(copyKey(id))
  if (blob === undefined) return missing()
  return new Response(blob.bytes, {
    headers: {
      'Content-Type': blob.contentType,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    },
  })
}

/** Copies the picture of evidence. One that is gone already leaves the evidence without a picture. */
export const handleKeepPicture = handleJob(keepPicture, async ({ db, blobs }, { payload }) => {
  const isIt = eq(caseEvidence.id, payload.evidence_id)
  const [found] = await db.select().from(caseEvidence).where(isIt)
  if (found === undefined || found.pictureKey === null || found.hasCopy) return
  const picture = await blobs.get(blobKey(found.pictureKey, '736x'))
  if (picture !== undefined) await blobs.put(copyKey(found.id), picture)
  const change = picture === undefined ? { pictureKey: null } : { hasCopy: true }
  await db.update(caseEvidence).set(change).where(isIt)
})

/** Says how long evidence is kept from now on: while an appeal waits without an end. */
export async function endEvidence(
  tx: Tx,
  { clock }: Pick<Ports, 'clock'>,
  id: string | null,
  after: 'open' | 'appealable' | 'over',
): Promise<void> {
  if (id === null) return
  const days = after === 'appealable' ? appealDays + evidenceDays : evidenceDays
  const endsAt = after === 'open' ? null : new Date(clock.now().getTime() + days * day)
  await tx.update(caseEvidence).set({ endsAt }).where(eq(caseEvidence.id, id))
}

const together = 100

const isOld = (now: Date) => lte(caseEvidence.endsAt, now)

/** Deletes evidence whose time has come, with the reports and the words of appeals that it belongs to. */
async function sweep(ports: Ports): Promise<number> {
  const { db, blobs, clock } = ports
  const now = clock.now()
  const old = await db
    .select({ id: caseEvidence.id, caseId: caseEvidence.caseId })
    .from(caseEvidence)
    .where(isOld(now))
    .orderBy(asc(caseEvidence.endsAt))
    .limit(together)
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  for (const id of ids) await blobs.delete(copyKey(id))
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from ${caseReports} using ${reportCases}
      where ${reportCases.id} = ${caseReports.caseId}
        and ${reportCases.id} = any(${sql.param(old.map(({ caseId }) => caseId))}::bigint[])
        and ${caseReports.createdAt} <= ${reportCases.coveredUntil}`)
    // Counts of notices stay; their statements and how to reach people do not.
    await tx.execute(sql`update ${copyrightNotices} set work = '', place = '', name = '', email = '',
        contact = '', reporter = '', reporter_id = null
      from ${reportCases} where ${reportCases.id} = ${copyrightNotices.caseId}
        and ${reportCases.id} = any(${sql.param(old.map(({ caseId }) => caseId))}::bigint[])
        and ${copyrightNotices.createdAt} <= ${reportCases.coveredUntil}`)
    const over = await tx
      .update(caseDecisions)
      .set({ appealWords: null, appealAnswer: null, evidenceId: null })
      .where(inArray(caseDecisions.evidenceId, ids))
      .returning({ done: caseDecisions.done })
    const portraits = over.flatMap(({ done }) => done.profile?.portraitId ?? [])
    await markUnused(tx, z.parse(z.array(MediaId), portraits), now)
    await tx
      .update(reportCases)
      .set({ evidenceId: null })
      .where(inArray(reportCases.evidenceId, ids))
    await tx.delete(caseEvidence).where(and(inArray(caseEvidence.id, ids), isOld(now)))
  })
  return old.length
}

/** Deletes, every hour, what belongs to cases that were over for 90 days. */
export const handleSweepCases = handleJob(
  defineSweep({ name: 'sweep-cases', everySeconds: 3_600 }),
  async (ports, { signal }) => {
    while ((await sweep(ports)) === together) signal.throwIfAborted()
  },
)
