import { timings } from '@tessera/contracts/timings'
import * as z from 'zod'
import type { Tx } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import type { ListedStore } from './listed-store.ts'

const Line = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['closed', 'returned', 'deleted']),
  user: z.string().regex(/^\d{1,19}$/),
})

type Line = z.infer<typeof Line>

const key = 'deletions.jsonl'
const day = 86_400_000

const textOf = async ({ blobs }: ListedStore): Promise<string> => {
  const kept = await blobs.get(key)
  return kept === undefined ? '' : new TextDecoder().decode(kept.bytes)
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

/** Keeps the list of deletions with the backups too. Lines that are there stay, whatever the list is now. */
export async function keepDeletions(target: ListedStore, list: string): Promise<void> {
  const all = new Set([...linesOf(await textOf(target)), ...linesOf(list)])
  if (all.size === 0) return
  const bytes = new TextEncoder().encode(`${[...all].join('\n')}\n`)
  await target.blobs.put(key, { bytes, contentType: 'application/json' })
}

/** Lines of a list; those that can't be read are counted, since a crash cuts the last one off. */
export interface ReadDeletions {
  readonly lines: readonly Line[]
  readonly unread: number
}

function parsedLine(text: string): Line | undefined {
  try {
    return Line.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Reads lists of deletions, and the one with the backups. */
export async function readDeletions(
  target: ListedStore,
  lists: readonly string[],
): Promise<ReadDeletions> {
  const texts = [await textOf(target), ...lists].flatMap(linesOf)
  const lines = [...new Set(texts)].map(parsedLine)
  const read = lines.filter((line) => line !== undefined)
  return {
    lines: read.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    unread: lines.length - read.length,
  }
}

/** The number of accounts that were deleted, closed and opened again. */
export type AppliedDeletions = Readonly<Record<Line['kind'], number>>

/** Clocks of instances and of the database differ by less. */
const clockMilliseconds = 3_600_000

/** Keeps the last line of each account that counts for a backup. */
function lastOfEach(lines: readonly Line[], takenAt: Date): Iterable<Line> {
  const last = new Map<string, Line>()
  for (const line of lines) {
    // An id is never used again, so that a deleted one stays deleted whenever that was.
    const counts =
      line.kind === 'deleted' || Date.parse(line.at) > takenAt.getTime() - clockMilliseconds
    if (counts && last.get(line.user)?.kind !== 'deleted') last.set(line.user, line)
  }
  return last.values()
}

/**
 * Applies the deletions since a backup. Deleted accounts are closed beyond return at once, and the service
 * deletes their rows and files at its start, as it deletes every account.
 */
export async function applyDeletions(
  tx: Tx,
  { lines }: ReadDeletions,
  takenAt: Date,
): Promise<AppliedDeletions> {
  const counts = { deleted: 0, closed: 0, returned: 0 }
  for (const { user, kind, at } of lastOfEach(lines, takenAt)) {
    const [state, pausedAt, closesAt] = statesAfter[kind](at)
    // A return from before the pause that the backup has is over.
    const { rows } = await tx.execute(sql`
      update users set state = ${state}, paused_at = ${pausedAt}::timestamptz,
        closes_at = ${closesAt}::timestamptz
      where id = ${user}::bigint and (${kind} <> 'returned'
        or (state = 'deactivated' and paused_at <= ${at}::timestamptz)) returning id`)
    if (rows.length === 0) continue
    counts[kind] += 1
    if (kind !== 'returned')
      await tx.execute(sql`delete from sessions where user_id = ${user}::bigint`)
  }
  return counts
}

/** The state of an account, when it was paused and when it is deleted. Without a pause nobody comes back. */
const statesAfter = {
  deleted: (at: string) => ['deactivated', null, at],
  closed: (at: string) => [
    'deactivated',
    at,
    new Date(Date.parse(at) + timings.closingDays * day).toISOString(),
  ],
  returned: () => ['active', null, null],
} as const satisfies Record<
  Line['kind'],
  (at: string) => readonly [state: string, pausedAt: string | null, closesAt: string | null]
>
