import type { BoardId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Refusal } from '../../../calls/answer.ts'
import { and, eq, inArray, isNotNull, isNull, lte, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import type { LockedBoard } from '../boards/lock-board.ts'
import { boardInvites, boardPeople } from '../boards/tables.ts'
import { lockSharedBoard } from './lock-shared-board.ts'
import { countOfPeople, isOpenAddress, partsIn, whoMayBeAsked } from './people.ts'

/** An invite request. Addresses are in lower case, each with the hash of its token. */
export interface Inviting {
  readonly boardId: BoardId
  readonly inviterId: UserId
  readonly userIds: readonly UserId[]
  readonly emails: ReadonlyMap<string, string>
  readonly now: Date
}

/** The result of an invite request. */
export type Invited =
  | {
      readonly ok: true
      readonly board: LockedBoard
      /** Members who weren't invited before. */
      readonly news: readonly UserId[]
      /** Addresses to send an email to. */
      readonly emailsToSend: readonly string[]
    }
  | Refusal

/**
 * Invites people to a board. An address of an account becomes an invite of that member. The answer,
 * the list of people and the limit don't reveal whether an address has an account.
 */
export async function invite(tx: Sql, inviting: Inviting): Promise<Invited> {
  const { boardId, inviterId, now } = inviting
  const held = await lockSharedBoard(tx, inviterId, boardId)
  if (!held.ok) return held
  const { board } = held
  const known = await accountsOf(tx, [...inviting.emails.keys()])
  const ids = [...new Set([...inviting.userIds, ...known.values()])]
  const parts = await partsIn(tx, boardId, ids)
  const askers = { inviterId, ownerId: board.ownerId }
  const mayBeAsked = await whoMayBeAsked(tx, ids, askers)
  const isNews = (id: UserId) => mayBeAsked.has(id) && id !== board.ownerId && !parts.has(id)
  const byName = [...new Set(inviting.userIds)].filter(
    (id) => isNews(id) || parts.get(id)?.byEmail === true,
  )
  const wanted = byName.length + (await newAddresses(tx, inviting))
  if ((await countOfPeople(tx, boardId, now)) + wanted > limits.collaboratorsMax)
    return { ok: false, code: 'collaborators-full' }
  const byEmail = [...known.values()].filter((id) => isNews(id) && !byName.includes(id))
  await ask(tx, inviting, byName, false)
  await ask(tx, inviting, byEmail, true)
  await keepTokens(tx, inviting)
  const isMute = (email: string) => {
    const id = known.get(email)
    return id !== undefined && (!mayBeAsked.has(id) || isIn(id, board, parts))
  }
  return {
    ok: true,
    board,
    news: [...byName, ...byEmail].filter(isNews),
    emailsToSend: [...inviting.emails.keys()].filter((email) => !isMute(email)),
  }
}

const isIn = (
  id: UserId,
  board: LockedBoard,
  parts: ReadonlyMap<UserId, { readonly state: string }>,
): boolean => id === board.ownerId || parts.get(id)?.state === 'active'

/**
 * Returns accounts by verified address. Unverified addresses don't count: signing up with somebody
 * else's address must not catch invites sent to it.
 */
async function accountsOf(
  tx: Sql,
  emails: readonly string[],
): Promise<ReadonlyMap<string, UserId>> {
  if (emails.length === 0) return new Map()
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...emails]), isNotNull(users.emailVerifiedAt)))
  return new Map(rows.map(({ id, email }) => [email.toLowerCase(), id]))
}

async function newAddresses(tx: Sql, { boardId, emails, now }: Inviting): Promise<number> {
  if (emails.size === 0) return 0
  const open = await tx.$count(
    boardInvites,
    and(
      eq(boardInvites.boardId, boardId),
      isOpenAddress(now),
      inArray(boardInvites.email, [...emails.keys()]),
    ),
  )
  return emails.size - open
}

async function ask(
  tx: Sql,
  { boardId, inviterId, now }: Inviting,
  ids: readonly UserId[],
  byEmail: boolean,
): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((userId) => ({
    boardId,
    userId,
    state: 'invited' as const,
    invitedBy: inviterId,
    createdAt: now,
    byEmail,
  }))
  await tx
    .insert(boardPeople)
    .values(rows)
    .onConflictDoUpdate({
      target: [boardPeople.boardId, boardPeople.userId],
      set: { byEmail: sql`${boardPeople.byEmail} and excluded.by_email` },
    })
}

/** Keeps only the latest token of each address, so that inviting twice sends one valid link. */
async function keepTokens(tx: Sql, inviting: Inviting): Promise<void> {
  const { boardId, inviterId, emails, now } = inviting
  await dropExpired(tx, boardId, now)
  if (emails.size === 0) return
  await tx
    .delete(boardInvites)
    .where(
      and(
        eq(boardInvites.boardId, boardId),
        inArray(boardInvites.email, [...emails.keys()]),
        isNull(boardInvites.acceptedAt),
      ),
    )
  await tx.insert(boardInvites).values(
    [...emails].map(([email, tokenHash]) => ({
      tokenHash,
      boardId,
      email,
      invitedBy: inviterId,
      createdAt: now,
      expiresAt: inviteEnd(now),
    })),
  )
}

/** Deletes expired invites of a board. */
export async function dropExpired(tx: Sql, boardId: BoardId, now: Date): Promise<void> {
  await tx
    .delete(boardInvites)
    .where(and(eq(boardInvites.boardId, boardId), lte(boardInvites.expiresAt, now)))
}

const day = 86_400_000

/** Returns when an invite created now expires. */
export const inviteEnd = (now: Date): Date => new Date(now.getTime() + limits.inviteDays * day)
