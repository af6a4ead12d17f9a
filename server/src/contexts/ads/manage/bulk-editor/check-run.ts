import type { BulkFault } from '@tessera/contracts/calls/bulk-runs'
import type { CampaignTree, EditResult } from '@tessera/contracts/calls/campaign-edits'
import { CampaignId } from '@tessera/contracts/ids'
import { eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import { applyEdits } from '../campaign-edits/apply-edits.ts'
import type { EditBy } from '../campaign-edits/edit-by.ts'
import { treesOf } from '../campaign-edits/trees.ts'
import { countedOn, noCampaigns } from './campaign-counts.ts'
import { type CheckedCampaign, checkedCampaign } from './checked-campaign.ts'
import { heldStep, setRun } from './hold-run.ts'
import type { RowFault } from './reading/bulk-record.ts'
import { type GatheredCampaign, isNewId } from './reading/gather-campaigns.ts'
import type { Unfit } from './reading/open-template.ts'
import { planCampaign } from './reading/plan-campaign.ts'
import type { CellFormat } from './reading/read-cell.ts'
import type { CameTemplate } from './reading/template-reader.ts'
import { bulkWords } from './reading/words.ts'
import type { RunRow } from './store.ts'
import { bulkRunCampaigns, bulkRunRows } from './tables.ts'

/** The context of the work on an upload. */
export interface RunWork {
  readonly run: RunRow
  readonly by: EditBy
  readonly signal: AbortSignal
}

/** Campaigns that are checked at a time. */
const together = 100
/** Rows that one statement writes. */
const rowsTogether = 500

type NewRow = typeof bulkRunRows.$inferInsert

/** Writes rows in steps, because one transaction of all would hold up everybody else on the embedded database. */
async function writeRows(ports: Ports, run: RunRow, rows: readonly NewRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsTogether) {
    const some = rows.slice(at, at + rowsTogether)
    await heldStep(ports, run, (tx) => tx.insert(bulkRunRows).values(some))
  }
}

const faultOf = ({ column, code, message }: RowFault): BulkFault => ({ column, code, message })

/** Returns rows that can't be read, each with all of its faults. */
function looseRows(runId: bigint, faults: readonly RowFault[]): readonly NewRow[] {
  return [...Map.groupBy(faults, ({ row }) => row)].map(([row, own]) => ({
    runId,
    row,
    level: null,
    objectId: null,
    campaignAt: null,
    name: '',
    isNew: false,
    changes: [],
    faults: own.map(faultOf),
    isChanging: false,
    isFaulty: true,
  }))
}

async function treesById(
  { db, clock }: Ports,
  { account }: EditBy,
  campaigns: readonly GatheredCampaign[],
): Promise<ReadonlyMap<string, CampaignTree>> {
  const ids = campaigns.flatMap(({ id }) => (isNewId(id) ? [] : [CampaignId.parse(id)]))
  if (ids.length === 0) return new Map()
  const trees = await treesOf(db, account, { ids, most: ids.length, now: clock.now() })
  return new Map(trees.map((tree) => [tree.campaign_id, tree]))
}

/** Checks some campaigns: what the file changes, and whether that fits. */
async function checkSome(
  ports: Ports,
  { run, by }: RunWork,
  some: { campaigns: readonly GatheredCampaign[]; from: number; reading: CellFormat },
): Promise<readonly CheckedCampaign[]> {
  const { campaigns, from, reading } = some
  const trees = await treesById(ports, by, campaigns)
  const plans = campaigns.map((campaign, at) => {
    const clientKey = `bulk-${run.id}-${from + at}`
    return planCampaign(campaign, trees.get(campaign.id) ?? null, { reading, clientKey })
  })
  const edits = plans.flatMap(({ edit }) => edit ?? [])
  const results = edits.length === 0 ? [] : await applyEdits(ports, by, edits, { isDryRun: true })
  const resultOf = new Map<unknown, EditResult | undefined>(
    edits.map((edit, at) => [edit, results[at]]),
  )
  return campaigns.map((campaign, at) => {
    const plan = plans[at] ?? { edit: null, places: {}, faults: [] }
    const tree = trees.get(campaign.id) ?? null
    const result = resultOf.get(plan.edit) ?? null
    return checkedCampaign({ campaign, tree, plan, result, decimal: reading.decimal })
  })
}

async function writeSome(
  ports: Ports,
  held: RunRow,
  some: { readonly checked: readonly CheckedCampaign[]; from: number; progress: number },
): Promise<void> {
  const { checked, from, progress } = some
  const runId = held.id
  await heldStep(ports, held, (tx) =>
    tx
      .insert(bulkRunCampaigns)
      .values(checked.map(({ campaign }, at) => ({ ...campaign, runId, at: from + at }))),
  )
  const rows = checked.flatMap((each, at) =>
    each.rows.map((row) => ({ ...row, runId, campaignAt: from + at })),
  )
  await writeRows(ports, held, rows)
  await heldStep(ports, held, (tx, run) =>
    setRun(tx, run, {
      progress,
      counts: countedOn(
        run.counts,
        checked.map(({ campaign }) => campaign.state),
      ),
      rowsChanging: run.rowsChanging + rows.filter(({ isChanging }) => isChanging).length,
      rowsFaulty: run.rowsFaulty + rows.filter(({ isFaulty }) => isFaulty).length,
    }),
  )
}

/** Begins anew, whatever an attempt before has written. */
async function begin(ports: Ports, run: RunRow, { rows, faults }: CameTemplate): Promise<void> {
  const loose = looseRows(run.id, faults)
  await heldStep(ports, run, async (tx) => {
    await tx.delete(bulkRunRows).where(eq(bulkRunRows.runId, run.id))
    await tx.delete(bulkRunCampaigns).where(eq(bulkRunCampaigns.runId, run.id))
    await setRun(tx, run, {
      state: 'checking',
      progress: 0,
      rows,
      counts: noCampaigns,
      rowsChanging: 0,
      rowsFaulty: loose.length,
    })
  })
  await writeRows(ports, run, loose)
}

async function checkAll(ports: Ports, work: RunWork, read: CameTemplate): Promise<void> {
  const reading = { decimal: read.decimal, say: bulkWords(work.by.language) }
  await begin(ports, work.run, read)
  const { campaigns } = read
  for (let from = 0; from < campaigns.length; from += together) {
    work.signal.throwIfAborted()
    const some = { campaigns: campaigns.slice(from, from + together), from, reading }
    const checked = await checkSome(ports, work, some)
    const progress = Math.min(1, (from + together) / campaigns.length)
    await writeSome(ports, work.run, { checked, from, progress })
  }
}

/** Checks the file of an upload: what it would change, row by row. No campaign is changed. */
export async function checkRun(
  ports: Ports,
  work: RunWork,
  read: CameTemplate | Unfit,
): Promise<void> {
  const isRead = 'rows' in read
  if (isRead) await checkAll(ports, work, read)
  await heldStep(ports, work.run, (tx, run) =>
    setRun(
      tx,
      run,
      isRead
        ? { state: 'checked', progress: 1 }
        : { state: 'unreadable', progress: 1, unfit: read },
    ),
  )
}
