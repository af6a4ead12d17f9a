import type { Db } from '../../platform/database/port.ts'
import { sql } from '../../platform/database/sql.ts'
import { rootCause } from '../../platform/log/root-cause.ts'
import type { Planned } from './plan-placements.ts'

/** A table that lies at its place, or the reason that the cluster gives why it does not. */
export interface Applied {
  readonly name: string
  readonly fault: string | undefined
}

/** Counts the machines of a cluster that take rows; undefined for a database that is none. */
export async function machinesOf(db: Db): Promise<number | undefined> {
  const { rows: made } = await db.execute(sql`select from pg_extension where extname = 'citus'`)
  if (made.length === 0) return undefined
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_dist_node where shouldhaveshards and isactive`,
  )
  return rows[0]?.count ?? 0
}

/** Reads the names of the tables that the cluster has spread, or copied to every machine. */
export async function placedIn(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from citus_tables join pg_class on pg_class.oid = table_name::oid
    where citus_table_type in ('distributed', 'reference')`)
  return new Set(rows.map(({ name }) => name))
}

const placing = ({ name, how, column }: Planned, beside: string) =>
  how === 'everywhere'
    ? sql`select create_reference_table(${name})`
    : sql`select create_distributed_table(${name}, ${column}, colocate_with => ${beside})`

/** Brings tables to their places, each in a transaction of its own; those that are there stay. */
export async function applyPlan(db: Db, tables: readonly Planned[]): Promise<readonly Applied[]> {
  const placed = await placedIn(db)
  const firsts = new Map<string, string>()
  const applied: Applied[] = []
  for (const table of tables) {
    const { name, by } = table
    const beside = (by === undefined ? undefined : firsts.get(by)) ?? 'none'
    if (!placed.has(name)) {
      const fault = await db.execute(placing(table, beside)).then(
        () => undefined,
        (cause: unknown) => rootCause(cause),
      )
      applied.push({ name, fault })
      if (fault !== undefined) continue
    }
    if (by !== undefined && !firsts.has(by)) firsts.set(by, name)
  }
  return applied
}
