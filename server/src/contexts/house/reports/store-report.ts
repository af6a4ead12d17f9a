import type { UserId } from '@tessera/contracts/ids'
import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { Tx } from '../../../platform/database/port.ts'
import { eq, sql } from '../../../platform/database/sql.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { caseEvidence, caseReports, reportCases } from '../cases/tables.ts'
import { harmOf } from './harm.ts'
import type { Subject } from './subjects.ts'

/** Copies the picture of evidence, so that nobody can delete it. */
export const keepPicture = defineJob({
  name: 'keep-evidence-picture',
  payload: z.strictObject({ evidence_id: AnyId }),
})

/** A report by an account, or by somebody without one. */
export interface NewReport {
  readonly reporter: string
  readonly reporterId: UserId | null
  readonly reason: string
  readonly words: string
  readonly email: string | null
  readonly locale: string | null
}

type CasePorts = Pick<Ports, 'clock' | 'ids' | 'jobs'>

type LockedCase = Pick<
  typeof reportCases.$inferSelect,
  'id' | 'decidedAt' | 'evidenceId' | 'coveredUntil'
>

/** Locks the case of a thing, so that two reports at once are counted one after the other. */
async function lockCase(tx: Tx, { clock, ids }: CasePorts, subject: Subject): Promise<LockedCase> {
  const now = clock.now()
  const { kind, id, ownerId } = subject
  const isPin = kind === 'pin'
  const empty = { harm: 0, reach: 0, reports: 0, firstAt: now, lastAt: now, kind, ownerId }
  const insert = tx
    .insert(reportCases)
    .values({ id: isPin ? id : ids.next(), subjectId: isPin ? null : id, ...empty })
  const returned = {
    id: reportCases.id,
    decidedAt: reportCases.decidedAt,
    evidenceId: reportCases.evidenceId,
    coveredUntil: reportCases.coveredUntil,
  }
  const [locked] = await (isPin
    ? insert.onConflictDoUpdate({ target: reportCases.id, set: { ownerId } })
    : insert.onConflictDoUpdate({
        target: [reportCases.kind, reportCases.subjectId],
        targetWhere: sql`${reportCases.subjectId} is not null`,
        set: { ownerId },
      })
  ).returning(returned)
  if (locked === undefined) throw new Error('The case was neither added nor found.')
  return locked
}

/** Keeps what is reported as it is now, at the first report since the last decision. */
async function takeEvidence(
  tx: Tx,
  { clock, ids, jobs }: CasePorts,
  { id: caseId, decidedAt, evidenceId }: LockedCase,
  { facts, pictureKey }: Subject,
): Promise<void> {
  if (evidenceId !== null && decidedAt === null) return
  const id = ids.next()
  await tx.insert(caseEvidence).values({ id, caseId, facts, pictureKey, takenAt: clock.now() })
  await tx.update(reportCases).set({ evidenceId: id }).where(eq(reportCases.id, caseId))
  if (pictureKey !== null) await jobs.enqueue(tx, keepPicture, { evidence_id: id })
}

/** Opens a case again if it has reports that no decision covers, and counts these. */
export async function recount(tx: Tx, caseId: string): Promise<void> {
  await tx.execute(sql`update ${reportCases} set decided_at = null, decision = null, decided_by = null,
      harm = found.harm, reports = found.number, first_at = found.first_at, last_at = found.last_at
    from (select max(${harmOf(sql`given.reason`)}) as harm, count(*)::int as number,
        min(given.created_at) as first_at, max(given.created_at) as last_at
      from ${caseReports} given, ${reportCases} cases
      where given.case_id = ${caseId}::bigint and cases.pin_id = given.case_id
        and (cases.covered_until is null or given.created_at > cases.covered_until)) found
    where ${reportCases.id} = ${caseId}::bigint and found.number > 0`)
}

/** Stores a report of a thing, which opens its case or joins it. Returns the case's id. */
export async function storeReport(
  tx: Tx,
  ports: CasePorts,
  subject: Subject,
  report: NewReport,
): Promise<string> {
  const locked = await lockCase(tx, ports, subject)
  await takeEvidence(tx, ports, locked, subject)
  const createdAt = ports.clock.now()
  await tx
    .insert(caseReports)
    .values({ ...report, caseId: locked.id, createdAt })
    .onConflictDoUpdate({
      target: [caseReports.caseId, caseReports.reporter],
      set: { ...report, createdAt },
    })
  const { reach } = subject
  await tx.update(reportCases).set({ reach }).where(eq(reportCases.id, locked.id))
  await recount(tx, locked.id)
  return locked.id
}
