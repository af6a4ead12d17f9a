import { say } from '@tessera/commands/say'
import { startRealPostgres } from '@tessera/server/platform/database/testing/real-postgres'
import pg from 'pg'
import { alternate, type Line, timed } from '../measure.ts'
import { days, type TimeShape, timeShapes } from './time-shapes.ts'

const rounds = 8
const callsEach = 200
const together = 5_000
/** Days of a partition, and partitions that are made ahead. */
const widths = [30, 7] as const
const ahead = 3

/** Returns the first value of a day's partition. */
const edgeOf = ({ by }: TimeShape, day: number): string =>
  by === 'served_day' ? `date '2026-01-01' + ${day}` : String(BigInt(day * 86_400_000) << 22n)

async function fill(client: pg.Client, shape: TimeShape, given: { rows: number; width: number }) {
  const { rows, width } = given
  await client.query('drop table if exists whole, parted cascade')
  await client.query(`create table whole (${shape.columns})`)
  await client.query(`create table parted (${shape.columns}) partition by range (${shape.by})`)
  for (let day = 0; day < days + ahead * width; day += width)
    await client.query(`create table parted_${day} partition of parted
      for values from (${edgeOf(shape, day)}) to (${edgeOf(shape, day + width)})`)
  await client.query('create table parted_rest partition of parted default')
  const part = `n::float8 / ${rows} * ${days}`
  const row = shape.row
    .replaceAll('$ID', `(((${part}) * 86400000)::bigint << 22) + n % 4096`)
    .replaceAll('$AT', `(timestamptz '2026-01-01 00:00Z' + ${part} * interval '1 day')`)
    .replaceAll('$ROWS', String(rows))
  for (const table of ['whole', 'parted']) {
    for (const columns of shape.indexes) await client.query(`create index on ${table} ${columns}`)
    await client.query(
      `insert into ${table} select ${row} from generate_series(0::bigint, ${rows - 1}) n`,
    )
  }
  await client.query('vacuum analyze')
}

const logOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ bytes: string }>(
    `select pg_current_wal_insert_lsn() - '0/0' as bytes`,
  )
  return Number(rows[0]?.bytes)
}

/** The cost of forgetting rows: milliseconds, and bytes of the log. */
interface Forgotten {
  readonly took: number
  readonly log: number
}

async function forgetting(client: pg.Client, work: () => Promise<unknown>): Promise<Forgotten> {
  await client.query('checkpoint')
  const before = await logOf(client)
  const took = await timed(async () => {
    await work()
  })
  return { took, log: (await logOf(client)) - before }
}

const shown = ({ took, log }: Forgotten): string =>
  `${took.toFixed(0)} ms, ${(log / 1e6).toFixed(1)} MB of log`

/** Forgets the oldest month: rows in batches and a vacuum, beside whole partitions. */
async function sweepLine(client: pg.Client, shape: TimeShape, width: number): Promise<Line> {
  const edge = edgeOf(shape, Math.floor(30 / width) * width)
  let gone = 0
  const whole = await forgetting(client, async () => {
    let last = together
    while (last === together) {
      const { rowCount } = await client.query(`delete from whole where ctid = any(array(
        select ctid from whole where ${shape.by} < ${edge} order by ${shape.by} limit ${together}))`)
      last = rowCount ?? 0
      gone += last
    }
    await client.query('vacuum whole')
  })
  const parted = await forgetting(client, async () => {
    for (let day = 0; day + width <= 30; day += width)
      await client.query(`drop table parted_${day}`)
  })
  return {
    name: `${shape.name}, ${gone.toLocaleString('en')} rows forgotten: partitions of ${width} days, beside rows`,
    ours: shown(parted),
    beside: shown(whole),
    ratio: parted.took / whole.took,
    target: '',
  }
}

async function shapeLines(
  client: pg.Client,
  shape: TimeShape,
  given: { rows: number; width: number },
): Promise<readonly Line[]> {
  const { width } = given
  say(`${shape.name}, partitions of ${width} days …`)
  await fill(client, shape, given)
  const lines: Line[] = []
  for (const { name, text, values } of shape.statements) {
    const next = { whole: 0, parted: 0 }
    const run = (table: 'whole' | 'parted') =>
      timed(async () => {
        for (let at = 0; at < callsEach; at += 1) {
          next[table] += 1
          await client.query({
            name: `${shape.name} ${width} ${lines.length} ${table}`,
            text: text.replaceAll('$T', table),
            values: [...values(next[table])],
          })
        }
      })
    // The first round plans both, and isn't counted.
    await run('parted')
    await run('whole')
    const took = await alternate(
      rounds,
      () => run('parted'),
      () => run('whole'),
    )
    lines.push({
      name: `${shape.name}, ${name}: partitions of ${width} days, beside whole`,
      ours: `${(took.ours / callsEach).toFixed(3)} ms`,
      beside: `${(took.beside / callsEach).toFixed(3)} ms`,
      ratio: took.ours / took.beside,
      rounds: took.rounds,
      target: 'at most 1.10',
    })
  }
  return [...lines, await sweepLine(client, shape, width)]
}

/** Compares tables that grow by time, as they are, with the same in partitions. */
export async function byTime(rows: number): Promise<readonly Line[]> {
  const server = await startRealPostgres()
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    const lines: Line[] = []
    for (const shape of timeShapes)
      for (const width of widths) lines.push(...(await shapeLines(client, shape, { rows, width })))
    return lines
  } finally {
    await client.end()
    await server.stop()
  }
}
