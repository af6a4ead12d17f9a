import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { boardInvites, boardPeople, boards } from '../boards/tables.ts'
import { notify } from '../notifications/notify.ts'
import { isOlderThanRemoval } from './older-than-removal.ts'
import { isOpenAddress, partsIn, whoMayBeAsked } from './people.ts'

/**
 * Turns invites sent to an address into invites of the account that has just verified it, dated
 * now.
 */
export async function adoptInvites(
  tx: Tx,
  ports: Pick<Ports, 'clock' | 'ids' | 'jobs' | 'live'>,
  person: { readonly id: UserId; readonly email: string },
): Promise<void> {
  const now = ports.clock.now()
  const waiting = await tx
    .select({ boardId: boards.id, ownerId: boards.ownerId, invitedBy: boardInvites.invitedBy })
    .from(boardInvites)
    .innerJoin(boards, eq(boards.id, boardInvites.boardId))
    .where(
      and(
        eq(boardInvites.email, sql`lower(${person.email})`),
        isOpenAddress(now),
        isNull(boards.deletedAt),
        sql`not ${isOlderThanRemoval(person.id)}`,
      ),
    )
  for (const { boardId, ownerId, invitedBy } of waiting) {
    const askers = { inviterId: invitedBy, ownerId }
    const parts = await partsIn(tx, boardId, [person.id, invitedBy])
    const isIn = person.id === ownerId || parts.has(person.id)
    const mayInvite = invitedBy === ownerId || parts.get(invitedBy)?.state === 'active'
    if (isIn || !mayInvite || !(await whoMayBeAsked(tx, [person.id], askers)).has(person.id))
      continue
    await tx
      .insert(boardPeople)
      .values({
        boardId,
        userId: person.id,
        state: 'invited',
        invitedBy,
        createdAt: now,
        byEmail: true,
      })
      .onConflictDoNothing()
    await notify(tx, ports, person.id, { kind: 'board-invite', actorId: invitedBy, boardId })
  }
}
