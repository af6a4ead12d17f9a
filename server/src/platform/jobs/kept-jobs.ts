import type { Db } from '../database/port.ts'
import { type SQL, sql } from '../database/sql.ts'
import type { JobsPage, KeptJob, ListedJob } from './port.ts'
import type { Keeping } from './queue.ts'

/** pg-boss deletes jobs that have waited for this time. */
const keepDays = 14

type Row = {
  id: string
  payload: unknown
  state: KeptJob['state']
  attempts: number
  since: Date | string
  next_at: Date | string | null
  reason: string | null
  total: string
}

/** The ids that look like ones of jobs: the database refuses other texts. */
const idsAmong = (words: readonly string[]): readonly string[] =>
  words.filter((word) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word))

const stateName = sql`case when state < 'active' then 'waiting' when state = 'active' then 'running'
  else 'failed' end`

const shown = sql`id, data as payload, ${stateName} as state,
  retry_count + case when state >= 'active' or started_on is not null then 1 else 0 end as attempts,
  created_on as since,
  case when state < 'active' then start_after end as next_at,
  output ->> 'reason' as reason`

async function rowsOf(db: Db, where: SQL, most: number): Promise<readonly Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${shown}, count(*) over () as total
    from pgboss.job where ${where} and (state < 'completed' or state = 'failed')
    order by created_on, id limit ${most}`)
  return rows
}

const dateOf = (moment: Date | string): Date => new Date(moment)

const keptOf = ({ total: _, next_at: next, since, ...row }: Row): KeptJob => ({
  ...row,
  since: dateOf(since),
  nextAt: next === null ? null : dateOf(next),
})

const statesOf: Readonly<Record<KeptJob['state'], SQL>> = {
  waiting: sql`state < 'active'`,
  running: sql`state = 'active'`,
  failed: sql`state = 'failed'`,
}

type ListedRow = Omit<Row, 'total'> & { name: string; place: string }

async function listed(
  db: Db,
  { name, states, after, most }: JobsPage,
): Promise<readonly ListedJob[]> {
  const wanted = sql.join(
    states.map((state) => statesOf[state]),
    sql` or `,
  )
  // The columns that are shown are worked out for the jobs of the page alone.
  const { rows } = await db.execute<ListedRow>(sql`
    select name, ${shown},
      to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from (
      select * from pgboss.job
      where (${wanted}) and ${name === undefined ? sql`true` : sql`name = ${name}`}
        and ${
          after === undefined
            ? sql`true`
            : sql`(created_on, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
        }
      order by created_on desc, id desc limit ${most}) page
    order by created_on desc, id desc`)
  return rows.map(({ name: job, place, ...row }) => ({
    ...keptOf({ ...row, total: '' }),
    name: job,
    place: [place, row.id],
  }))
}

/** Shows jobs to the operator, who may retry or delete them. */
export const keptJobs = (db: Db): Keeping => ({
  async kept({ name }, most) {
    const rows = await rowsOf(db, sql`name = ${name}`, most)
    return { jobs: rows.map(keptOf), total: Number(rows[0]?.total ?? 0) }
  },
  async keptOne({ name }, id) {
    if (idsAmong([id]).length === 0) return undefined
    const [row] = await rowsOf(db, sql`name = ${name} and id = ${id}::uuid`, 1)
    return row && keptOf(row)
  },
  async retry({ name, attempts }, ids) {
    const asked =
      ids === 'all' ? sql`true` : sql`id = any(${sql.param([...idsAmong(ids)])}::uuid[])`
    const { rows } = await db.execute<{ id: string }>(sql`
      update pgboss.job set state = 'retry', retry_count = 0, retry_limit = ${attempts - 1}::int,
        started_on = null, completed_on = null, start_after = now(),
        keep_until = now() + make_interval(days => ${keepDays}::int)
      where name = ${name} and ${asked} and (state < 'active' or state = 'failed') returning id`)
    return rows.map(({ id }) => id)
  },
  async drop({ name }, ids) {
    const { rows } = await db.execute<{ id: string }>(sql`
      delete from pgboss.job where name = ${name} and id = any(${sql.param([...idsAmong(ids)])}::uuid[])
        and (state < 'active' or state = 'failed') returning id`)
    return rows.map(({ id }) => id)
  },
  listed: (page) => listed(db, page),
  async namesOf(ids) {
    const { rows } = await db.execute<{ id: string; name: string }>(sql`
      select id, name from pgboss.job where id = any(${sql.param([...idsAmong(ids)])}::uuid[])`)
    return new Map(rows.map(({ id, name }) => [id, name]))
  },
  async dropAny(ids) {
    const { rows } = await db.execute<{ id: string }>(sql`
      delete from pgboss.job where id = any(${sql.param([...idsAmong(ids)])}::uuid[])
        and (state < 'active' or state = 'failed') returning id`)
    return rows.map(({ id }) => id)
  },
})
