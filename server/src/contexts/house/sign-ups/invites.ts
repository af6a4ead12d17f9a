import type { HouseInvite } from '@tessera/contracts/calls/house-doors'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import { and, desc, eq, lt } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { hashOfInvite, inviteLinkPath, signUpInvites } from '../../identity/index.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'

const day = 86_400_000

type InviteRow = typeof signUpInvites.$inferSelect

const inviteOf = (row: InviteRow, now: Date): HouseInvite => ({
  id: row.id,
  note: row.note,
  most: row.most,
  used: row.used,
  made_at: row.madeAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  is_ended: row.endedAt !== null || row.expiresAt <= now || row.used >= row.most,
})

/** Lists invites, newest first, below an id. */
export async function invitesBelow(
  db: Sql,
  now: Date,
  page: { readonly before: string | undefined; readonly most: number },
): Promise<readonly HouseInvite[]> {
  const rows = await db
    .select()
    .from(signUpInvites)
    .where(page.before === undefined ? undefined : lt(signUpInvites.id, page.before))
    .orderBy(desc(signUpInvites.id))
    .limit(page.most)
  return rows.map((row) => inviteOf(row, now))
}

/** Makes an invite. Its code is in the link alone. */
export async function makeInvite(
  ports: Ports,
  actor: Actor,
  { note, most, days }: { readonly note: string; readonly most: number; readonly days: number },
): Promise<Answer<{ invite: HouseInvite; url: string }>> {
  const { db, ids, tokens, clock, settings } = ports
  const code = tokens.next()
  const now = clock.now()
  const row = {
    id: ids.next(),
    codeHash: hashOfInvite(code),
    note,
    most,
    madeBy: actor.id,
    madeAt: now,
    expiresAt: new Date(now.getTime() + days * day),
  }
  await db.transaction(async (tx) => {
    await tx.insert(signUpInvites).values(row)
    await appendToLog(tx, ports, {
      actor,
      act: 'doors.invite',
      object: row.id,
      reason: note,
      after: { most, expires_at: row.expiresAt.toISOString() },
    })
  })
  const invite = inviteOf({ ...row, used: 0, endedAt: null }, now)
  return given({ invite, url: `${settings.publicOrigin}${inviteLinkPath}${code}/` })
}

/** Ends an invite. */
export async function endInvite(
  ports: Ports,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Answer<HouseInvite>> {
  const { db, clock } = ports
  const now = clock.now()
  const row = await db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(signUpInvites)
      .where(and(eq(signUpInvites.id, id)))
      .for('update')
    if (locked === undefined || locked.endedAt !== null) return locked
    await tx.update(signUpInvites).set({ endedAt: now }).where(eq(signUpInvites.id, id))
    const { used, most } = locked
    await appendToLog(tx, ports, {
      actor,
      act: 'doors.invite.end',
      object: id,
      reason,
      before: { used, most },
    })
    return { ...locked, endedAt: now }
  })
  return row === undefined ? refused('not-found') : given(inviteOf(row, now))
}
