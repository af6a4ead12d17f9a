import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { createHouseNotice, HouseNotice } from '@tessera/contracts/calls/house-notices'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import { desc, eq, lt } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { changeWords } from '../../base/house-words/current-words.ts'
import { houseNotices } from '../../base/house-words/tables.ts'
import type { Sql } from '../../base/sql.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'

type NoticeRow = typeof houseNotices.$inferSelect

const noticeOf = (row: NoticeRow, now: Date): HouseNotice => ({
  id: row.id,
  kind: row.kind,
  audience: row.audience,
  en: row.en,
  de: row.de,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  is_ended: row.endedAt !== null || row.endsAt <= now,
})

/** Lists notices, newest first, below an id. */
export async function noticesBelow(
  db: Sql,
  now: Date,
  page: { readonly before: string | undefined; readonly most: number },
): Promise<readonly HouseNotice[]> {
  const rows = await db
    .select()
    .from(houseNotices)
    .where(page.before === undefined ? undefined : lt(houseNotices.id, page.before))
    .orderBy(desc(houseNotices.id))
    .limit(page.most)
  return rows.map((row) => noticeOf(row, now))
}

/** Makes a notice. Open tabs show it at its start. */
export async function makeNotice(
  ports: Ports,
  actor: Actor,
  { reason, starts_at, ends_at, ...said }: ParsedInputOf<typeof createHouseNotice>,
): Promise<Answer<HouseNotice>> {
  const now = ports.clock.now()
  const startsAt = starts_at === null ? now : new Date(starts_at)
  const endsAt = new Date(ends_at)
  // A time such as the 31st of February is none.
  if (!(endsAt > now && endsAt > startsAt)) return refused('house-notice-time')
  const row = { ...said, id: ports.ids.next(), startsAt, endsAt, endedAt: null }
  await changeWords(ports, async (tx) => {
    await tx.insert(houseNotices).values(row)
    await appendToLog(tx, ports, {
      actor,
      act: 'words.notice',
      object: row.id,
      reason,
      after: {
        kind: row.kind,
        audience: row.audience,
        text: row.en,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
      },
    })
  })
  return given(noticeOf(row, now))
}

/** Ends a notice at once. */
export async function endNotice(
  ports: Ports,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Answer<HouseNotice>> {
  const now = ports.clock.now()
  const row = await changeWords(ports, async (tx) => {
    const [locked] = await tx
      .select()
      .from(houseNotices)
      .where(eq(houseNotices.id, id))
      .for('update')
    if (locked === undefined || locked.endedAt !== null || locked.endsAt <= now) return locked
    await tx.update(houseNotices).set({ endedAt: now }).where(eq(houseNotices.id, id))
    await appendToLog(tx, ports, {
      actor,
      act: 'words.notice.end',
      object: id,
      reason,
      before: { text: locked.en, ends_at: locked.endsAt.toISOString() },
    })
    return { ...locked, endedAt: now }
  })
  return row === undefined ? refused('not-found') : given(noticeOf(row, now))
}
