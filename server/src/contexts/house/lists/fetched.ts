import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type {
  addFetchedList,
  changeFetchedList,
  FetchedList,
} from '@tessera/contracts/calls/house-lists'
import { siteLink } from '@tessera/contracts/web-link'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import { asc, eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { fetchedPrefix } from '../../base/link-lists/statuses.ts'
import { domainFlags } from '../../base/link-lists/tables.ts'
import type { Sql } from '../../base/sql.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'
import { fetchedLists } from './tables.ts'

const listsMost = 20

export type FetchedRow = typeof fetchedLists.$inferSelect

/** The source of a fetched list's rows among the flagged domains. */
export const sourceOf = ({ id }: Pick<FetchedRow, 'id'>): string => `${fetchedPrefix}${id}`

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

const toldOf = (row: FetchedRow): FetchedList => ({
  id: row.id,
  address: row.address,
  status: row.status,
  every_hours: row.everyHours,
  is_on: row.isOn,
  entries: row.entries,
  faulty: row.faulty,
  checked_at: iso(row.checkedAt),
  changed_at: iso(row.changedAt),
  next_at: row.nextAt.toISOString(),
  fault: row.fault,
  fails_since: iso(row.failsSince),
  waiting: row.isAccepted ? null : row.waiting,
})

/** Lists the addresses that lists are fetched from. */
export async function allFetched(db: Sql): Promise<FetchedList[]> {
  return (await db.select().from(fetchedLists).orderBy(asc(fetchedLists.id))).map(toldOf)
}

/** Adds an address. The job fetches it at its next run. */
export async function addFetched(
  ports: Ports,
  actor: Actor,
  { address, status, every_hours: everyHours, reason }: ParsedInputOf<typeof addFetchedList>,
): Promise<Answer<FetchedList>> {
  const link = siteLink(address)
  if (link === undefined || link.isDisguised) return refused('link-unfit', { field: 'address' })
  const now = ports.clock.now()
  const id = ports.ids.next()
  return ports.db.transaction(async (tx) => {
    if ((await tx.$count(fetchedLists)) >= listsMost) return refused('list-full')
    const [row] = await tx
      .insert(fetchedLists)
      .values({
        id,
        address: link.url,
        status,
        everyHours,
        isOn: true,
        nextAt: now,
        createdAt: now,
      })
      .returning()
    await appendToLog(tx, ports, {
      actor,
      act: 'lists.change',
      object: id,
      reason,
      after: { address: link.url, status, every_hours: everyHours },
    })
    return row === undefined ? refused('not-found') : given(toldOf(row))
  })
}

/** Pauses, resumes, fetches, accepts or takes away a list. */
export async function actOnFetched(
  ports: Ports,
  actor: Actor,
  { id, do: act, reason }: ParsedInputOf<typeof changeFetchedList>,
): Promise<Answer<FetchedList[]>> {
  const now = ports.clock.now()
  const isThere = await ports.db.transaction(async (tx) => {
    const isIt = eq(fetchedLists.id, id)
    const [row] = await tx.select().from(fetchedLists).where(isIt).for('update')
    if (row === undefined) return false
    if (act === 'remove') {
      await tx.delete(fetchedLists).where(isIt)
      await tx.delete(domainFlags).where(eq(domainFlags.source, sourceOf(row)))
    } else {
      const changes = {
        pause: { isOn: false },
        resume: { isOn: true, nextAt: now },
        fetch: { nextAt: now },
        accept: { isAccepted: true, nextAt: now, etag: null, lastModified: null },
      } as const
      await tx.update(fetchedLists).set(changes[act]).where(isIt)
    }
    await appendToLog(tx, ports, {
      actor,
      act: 'lists.change',
      object: id,
      reason,
      before: { address: row.address, is_on: row.isOn, entries: row.entries },
      after: { do: act, waiting: row.waiting },
    })
    return true
  })
  return isThere ? given(await allFetched(ports.db)) : refused('not-found')
}
