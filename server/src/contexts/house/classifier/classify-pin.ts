import { PinId } from '@tessera/contracts/ids'
import type { ReportKind } from '@tessera/contracts/report-kinds'
import { z } from '@tessera/contracts/schema'
import { eq, inArray } from '../../../platform/database/sql.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { hear } from '../../base/domain-events/hear.ts'
import { handleJob } from '../../base/handle-job.ts'
import { blobKey, clearly } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import { picturesOfIdea, pinsAdded } from '../../pins/index.ts'
import { reportCases } from '../cases/tables.ts'
import { service } from '../log/actor.ts'
import { classifierReporter } from '../reports/classifier-report.ts'
import { decideCase } from '../reports/decide.ts'
import { reasonsOf } from '../reports/reasons.ts'
import { storeReport } from '../reports/store-report.ts'
import { subjectsOf } from '../reports/subjects.ts'
import { highest, type Scores, stepFor } from './rules.ts'

/** Asks the classifier about the pictures of a new Pin. It is tried for half an hour, then it is among what failed. */
const classifyPin = defineJob({
  name: 'classify-pin',
  payload: z.strictObject({ pin_id: PinId }),
  attempts: 6,
  backoffSeconds: 60,
})

/** A new Pin is judged in a job, so that nobody waits for the classifier. */
export const classifierHears = [
  hear(
    pinsAdded,
    async (tx, { classifier, jobs }: Pick<Ports, 'classifier' | 'jobs'>, { pinIds }) => {
      if (classifier === null) return
      for (const pin_id of pinIds) await jobs.enqueue(tx, classifyPin, { pin_id })
    },
  ),
]

/** Asks the classifier about each picture of a Pin; throws when it doesn't answer, so that the job is tried again. */
async function scoresOf(
  { db, blobs, classifier }: Ports,
  id: PinId,
  signal: AbortSignal,
): Promise<Scores> {
  const ids = await picturesOfIdea(db, id)
  const found =
    ids.length === 0 || classifier === null
      ? []
      : await db.select().from(media).where(inArray(media.id, ids)).orderBy(media.id)
  const all: Scores[] = []
  for (const picture of found) {
    const blob = await blobs.get(blobKey(clearly(picture).key, '474x'))
    if (blob === undefined || classifier === null) continue
    const { id: pictureId, kind, width, height } = picture
    const { bytes, contentType: type } = blob
    const asked = { id: pictureId, kind, width, height, type, bytes }
    const judged = await classifier.judge(asked, signal)
    signal.throwIfAborted()
    if (!judged.ok)
      throw new Error(`The classifier did not judge picture ${pictureId}: ${judged.fault}.`)
    all.push(judged.scores)
  }
  return highest(all)
}

/** Puts a Pin in the queue as reported by the classifier; true when nobody else has reported it. */
const reported = (
  ports: Ports,
  id: PinId,
  { kind, scores }: { readonly kind: ReportKind; readonly scores: Scores },
): Promise<boolean> =>
  ports.db.transaction(async (tx) => {
    const [subject] = await subjectsOf(tx, 'pin', [id])
    if (subject === undefined) return false
    await storeReport(tx, ports, subject, {
      reporter: classifierReporter,
      reporterId: null,
      reason: kind,
      words: JSON.stringify(scores),
      email: null,
      locale: null,
    })
    const [found] = await tx
      .select({ reports: reportCases.reports })
      .from(reportCases)
      .where(eq(reportCases.id, id))
    return found?.reports === 1
  })

/** Judges the pictures of a Pin, and puts it in the queue or hides it behind a warning. */
export const handleClassify = handleJob(classifyPin, async (ports, { payload, signal }) => {
  if (ports.classifier === null) return
  const { pin_id: id } = payload
  const scores = await scoresOf(ports, id, signal)
  const { settings } = ports
  const found = stepFor(scores, settings.classifier)
  if (found === null) return
  const isAlone = await reported(ports, id, { kind: found.kind, scores })
  // A case that people have reported as well waits for a person.
  if (found.step === 'report' || !isAlone) return
  const reasons = await reasonsOf(ports.db)
  const fits = reasons.find(({ keeps, kinds }) => !keeps && kinds.includes(found.kind))
  const decided = await decideCase(ports, service, {
    caseId: id,
    decision: 'warn',
    reason: fits?.en ?? found.kind,
    until: null,
    isAutomated: true,
  })
  if (!decided.ok && decided.code !== 'not-found')
    throw new Error(`The classifier's warning for Pin ${id} was refused: ${decided.code}.`)
})
