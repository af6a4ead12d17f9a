import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import type { Db } from '../../../platform/database/port.ts'
import { sql } from '../../../platform/database/sql.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Log } from '../../../platform/log/port.ts'
import type { Secrets } from '../../../platform/secrets/port.ts'
import type { Sql } from '../../base/sql.ts'
import { createQueryCounts, type QueryCounts } from '../search/query-counts.ts'
import { storedQuery } from '../search/record-query.ts'
import { feedChoices, recentActs } from '../taste/tables.ts'

/** A search that found something, or the opening of an idea. */
export interface RecentAct {
  readonly userId: UserId
  readonly kind: 'search' | 'open'
  readonly what: string
  readonly at: Date
}

/** Max acts that wait; further ones are lost while the database can't be reached. */
const waitingMost = 10_000

/**
 * Stores acts of members who let them shape their feed, and forgets the oldest of theirs. Members who are
 * gone, and those who turned it off in the meantime, get no rows.
 */
export async function writeActs(db: Sql, all: readonly RecentAct[]): Promise<void> {
  const column = <Value>(read: (act: RecentAct) => Value) => sql.param(all.map(read))
  await db.execute(sql`
    insert into ${recentActs} (user_id, kind, what, at)
    select made.user_id, made.kind, made.what, max(made.at)
    from unnest(${column(({ userId }) => userId)}::bigint[], ${column(({ kind }) => kind)}::text[],
      ${column(({ what }) => what)}::text[],
      ${column(({ at }) => at.toISOString())}::timestamptz[]) made(user_id, kind, what, at)
    join users on users.id = made.user_id
    where not exists (select from ${feedChoices} choice where choice.user_id = made.user_id
      and choice.kind = 'source' and choice.target = 'recent')
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (user_id, kind, what) do update
      set at = greatest(${recentActs.at}, excluded.at)`)
  await db.execute(sql`
    delete from ${recentActs} where (user_id, kind, what) in (
      select user_id, kind, what from (
        select user_id, kind, what,
          row_number() over (partition by user_id, kind order by at desc, what) as place
        from ${recentActs}
        where user_id = any(${sql.param([...new Set(all.map(({ userId }) => userId))])}::bigint[])) own
      where own.place > ${limits.recentActsMax})`)
}

/** Counts queries, and gathers what members search for and open. */
export const createCounts = (around: {
  readonly db: Db
  readonly log: Log
  readonly secrets: Secrets
}): QueryCounts => withRecentActs(createQueryCounts(around), around)

/**
 * Gathers what members search for and open beside the counts of queries, and writes it together, so that
 * neither a search nor a look at a pin sends a statement more.
 */
function withRecentActs(
  counts: QueryCounts,
  { db, log }: { readonly db: Db; readonly log: Log },
): QueryCounts {
  let waiting = new Map<string, RecentAct>()
  let due: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()

  const add = (act: RecentAct) => {
    const key = `${act.userId} ${act.kind} ${act.what}`
    if (waiting.size >= waitingMost && !waiting.has(key)) return
    waiting.set(key, act)
    due ??= setTimeout(() => void write(), timings.madeQueriesWritten).unref()
  }

  async function writeWaiting(): Promise<void> {
    const taken = waiting
    waiting = new Map()
    if (taken.size === 0) return
    try {
      await writeActs(db, [...taken.values()])
    } catch (cause) {
      waiting = new Map([...taken, ...waiting])
      log.warn('recent-acts.not-written', { cause: causeText(cause) })
    }
  }

  function write(): Promise<void> {
    clearTimeout(due)
    due = undefined
    writing = writing.then(writeWaiting)
    return writing
  }

  return {
    ...counts,
    found(by, browser, found) {
      counts.found(by, browser, found)
      const kept = storedQuery(found.text)
      if (kept !== undefined && found.ids.length > 0)
        add({ userId: by, kind: 'search', what: kept.display, at: found.now })
    },
    chose(by, browser, what) {
      counts.chose(by, browser, what)
      if (what.act === 'open') add({ userId: by, kind: 'open', what: what.originId, at: what.now })
    },
    async write() {
      await Promise.all([counts.write(), write()])
    },
  }
}
