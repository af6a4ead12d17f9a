import type { PinId, UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import { flagsOf } from '../../base/link-lists/flags.ts'
import { countedFlags } from '../../base/link-lists/statuses.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { pins } from '../pins/tables.ts'
import { type Flag, reportersNeeded } from './rules.ts'
import { offsiteReports, pinClicks } from './tables.ts'

/** Loads the flags of a host's domains, and how many members reported its registered domain. */
export async function flagsAndReports(
  db: Sql,
  domains: readonly string[],
  registered: string,
): Promise<{ readonly flags: readonly Flag[]; readonly reporters: number }> {
  const flags = countedFlags(await flagsOf(db, domains))
  // More reporters make no difference.
  const reporters = await db
    .select({ id: offsiteReports.reporterId })
    .from(offsiteReports)
    .where(eq(offsiteReports.domain, registered))
    .limit(reportersNeeded)
  return { flags, reporters: reporters.length }
}

/** Loads the link of a live pin, if this viewer may see the pin. */
export async function linkOfPin(
  db: Sql,
  id: PinId,
  viewerId: UserId | null,
): Promise<{ readonly link: string | null } | undefined> {
  const [row] = await db
    .select({ link: pins.link })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(and(eq(pins.id, id), isNull(pins.deletedAt), isVisibleTo(viewerId)))
  return row
}

/** Counts a click on a pin's link. */
export async function countClick(db: Sql, id: PinId, now: Date): Promise<void> {
  await db
    .insert(pinClicks)
    .values({ pinId: id, day: now.toISOString().slice(0, 10), clicks: 1 })
    .onConflictDoUpdate({
      target: [pinClicks.pinId, pinClicks.day],
      set: { clicks: sql`${pinClicks.clicks} + 1` },
    })
}

/** Stores a report; repeating it changes nothing. */
export async function addReport(
  db: Sql,
  report: typeof offsiteReports.$inferInsert,
): Promise<void> {
  await db.insert(offsiteReports).values(report).onConflictDoNothing()
}
