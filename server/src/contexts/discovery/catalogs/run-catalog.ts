import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { timings } from '@tessera/contracts/timings'
import { eq } from '../../../platform/database/sql.ts'
import type { RunningJob } from '../../../platform/jobs/port.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import type { Sql } from '../../base/sql.ts'
import { RunLost } from '../../base/while-held.ts'
import { applyProducts } from './apply-products.ts'
import { cancelRun } from './delete-source.ts'
import { endDone, endFailed, endUnchanged } from './end-run.ts'
import { everyStep } from './every-step.ts'
import { fetchFile } from './fetch-file.ts'
import { deleteParts } from './file-parts.ts'
import { heldStep, takeRun } from './hold-run.ts'
import { readRows, type Stage } from './read-rows.ts'
import { dropGoneItems, goneProducts, isHeld, retireSome } from './retire-gone.ts'
import { readCatalog, readWebsiteCatalog } from './start-run.ts'
import { type RunRow, sourceById } from './store.ts'
import { catalogRuns, catalogSources } from './tables.ts'

/** The outcome of a stage: the run goes on, has failed, or found that nothing changed. */
type Outcome = { readonly run: RunRow } | { readonly why: ErrorCode } | 'unchanged'

/**
 * True when a run need not read the file that was read last: nobody asked for it, and it was read today.
 * Sales begin and end by date, so the same file may say something else tomorrow.
 */
const maySkip = ({ clock }: Pick<Ports, 'clock'>, { source, run }: Stage): boolean =>
  !run.isAsked &&
  source.readAt !== null &&
  clock.now().getTime() - source.readAt.getTime() < timings.catalogReadAnyway

/** Gets the file of a run, where its source has one. */
async function getFile(ports: Ports, stage: Stage): Promise<Outcome> {
  const { source, run, signal } = stage
  if (source.origin === 'website') return { run }
  const known = maySkip(ports, stage) ? source : undefined
  const fetched = run.isFetched
    ? ({ kind: 'file', run } as const)
    : await fetchFile(ports, { source, run, known, signal })
  if (fetched.kind === 'fault') return { why: fetched.why }
  const isSame = fetched.kind === 'unchanged' || fetched.run.filePrint === known?.filePrint
  return isSame ? 'unchanged' : { run: fetched.run }
}

/** Decides, once the whole source was read, whether what is gone may be retired. */
const beginRetiring = (ports: Ports, { run, source }: Stage): Promise<Outcome> =>
  heldStep(ports, run, async (tx, held): Promise<Outcome> => {
    const gone = await goneProducts(tx, held)
    const [{ heldPrint } = source] = await tx
      .select({ heldPrint: catalogSources.heldPrint })
      .from(catalogSources)
      .where(eq(catalogSources.id, source.id))
    const ofSource = eq(catalogSources.id, source.id)
    if (isHeld(gone, { isAsked: held.isAsked, heldPrint })) {
      await tx.update(catalogSources).set({ heldPrint: gone.print }).where(ofSource)
      return { why: 'catalog-mostly-gone' }
    }
    const state = { state: 'retiring' as const, progress: 1 }
    await tx.update(catalogRuns).set(state).where(eq(catalogRuns.id, held.id))
    return { run: { ...held, ...state } }
  })

/** Reads the rows of a source, unless they were all read before the run was interrupted. */
async function readAll(ports: Ports, stage: Stage): Promise<Outcome> {
  const { run } = stage
  if (run.state === 'retiring') return { run }
  if (run.state === 'waiting')
    await heldStep(ports, run, (tx) =>
      tx.update(catalogRuns).set({ state: 'reading' }).where(eq(catalogRuns.id, run.id)),
    )
  const file = await getFile(ports, stage)
  if (file === 'unchanged' || 'why' in file) return file
  const why = await readRows(ports, { ...stage, run: file.run })
  return why === undefined ? beginRetiring(ports, { ...stage, run: file.run }) : { why }
}

/** Retires the products that are gone, and applies what changed to the others. */
async function applyAll(ports: Ports, { source, run, signal }: Stage): Promise<void> {
  const note = (tx: Sql, { id }: RunRow, change: Partial<RunRow> = {}) =>
    tx
      .update(catalogRuns)
      .set({ seenAt: ports.clock.now(), ...change })
      .where(eq(catalogRuns.id, id))
  await everyStep(signal, (after) =>
    heldStep(ports, run, (tx, held) => dropGoneItems(tx, held, after)),
  )
  await everyStep(signal, (after) =>
    heldStep(ports, run, async (tx, held) => {
      const step = { which: 'without-rows', after } as const
      const { count, last } = await retireSome(tx, ports, source, step)
      await note(tx, held, { retired: held.retired + count })
      return last
    }),
  )
  await everyStep(signal, (after) =>
    heldStep(ports, run, async (tx, held) => {
      await note(tx, held)
      return applyProducts(tx, ports, source, after)
    }),
  )
}

/** Reads a source and applies what it says. */
async function readSource(ports: Ports, stage: Stage): Promise<void> {
  const { source, run } = stage
  const read = await readAll(ports, stage)
  if (read !== 'unchanged' && 'run' in read) await applyAll(ports, { ...stage, run: read.run })
  await heldStep(ports, run, async (tx, held) => {
    const [now = source] = await tx
      .select()
      .from(catalogSources)
      .where(eq(catalogSources.id, source.id))
      .for('update')
    const ending = { run: held, source: now }
    if (read === 'unchanged') await endUnchanged(tx, ports, ending)
    else if ('why' in read) await endFailed(tx, ports, { ...ending, why: read.why })
    else await endDone(tx, ports, ending)
  })
}

/** Ends a run whose last attempt has failed. */
async function giveUp(ports: Ports, { run, source }: Stage): Promise<void> {
  await heldStep(ports, run, (tx, held) =>
    endFailed(tx, ports, { run: held, source, why: 'unexpected' }),
  )
}

/** Deletes the file of a run that has ended. */
async function dropFile(ports: Ports, { id }: RunRow): Promise<void> {
  const [run] = await ports.db.select().from(catalogRuns).where(eq(catalogRuns.id, id))
  if (run !== undefined && run.endedAt !== null) await deleteParts(ports, run)
}

/**
 * Reads a source. A run that was interrupted reads its file again from the start: rows that it has read
 * before change and count nothing.
 */
async function runCatalog(
  ports: Ports,
  { payload, attempt, signal }: RunningJob<{ readonly run_id: string }>,
): Promise<void> {
  const run = await takeRun(ports, payload.run_id)
  if (run === undefined) return
  const source = await sourceById(ports.db, run.sourceId)
  if (source === undefined) {
    await cancelRun(ports.db, run.sourceId, ports.clock.now())
    return dropFile(ports, run)
  }
  const stage = { run, source, signal }
  try {
    await readSource(ports, stage)
  } catch (cause) {
    if (!(cause instanceof RunLost)) {
      if (attempt >= readCatalog.attempts && !signal.aborted) await giveUp(ports, stage)
      throw cause
    }
  } finally {
    await dropFile(ports, run)
  }
}

/** Reads files of products. */
export const handleCatalogRuns = handleJob(readCatalog, runCatalog)

/** Reads the products of websites. */
export const handleWebsiteCatalogs = handleJob(readWebsiteCatalog, runCatalog)
