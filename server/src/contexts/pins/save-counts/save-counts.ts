import { and, desc, eq, isNotNull, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { boards } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'
import { linkKey } from './link-key.ts'

type CountPorts = Pick<Ports, 'db' | 'clock'>

/** Age in milliseconds at which the counts are read again. */
export const countsFresh = 600_000

/** Max number of links that are counted, the most saved first. */
const linksMax = 50_000

/** Reads how often each link was saved in public: by its creators, and by those who saved their pins. */
async function readCounts({ db }: CountPorts): Promise<ReadonlyMap<string, number>> {
  const saves = sql<number>`(count(*) + sum(${pins.saveCount}))::int`
  const rows = await db
    .select({ link: pins.link, saves })
    .from(pins)
    .innerJoin(boards, and(eq(boards.id, pins.boardId), isNull(boards.deletedAt)))
    .where(
      and(
        eq(pins.listed, true),
        eq(boards.privacy, 'public'),
        isNull(pins.deletedAt),
        isNotNull(pins.link),
      ),
    )
    .groupBy(pins.link)
    .orderBy(desc(saves))
    .limit(linksMax)
  const counts = new Map<string, number>()
  for (const { link, saves: number } of rows) {
    const key = linkKey(link ?? '')
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + number)
  }
  return counts
}

/**
 * Creates the counts of saves by page. All of them are read at once, at most every ten minutes and when somebody asks:
 * other sites ask for any page, as often as they are visited, and one more page costs the database nothing.
 */
export function saveCounts(ports: CountPorts): (url: string) => Promise<number> {
  let read:
    | { readonly at: number; readonly counts: Promise<ReadonlyMap<string, number>> }
    | undefined
  return async (url) => {
    const key = linkKey(url)
    if (key === undefined) return 0
    const now = ports.clock.now().getTime()
    if (read === undefined || now - read.at >= countsFresh) {
      const mine = { at: now, counts: readCounts(ports) }
      read = mine
      // A failed read is tried again by the next request.
      mine.counts.catch(() => {
        if (read === mine) read = undefined
      })
    }
    return (await read.counts).get(key) ?? 0
  }
}
