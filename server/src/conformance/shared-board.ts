import {
  answerInvite,
  boardCollaborators,
  inviteToBoard,
} from '@tessera/contracts/calls/collaborators'
import type { MemoryService } from '../memory-service.ts'
import { boardOf, member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'

/** A person's secret board, and a friend of theirs. */
export async function sharedBoard(service: MemoryService) {
  const [owner, friend] = [await member(service), await member(service)]
  const board = await boardOf(owner, 'Surprise', 'secret')
  const ids = { owner: (await selfOf(owner)).id, friend: (await selfOf(friend)).id }
  return { owner, friend, board, ids }
}

/** Invites the friend to the board, and accepts for them. */
export async function join(of: Awaited<ReturnType<typeof sharedBoard>>): Promise<void> {
  const { owner, friend, board, ids } = of
  await owner.done(inviteToBoard, { board_id: board.id, invited_user_ids: [ids.friend] })
  await friend.done(answerInvite, { board_id: board.id, accept: true })
}

/** Returns a board's people, with their roles, as a person sees them. */
export const peopleOf = async (person: Person, boardId: string): Promise<readonly string[]> =>
  (await person.done(boardCollaborators, { board_id: boardId })).map((each) =>
    each.type === 'email' ? each.email : `${each.state} ${each.user.id}`,
  )
