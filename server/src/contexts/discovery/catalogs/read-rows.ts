import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import type { Ports } from '../../../ports.ts'
import { applyBatch, writeFaults } from './apply-batch.ts'
import { BrokenFeed, type FeedBreak } from './feed/broken-feed.ts'
import { heldStep } from './hold-run.ts'
import { openRows, type ReadRow, readingSignal } from './open-rows.ts'
import type { RunRow, SourceRow } from './store.ts'
import { withoutUnsafe } from './unsafe-links.ts'

const fileBatch = 500
/** Pages arrive slowly: somebody who waits sees that their website is read. */
const websiteBatch = 20

const brokenCodes = {
  'too-large': 'catalog-long',
  'cut-off': 'catalog-cut-off',
  unreachable: 'outside-unreachable',
} as const satisfies Readonly<Record<FeedBreak, ErrorCode>>

/** The context of a run, which each of its stages needs. */
export interface Stage {
  readonly source: SourceRow
  readonly run: RunRow
  readonly signal: AbortSignal
}

async function applyRows(ports: Ports, run: RunRow, batch: readonly ReadRow[]): Promise<RunRow> {
  const read = batch.at(-1)?.read ?? { rows: 0, progress: 1 }
  const all = batch.map(({ row }) => row)
  return heldStep(ports, run, async (tx, held) => {
    const rows = await withoutUnsafe(tx, all)
    return applyBatch(tx, held, { rows, read, now: ports.clock.now() })
  })
}

/** Notes the columns that a file lacks, so that the report names them. */
const noteColumns = (ports: Ports, run: RunRow, columns: readonly string[]): Promise<number> =>
  heldStep(ports, run, (tx) =>
    writeFaults(
      tx,
      run.id,
      columns.map((column, at) => ({
        row: 0,
        at,
        item: null,
        column,
        fault: 'column-missing' as const,
        value: '',
      })),
    ),
  )

/**
 * Reads all rows of a source in batches. Returns why it could not be read to its end; undefined when it
 * was. Each batch is a transaction that checks first that nobody cancelled the run.
 */
export async function readRows(ports: Ports, stage: Stage): Promise<ErrorCode | undefined> {
  const { source, run } = stage
  const signal = readingSignal(source, stage.signal)
  const opened = await openRows(ports, { ...stage, signal })
  if (!opened.ok) {
    await noteColumns(ports, run, opened.columns)
    return opened.why
  }
  try {
    const why = await applyAll(ports, stage, opened.rows)
    return why ?? (signal.aborted ? 'outside-too-slow' : undefined)
  } catch (cause) {
    if (cause instanceof BrokenFeed) return brokenCodes[cause.why]
    if (signal.aborted && !stage.signal.aborted) return 'outside-too-slow'
    throw cause
  }
}

async function applyAll(
  ports: Ports,
  { source, run, signal }: Stage,
  all: AsyncIterable<ReadRow>,
): Promise<ErrorCode | undefined> {
  const batchRows = source.origin === 'website' ? websiteBatch : fileBatch
  let batch: ReadRow[] = []
  let rows = 0
  for await (const each of all) {
    batch.push(each)
    rows += 1
    if (rows > limits.catalogRowsMax) return 'catalog-long'
    if (batch.length < batchRows) continue
    signal.throwIfAborted()
    const { refused } = await applyRows(ports, run, batch)
    if (refused > limits.catalogFaultsMax) return 'catalog-faulty'
    batch = []
  }
  signal.throwIfAborted()
  if (batch.length > 0) await applyRows(ports, run, batch)
  return undefined
}
