import { AnyId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { languageOf } from '../../../../languages/language-of.ts'
import { bytesOfBlob } from '../../../../platform/blobs/stored-bytes.ts'
import { eq, lt } from '../../../../platform/database/sql.ts'
import { defineJob, defineSweep } from '../../../../platform/jobs/define-job.ts'
import type { RunningJob } from '../../../../platform/jobs/port.ts'
import { jobOf, readForJob } from '../../../../platform/readers/port.ts'
import type { Ports } from '../../../../ports.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { RunLost } from '../../../base/while-held.ts'
import { users } from '../../../identity/index.ts'
import { adAccount } from '../../accounts/campaigns/ad-accounts.ts'
import type { EditBy } from '../campaign-edits/edit-by.ts'
import { applyRun, undoRun } from './apply-run.ts'
import { checkRun, type RunWork } from './check-run.ts'
import { heldStep, setRun, takeRun } from './hold-run.ts'
import { templateReader } from './reading/template-reader.ts'
import type { RunRow } from './store.ts'
import { bulkRuns } from './tables.ts'

/** Works on an upload: checks, applies or undoes it, by its state. */
export const workOnBulkRun = defineJob({
  name: 'work-on-bulk-run',
  payload: z.strictObject({ run_id: AnyId }),
})

/** Returns the key of an upload's file in the blob store. */
export const bulkFileKey = (key: string): string => `bulk/${key}`

/** The member who asked for the work that an upload is waiting for. */
const askedBy = (run: RunRow) => {
  if (run.state === 'undoing') return run.undoneBy
  return run.state === 'applying' ? run.appliedBy : run.createdBy
}

async function editBy({ db }: Ports, run: RunRow): Promise<EditBy | undefined> {
  const account = await adAccount(db, run.advertiserId)
  if (account === undefined) return undefined
  const actorId = askedBy(run)
  const [person] = await db
    .select({ locale: users.locale })
    .from(users)
    .where(eq(users.id, actorId ?? account.ownerId))
  const language = languageOf(person?.locale ?? null)
  return { account, actorId, madeWith: 'bulk_editor', language }
}

/** Reads the file of an upload in a thread. One that is beyond a budget has to be split. */
async function readFile({ blobs, readers }: Ports, { run: { key }, by, signal }: RunWork) {
  const file = key === null ? undefined : await bytesOfBlob(blobs, bulkFileKey(key))
  if (file === undefined) throw new Error('The file of an upload to the bulk editor is gone.')
  const read = await readForJob(readers, templateReader, {
    input: { locale: by.language.locale },
    file,
    by: { who: jobOf(by.actorId ?? by.account.ownerId), signal },
  })
  return read === 'heavy' ? { why: 'rows-many' as const, columns: [] } : read
}

/** Deletes the file of an upload: what it says is in the database now. */
async function dropFile({ blobs, db }: Ports, run: RunRow): Promise<void> {
  if (run.key === null) return
  await blobs.delete(bulkFileKey(run.key))
  await setRun(db, run, { key: null })
}

async function work(ports: Ports, { run, by, signal }: RunWork): Promise<void> {
  const all = { run, by, signal }
  if (run.state === 'applying') return applyRun(ports, all)
  if (run.state === 'undoing') return undoRun(ports, all)
  await checkRun(ports, all, await readFile(ports, all))
  await dropFile(ports, run)
}

const openStates: readonly RunRow['state'][] = ['waiting', 'checking', 'applying', 'undoing']

async function workOn(
  ports: Ports,
  { payload, attempt, signal }: RunningJob<z.infer<typeof workOnBulkRun.payload>>,
): Promise<void> {
  const run = await takeRun(ports, payload.run_id)
  const by = run === undefined ? undefined : await editBy(ports, run)
  if (run === undefined || by === undefined || !openStates.includes(run.state)) return
  try {
    await work(ports, { run, by, signal })
    ports.log.info('bulk.worked', { run: String(run.id), advertiser: run.advertiserId })
  } catch (cause) {
    if (cause instanceof RunLost) return
    if (attempt >= workOnBulkRun.attempts && !signal.aborted)
      await heldStep(ports, run, (tx) => setRun(tx, run, { state: 'failed' }))
    throw cause
  }
}

/** Works on uploads. An attempt after a kill goes on where the one before ended. */
export const handleBulkRuns = handleJob(workOnBulkRun, workOn)

const day = 86_400_000

/** Deletes, every day, uploads whose days are over. */
export const handleBulkSweep = handleJob(
  defineSweep({ name: 'sweep-bulk-runs', everySeconds: 86_400 }),
  async ({ db, blobs, clock }, { signal }) => {
    const before = new Date(clock.now().getTime() - limits.bulkRunDays * day)
    const over = await db
      .select({ id: bulkRuns.id, key: bulkRuns.key })
      .from(bulkRuns)
      .where(lt(bulkRuns.createdAt, before))
    for (const { id, key } of over) {
      signal.throwIfAborted()
      if (key !== null) await blobs.delete(bulkFileKey(key))
      await db.delete(bulkRuns).where(eq(bulkRuns.id, id))
    }
  },
)
