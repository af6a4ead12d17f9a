import { and, eq, inArray, or, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { KeptPages } from './feed/feed-row.ts'
import { jsonText } from './json-text.ts'
import { type BatchPlan, type KnownItem, type PlacedRow, planBatch } from './plan-batch.ts'
import type { RunRow } from './store.ts'
import { catalogItems, catalogReport, catalogRuns } from './tables.ts'

/** The progress of reading a source. */
export interface ReadSoFar {
  readonly rows: number
  /** From 0 to 1. */
  readonly progress: number
}

const idsIn = (rows: readonly PlacedRow[]): readonly string[] =>
  rows.flatMap((each) => ('item' in each ? each.item.id : (each.itemId ?? [])))

const keepsOf = (row: PlacedRow): readonly KeptPages[] =>
  'keeps' in row && row.keeps !== undefined ? [row.keeps] : []

/** The page of an item. Items that were read before pages were kept are on the page they link to. */
const pageOf = sql<string>`coalesce(${catalogItems.item}->>'page', ${catalogItems.item}->>'link')`

/** Matches items of pages that stay as they were; pages that can't be fetched are few. */
function amongKept(kept: readonly KeptPages[]): SQL | undefined {
  const of = kept.flatMap((each) => ('of' in each ? each.of : []))
  const allBut = kept.find((each) => 'allBut' in each)?.allBut
  return or(
    of.length === 0 ? undefined : sql`${pageOf} = any(${sql.param(of)}::text[])`,
    allBut === undefined ? undefined : sql`${pageOf} <> all(${sql.param([...allBut])}::text[])`,
  )
}

async function knownItems(tx: Sql, sourceId: string, rows: readonly PlacedRow[]) {
  const { itemId, productKey, row, print, state, runId } = catalogItems
  const found = await tx
    .select({ itemId, productKey, row, print, state, runId, page: pageOf })
    .from(catalogItems)
    .where(
      and(
        eq(catalogItems.sourceId, sourceId),
        or(
          sql`${catalogItems.itemId} = any(${sql.param([...new Set(idsIn(rows))])}::text[])`,
          amongKept(rows.flatMap(keepsOf)),
        ),
      ),
    )
  return new Map(found.map(({ itemId: id, ...item }): [string, KnownItem] => [id, item]))
}

async function writeItems(tx: Sql, { id: runId, sourceId }: RunRow, plan: BatchPlan) {
  if (plan.written.length > 0)
    await tx.execute(sql`
      insert into ${catalogItems} (source_id, item_id, product_key, row, print, item, state, run_id)
      select ${sourceId}, given.*, ${runId} from jsonb_to_recordset(${jsonText(plan.written)}::jsonb)
        as given(item_id text, product_key text, row int, print text, item jsonb, state text)
      on conflict (source_id, item_id) do update set product_key = excluded.product_key,
        row = excluded.row, print = excluded.print, item = excluded.item, state = excluded.state,
        run_id = excluded.run_id`)
  if (plan.touched.length > 0)
    await tx.execute(sql`
      update ${catalogItems} set row = given.row, run_id = ${runId}
      from jsonb_to_recordset(${jsonText(plan.touched)}::jsonb) as given(item_id text, row int)
      where ${catalogItems.sourceId} = ${sourceId} and ${catalogItems.itemId} = given.item_id`)
  // A product whose row moved to another product is rebuilt from the rows that it still has.
  if (plan.left.length > 0)
    await tx
      .update(catalogItems)
      .set({ state: 'changed' })
      .where(
        and(
          eq(catalogItems.sourceId, sourceId),
          inArray(catalogItems.productKey, [...plan.left]),
          eq(catalogItems.state, 'applied'),
        ),
      )
}

/** Writes faults that are not in the report yet, and returns the number of their rows. */
export async function writeFaults(
  tx: Sql,
  runId: string,
  faults: BatchPlan['faults'],
): Promise<number> {
  if (faults.length === 0) return 0
  const { rows } = await tx.execute<{ row: number }>(sql`
    insert into ${catalogReport} (run_id, row, at, item, column_name, fault, value, why)
    select ${runId}, given.* from jsonb_to_recordset(${jsonText(
      faults.map(({ column, ...each }) => ({ ...each, column_name: column })),
    )}::jsonb) as given(row int, at int, item text, column_name text, fault text, value text,
      why text)
    on conflict do nothing returning row`)
  return new Set(rows.map(({ row }) => row)).size
}

/**
 * Applies rows of a source within one transaction: its items, its report and its counts. Applying the
 * same rows again for the same run changes nothing.
 */
export async function applyBatch(
  tx: Sql,
  run: RunRow,
  { rows, read, now }: { rows: readonly PlacedRow[]; read: ReadSoFar; now: Date },
): Promise<RunRow> {
  const plan = planBatch(rows, await knownItems(tx, run.sourceId, rows), run.id)
  await writeItems(tx, run, plan)
  const refused = await writeFaults(tx, run.id, plan.faults)
  const changed = {
    seenAt: now,
    progress: Math.max(run.progress, read.progress),
    rows: Math.max(run.rows, read.rows),
    added: run.added + plan.added,
    changed: run.changed + plan.changed,
    unchanged: run.unchanged + plan.unchanged,
    refused: run.refused + refused,
  }
  await tx.update(catalogRuns).set(changed).where(eq(catalogRuns.id, run.id))
  return { ...run, ...changed }
}
