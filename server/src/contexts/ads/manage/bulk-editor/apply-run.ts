import type { CampaignEdit, EditResult } from '@tessera/contracts/calls/campaign-edits'
import { and, asc, desc, eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { applyEdits } from '../campaign-edits/apply-edits.ts'
import { countedOn } from './campaign-counts.ts'
import type { RunWork } from './check-run.ts'
import { faultsByRow, shownId } from './checked-campaign.ts'
import { heldStep, setRun } from './hold-run.ts'
import { editedByPlace } from './reading/edited-rows.ts'
import type { RunRow } from './store.ts'
import { type BulkCampaignState, bulkRunCampaigns, bulkRunRows } from './tables.ts'

/** Campaigns that one transaction changes. They are applied and noted together: a kill loses both or neither. */
const together = 10

type CampaignRow = typeof bulkRunCampaigns.$inferSelect

interface Direction {
  readonly from: BulkCampaignState
  readonly done: BulkCampaignState
  readonly refused: BulkCampaignState
  editOf(row: CampaignRow): CampaignEdit | null
}

const applying: Direction = {
  from: 'ready',
  done: 'applied',
  refused: 'refused',
  editOf: ({ edit }) => edit,
}

const undoing: Direction = {
  from: 'applied',
  done: 'undone',
  refused: 'kept',
  editOf: ({ undo }) => undo,
}

const isCampaign = ({ runId, at }: CampaignRow) =>
  and(eq(bulkRunCampaigns.runId, runId), eq(bulkRunCampaigns.at, at))

/** Writes the faults of a campaign to its rows; returns how many rows have their first one. */
async function writeFaults(tx: Sql, row: CampaignRow, result: EditResult): Promise<number> {
  const [firstRow] = await tx
    .select({ row: bulkRunRows.row })
    .from(bulkRunRows)
    .where(and(eq(bulkRunRows.runId, row.runId), eq(bulkRunRows.campaignAt, row.at)))
    .orderBy(asc(bulkRunRows.row))
    .limit(1)
  const about = { places: row.places, first: firstRow?.row ?? 1 }
  let fresh = 0
  for (const [at, own] of Map.groupBy(faultsByRow(result.faults, about), (each) => each.row)) {
    const faults = own.map(({ column, code, message }) => ({ column, code, message }))
    const written = await tx
      .update(bulkRunRows)
      .set({ faults, isFaulty: true })
      .where(and(eq(bulkRunRows.runId, row.runId), eq(bulkRunRows.row, at)))
      .returning({ row: bulkRunRows.row })
    fresh += written.length
  }
  return fresh
}

/** Writes the ids of what was created to its rows. */
async function writeIds(tx: Sql, row: CampaignRow, result: EditResult): Promise<void> {
  if (row.edit === null) return
  for (const [place, object] of editedByPlace(row.edit, result.objects)) {
    const at = row.places[place]
    const { level, object_id: id, is_new: isNew } = object
    if (!isNew || id === null || at === undefined) continue
    await tx
      .update(bulkRunRows)
      .set({ objectId: shownId(level, id) })
      .where(and(eq(bulkRunRows.runId, row.runId), eq(bulkRunRows.row, at)))
  }
}

const nothing = ({ campaignId }: CampaignRow): EditResult => ({
  campaign_id: campaignId,
  faults: [],
  objects: [],
  undo: null,
})

/** Applies some campaigns, in the transaction that notes it. */
async function doSome(
  tx: Sql,
  ports: Ports,
  { run, by, direction }: Pick<RunWork, 'by'> & { run: RunRow; direction: Direction },
): Promise<'more' | 'done'> {
  const { from, done, refused, editOf } = direction
  const isApplying = direction === applying
  const rows = await tx
    .select()
    .from(bulkRunCampaigns)
    .where(and(eq(bulkRunCampaigns.runId, run.id), eq(bulkRunCampaigns.state, from)))
    .orderBy(isApplying ? asc(bulkRunCampaigns.at) : desc(bulkRunCampaigns.at))
    .limit(together)
  const edits = rows.flatMap((row) => editOf(row) ?? [])
  const results = await applyEdits({ ...ports, db: tx }, by, edits, { isDryRun: false })
  const resultOf = new Map<unknown, EditResult | undefined>(
    edits.map((edit, at) => [edit, results[at]]),
  )
  const states: BulkCampaignState[] = []
  let faulty = 0
  for (const row of rows) {
    const result = resultOf.get(editOf(row)) ?? nothing(row)
    const state = result.faults.length > 0 ? refused : done
    states.push(state)
    if (result.faults.length > 0) faulty += await writeFaults(tx, row, result)
    else if (isApplying) await writeIds(tx, row, result)
    await tx
      .update(bulkRunCampaigns)
      .set({
        state,
        campaignId: result.campaign_id ?? row.campaignId,
        ...(isApplying ? { undo: result.undo } : {}),
      })
      .where(isCampaign(row))
  }
  const counts = countedOn(
    run.counts,
    states,
    states.map(() => from),
  )
  const left = counts[from]
  const all = left + (isApplying ? counts.applied + counts.refused : counts.undone + counts.kept)
  const progress = all === 0 ? 1 : (all - left) / all
  await setRun(tx, run, { counts, progress, rowsFaulty: run.rowsFaulty + faulty })
  return rows.length < together ? 'done' : 'more'
}

async function doAll(ports: Ports, work: RunWork, direction: Direction): Promise<void> {
  for (let next = 'more'; next === 'more'; ) {
    work.signal.throwIfAborted()
    next = await heldStep(ports, work.run, (tx, run) =>
      doSome(tx, ports, { run, by: work.by, direction }),
    )
  }
}

/** Applies an upload that was checked. What changed since is refused, campaign by campaign. */
export async function applyRun(ports: Ports, work: RunWork): Promise<void> {
  await doAll(ports, work, applying)
  await heldStep(ports, work.run, (tx, run) => setRun(tx, run, { state: 'applied', progress: 1 }))
}

/** Undoes an upload that was applied, the last campaign first. */
export async function undoRun(ports: Ports, work: RunWork): Promise<void> {
  await doAll(ports, work, undoing)
  await heldStep(ports, work.run, (tx, run) => setRun(tx, run, { state: 'undone', progress: 1 }))
}
