import type { BulkRow, BulkRowFilter, BulkRun } from '@tessera/contracts/calls/bulk-runs'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { alias } from '../../../../platform/database/define-tables.ts'
import { and, asc, desc, eq, gt, inArray, lt, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import { bulkRunCampaigns, bulkRunRows, bulkRuns } from './tables.ts'

/** An upload to the bulk editor. */
export type RunRow = typeof bulkRuns.$inferSelect

const creator = alias(users, 'creator')
const applier = alias(users, 'applier')
const undoer = alias(users, 'undoer')

const selectRuns = (db: Sql) =>
  db
    .select({
      run: bulkRuns,
      createdBy: creator.fullName,
      appliedBy: applier.fullName,
      undoneBy: undoer.fullName,
    })
    .from(bulkRuns)
    .leftJoin(creator, eq(creator.id, bulkRuns.createdBy))
    .leftJoin(applier, eq(applier.id, bulkRuns.appliedBy))
    .leftJoin(undoer, eq(undoer.id, bulkRuns.undoneBy))

type SelectedRun = Awaited<ReturnType<typeof selectRuns>>[number]

const runOf = ({ run, createdBy, appliedBy, undoneBy }: SelectedRun): BulkRun => ({
  id: String(run.id),
  file_name: run.fileName,
  state: run.state,
  unfit: run.unfit,
  progress: run.progress,
  rows: run.rows,
  campaigns: run.counts,
  created_at: run.createdAt.toISOString(),
  created_by: createdBy,
  applied_at: run.appliedAt?.toISOString() ?? null,
  applied_by: appliedBy,
  undone_at: run.undoneAt?.toISOString() ?? null,
  undone_by: undoneBy,
  rows_changing: run.rowsChanging,
  rows_faulty: run.rowsFaulty,
})

/** Names an upload of an ad account. */
export interface RunRef {
  readonly advertiserId: AdvertiserId
  readonly id: string
}

/** Matches an upload of an ad account. */
export const isRun = ({ advertiserId, id }: RunRef) =>
  and(eq(bulkRuns.id, BigInt(id)), eq(bulkRuns.advertiserId, advertiserId))

/** Loads an upload of an ad account. */
export async function findRun(db: Sql, ref: RunRef): Promise<BulkRun | undefined> {
  const [row] = await selectRuns(db).where(isRun(ref))
  return row === undefined ? undefined : runOf(row)
}

/** Lists the uploads of an ad account, newest first. */
export async function runsOf(
  db: Sql,
  advertiserId: AdvertiserId,
  { before, most }: { readonly before: string | undefined; readonly most: number },
): Promise<readonly BulkRun[]> {
  const rows = await selectRuns(db)
    .where(
      and(
        eq(bulkRuns.advertiserId, advertiserId),
        before === undefined ? undefined : lt(bulkRuns.id, BigInt(before)),
      ),
    )
    .orderBy(desc(bulkRuns.id))
    .limit(most)
  return rows.map(runOf)
}

const openStates = ['waiting', 'checking', 'applying', 'undoing'] as const

/** Counts the uploads of an ad account that are being worked on. */
export const openRuns = (db: Sql, advertiserId: AdvertiserId): Promise<number> =>
  db.$count(
    bulkRuns,
    and(eq(bulkRuns.advertiserId, advertiserId), inArray(bulkRuns.state, [...openStates])),
  )

type SelectedRow = Pick<typeof bulkRunRows.$inferSelect, 'isChanging' | 'isFaulty'> & {
  readonly campaign: (typeof bulkRunCampaigns.$inferSelect)['state'] | null
}

/** Returns the state of a row, by that of its campaign. */
function stateOf({ campaign, isChanging, isFaulty }: SelectedRow): BulkRow['state'] {
  if (campaign === null || (campaign === 'faulty' && isFaulty)) return 'faulty'
  if (campaign === 'faulty') return 'held-up'
  return isChanging || campaign === 'refused' ? campaign : 'unchanged'
}

const shown = {
  all: undefined,
  changing: bulkRunRows.isChanging,
  faulty: bulkRunRows.isFaulty,
} as const satisfies Readonly<Record<BulkRowFilter, unknown>>

/** Lists rows of an upload, in their order. */
export async function rowsOf(
  db: Sql,
  runId: string,
  asked: { readonly show: BulkRowFilter; readonly after: number; readonly most: number },
): Promise<readonly BulkRow[]> {
  const filter = shown[asked.show]
  const rows = await db
    .select({ row: bulkRunRows, campaign: bulkRunCampaigns.state })
    .from(bulkRunRows)
    .leftJoin(
      bulkRunCampaigns,
      and(
        eq(bulkRunCampaigns.runId, bulkRunRows.runId),
        eq(bulkRunCampaigns.at, bulkRunRows.campaignAt),
      ),
    )
    .where(
      and(
        eq(bulkRunRows.runId, BigInt(runId)),
        gt(bulkRunRows.row, asked.after),
        filter === undefined ? undefined : sql`${filter}`,
      ),
    )
    .orderBy(asc(bulkRunRows.row))
    .limit(asked.most)
  return rows.map(({ row, campaign }) => ({
    row: row.row,
    level: row.level,
    object_id: row.objectId,
    name: row.name,
    is_new: row.isNew,
    changes: row.changes,
    faults: row.faults,
    state: stateOf({ ...row, campaign }),
  }))
}
