import { z } from '@tessera/contracts/schema'
import { and, asc, eq, lte, sql } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import { unsaidType } from '../../../platform/pages/port.ts'
import { readForJob } from '../../../platform/readers/port.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { domainFlags } from '../../base/link-lists/tables.ts'
import { fetchedListReader } from '../../pins/index.ts'
import { type FetchedRow, sourceOf } from './fetched.ts'
import { fetchedLists } from './tables.ts'

/** The bytes and entries of a list at most. */
const maxBytes = 48 * 1024 * 1024
const entriesMost = 1_000_000
const fetchMilliseconds = 120_000
const rowsAtOnce = 5_000
const hour = 3_600_000

/** The wait after a failure; it doubles up to a day. */
const waitAfterFault = (failsSince: Date, now: Date): number =>
  Math.min(Math.max(now.getTime() - failsSince.getTime(), hour / 4), 24 * hour)

/** True when a list shrinks or grows by more than half, which a person has to accept. */
export const isSuspect = (before: number, after: number): boolean =>
  before > 0 && (after < before / 2 || after > before * 1.5)

const Known = z.array(z.object({ known: z.nullable(z.string()) }))

async function knownOf({ db }: Ports, source: string): Promise<string> {
  const { rows } = await db.execute(sql`select string_agg(${domainFlags.domain}, E'\n') as known
    from ${domainFlags} where ${domainFlags.source} = ${source}`)
  return z.parse(Known, rows)[0]?.known ?? ''
}

/** Runs `work` for the lines of a text, some thousands at a time. */
async function inBatches(
  text: string,
  signal: AbortSignal,
  work: (lines: readonly string[]) => Promise<unknown>,
): Promise<void> {
  let lines: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    lines.push(text.slice(at, end < 0 ? text.length : end))
    at = end < 0 ? text.length : end + 1
    if (lines.length < rowsAtOnce && at < text.length) continue
    await work(lines)
    signal.throwIfAborted()
    lines = []
  }
}

type Outcome = Partial<typeof fetchedLists.$inferInsert>

/** Fetches a list and stores what changed. It may be killed anywhere: the next run compares again. */
async function fetched(ports: Ports, row: FetchedRow, signal: AbortSignal): Promise<Outcome> {
  const now = ports.clock.now()
  const bytes: Uint8Array[] = []
  const came = await ports.pages.fetch(row.address, {
    maxBytes,
    accept: ['text/', unsaidType, 'application/'],
    milliseconds: fetchMilliseconds,
    signal,
    known: { etag: row.etag, lastModified: row.lastModified },
    take: async (part) => {
      bytes.push(part)
    },
  })
  signal.throwIfAborted()
  const checked: Outcome = {
    checkedAt: now,
    nextAt: new Date(now.getTime() + row.everyHours * hour),
  }
  if (!came.ok)
    return { fault: came.status === undefined ? came.code : `${came.code} ${came.status}` }
  if (came.isUnchanged) return { ...checked, fault: null, failsSince: null }
  const text = Buffer.concat(bytes).toString('utf8')
  const source = sourceOf(row)
  const found = await readForJob(ports.readers, fetchedListReader, {
    input: { text, known: await knownOf(ports, source), most: entriesMost },
    by: { who: 'job:lists', signal },
  })
  if (found === 'heavy') return { fault: 'too-large' }
  // A page about an error has no domains either.
  if (found.entries === 0) return { fault: 'empty' }
  if (isSuspect(row.entries, found.entries) && !row.isAccepted)
    return { ...checked, fault: null, failsSince: null, waiting: found.entries }
  const createdAt = now.toISOString()
  await inBatches(found.added, signal, (domains) =>
    ports.db.execute(sql`insert into ${domainFlags} (domain, source, status, created_at)
      select given.domain, ${source}, ${row.status}, ${createdAt}::timestamptz
      from unnest(${sql.param(domains)}::text[]) given(domain)
      where exists (select from ${fetchedLists} where ${fetchedLists.id} = ${row.id}::bigint)
      on conflict do nothing`),
  )
  await inBatches(found.removed, signal, (domains) =>
    ports.db
      .delete(domainFlags)
      .where(
        and(
          eq(domainFlags.source, source),
          sql`${domainFlags.domain} = any(${sql.param(domains)}::text[])`,
        ),
      ),
  )
  return {
    ...checked,
    entries: found.entries,
    faulty: found.faulty,
    changedAt: found.added === '' && found.removed === '' ? row.changedAt : now,
    fault: null,
    failsSince: null,
    waiting: null,
    isAccepted: false,
    etag: came.version?.etag ?? null,
    lastModified: came.version?.lastModified ?? null,
  }
}

async function fetchNext(ports: Ports, signal: AbortSignal): Promise<boolean> {
  const { db, clock, log } = ports
  const now = clock.now()
  const [row] = await db
    .select()
    .from(fetchedLists)
    .where(and(eq(fetchedLists.isOn, true), lte(fetchedLists.nextAt, now)))
    .orderBy(asc(fetchedLists.nextAt))
    .limit(1)
  if (row === undefined) return false
  let outcome: Outcome
  try {
    outcome = await fetched(ports, row, signal)
  } catch (cause) {
    signal.throwIfAborted()
    log.warn('lists.fetch-failed', { list: row.id, cause: causeText(cause) })
    outcome = { fault: 'unexpected' }
  }
  if (outcome.fault) {
    const failsSince = row.failsSince ?? now
    log.warn('lists.not-fetched', { list: row.id, fault: outcome.fault })
    outcome = {
      ...outcome,
      checkedAt: now,
      failsSince,
      nextAt: new Date(now.getTime() + waitAfterFault(failsSince, now)),
    }
  }
  await db.update(fetchedLists).set(outcome).where(eq(fetchedLists.id, row.id))
  return true
}

/** Fetches, every five minutes, the lists whose time has come, one after the other. */
export const handleFetchLists = handleJob(
  defineSweep({ name: 'fetch-lists', everySeconds: 300, leaseSeconds: 300 }),
  async (ports, { signal }) => {
    while (await fetchNext(ports, signal)) signal.throwIfAborted()
  },
)
