import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Milliseconds of a tick of the processor, as Linux counts. */
const tick = 10

/** The numbers of `/proc/PID/stat` after the name, which may have spaces. */
function statOf(pid: string): readonly number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text
      .slice(text.lastIndexOf(')') + 4)
      .split(' ')
      .map(Number)
  } catch {
    // The process ended meanwhile.
    return undefined
  }
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0

/** Returns a function that reads the milliseconds that a server of PostgreSQL and its processes have worked. */
export async function databaseTime(pool: pg.Pool): Promise<() => number> {
  const { rows } = await pool.query<{ pid: string }>('select pg_backend_pid()::text as pid')
  const server = at(statOf(rows[0]?.pid ?? '') ?? [], 0)
  return () => {
    let ticks = 0
    for (const pid of readdirSync('/proc')) {
      if (!/^\d+$/.test(pid)) continue
      const stat = statOf(pid)
      if (stat === undefined) continue
      const own = at(stat, 10) + at(stat, 11)
      // Of the server itself also that of connections that ended.
      if (Number(pid) === server) ticks += own + at(stat, 12) + at(stat, 13)
      else if (at(stat, 0) === server) ticks += own
    }
    return ticks * tick
  }
}

/** Returns the milliseconds that this process has worked. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Returns the milliseconds that all processors together were idle. */
export function idleTime(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  return at(line.split(/\s+/).map(Number), 4) * tick
}
