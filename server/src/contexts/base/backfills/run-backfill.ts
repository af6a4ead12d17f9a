import { pause } from '../../../platform/clock/pause.ts'
import { databaseTrouble } from '../../../platform/database/database-trouble.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Backfill } from '../define-backfill.ts'
import { percentOf } from './backfill-states.ts'
import { type Batch, beginPass, runBatch } from './run-batch.ts'
import { backfills } from './tables.ts'

/** The longest wait between two batches. */
const mostRestMilliseconds = 10_000

/** A backfill whose last batch is younger is another instance's, or was this one's before a restart. */
const silenceMilliseconds = 3 * mostRestMilliseconds

const percentsPerLine = 10

type Needs = Pick<Ports, 'db' | 'clock' | 'log'>

async function rowOf({ db }: Needs, { name }: Backfill) {
  const [row] = await db.select().from(backfills).where(eq(backfills.name, name))
  return row
}

/** Runs a backfill until it is done, paused or stopped, and leaves the service its share of the time. */
export async function runBackfill(
  ports: Needs,
  backfill: Backfill,
  signal: AbortSignal,
): Promise<void> {
  const known = await rowOf(ports, backfill)
  if (known?.doneAt || known?.pausedAt) return
  const since = ports.clock.now().getTime() - (known?.ranAt?.getTime() ?? 0)
  if (since < silenceMilliseconds) return
  const { name } = backfill
  if (known === undefined) ports.log.info('backfill.began', { backfill: name })
  await beginPass(ports.db, backfill)
  let told = 0
  let batch: Batch = 'more'
  while (batch === 'more') {
    signal.throwIfAborted()
    const began = performance.now()
    batch = await tried(ports, backfill)
    const took = performance.now() - began
    const row = await rowOf(ports, backfill)
    const percent = row === undefined ? 0 : percentOf(row)
    if (batch === 'more' && percent >= told + percentsPerLine) {
      told = percent - (percent % percentsPerLine)
      ports.log.info('backfill.runs', { backfill: name, percent })
    }
    if (batch === 'more') await rest(took * (1 / backfill.share - 1), signal)
  }
  if (batch === 'done') ports.log.info('backfill.done', { backfill: name })
}

/** Runs a batch; one that collided with other transactions is tried again after the rest. */
async function tried({ db, clock }: Needs, backfill: Backfill): Promise<Batch> {
  try {
    return await runBatch(db, backfill, clock.now())
  } catch (cause) {
    if (databaseTrouble(cause) === 'collision') return 'more'
    throw cause
  }
}

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { wait, end } = pause()
  signal.addEventListener('abort', end, { once: true })
  await wait(Math.min(milliseconds, mostRestMilliseconds))
  signal.removeEventListener('abort', end)
}
