import type { QueryClient } from '@tanstack/react-query'
import {
  followBoard,
  followUser,
  unfollowBoard,
  unfollowUser,
} from '@tessera/contracts/calls/follows'
import { boardFollowed, userFollowed } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { changeAnswers } from '../../saving/kept-answers/change-answers.ts'
import { type FollowTarget, isFollowed } from './follow-target.ts'
import { markBoard, markUser } from './mark-followed.ts'

type Shell = Pick<ShellContext, 'bus' | 'client' | 'queries' | 'toast'>

/** A call that is under way, and what the person wants by now. */
interface Pending {
  wanted: boolean
}

const pendingOf = new WeakMap<QueryClient, Map<string, Pending>>()

const keyOf = (target: FollowTarget): string =>
  target.type === 'user' ? `user ${target.user.id}` : `board ${target.board.id}`

/** Shows it as followed or not, wherever it stands, before the service has said so. */
function show({ queries }: Shell, target: FollowTarget, followed: boolean): void {
  if (target.type === 'board') {
    changeAnswers(queries, markBoard({ boardId: target.board.id, followed }))
    return
  }
  const { id: userId, follower_count: count, followed_by_me } = target.user
  const followerCount = count + Number(followed) - Number(followed_by_me)
  changeAnswers(queries, markUser({ userId, followed, followerCount }))
}

/** Tells the service, and everybody once it has agreed; null when it has, else its words. */
async function tell(shell: Shell, target: FollowTarget, followed: boolean): Promise<string | null> {
  const { bus, client } = shell
  if (target.type === 'board') {
    const call = followed ? followBoard : unfollowBoard
    const result = await client.call(call, { board_id: target.board.id })
    if (!result.ok) return result.error.message
    bus.emit(boardFollowed, { boardId: target.board.id, followed })
    return null
  }
  const result = await client.call(followed ? followUser : unfollowUser, {
    user_id: target.user.id,
  })
  if (!result.ok) return result.error.message
  const followerCount = result.data.follower_count
  bus.emit(userFollowed, { userId: target.user.id, followed, followerCount })
  return null
}

/**
 * Follows, or does so no more. It shows at once and is taken back when the service refuses; presses
 * while a call is under way count from the last one, so that the end is what the person wanted.
 */
export async function setFollowed(
  shell: Shell,
  target: FollowTarget,
  wanted: boolean,
): Promise<void> {
  const pendings = pendingOf.get(shell.queries) ?? new Map<string, Pending>()
  pendingOf.set(shell.queries, pendings)
  const key = keyOf(target)
  show(shell, target, wanted)
  const before = pendings.get(key)
  if (before !== undefined) {
    before.wanted = wanted
    return
  }
  const pending: Pending = { wanted }
  pendings.set(key, pending)
  let agreed = isFollowed(target)
  while (pending.wanted !== agreed) {
    const asked = pending.wanted
    const refusal = await tell(shell, target, asked)
    if (refusal !== null) {
      show(shell, target, agreed)
      shell.toast({ text: refusal, tone: 'bad' })
      break
    }
    agreed = asked
    // The answer has marked what was asked; the person may want something else by now.
    if (pending.wanted !== agreed) show(shell, target, pending.wanted)
  }
  pendings.delete(key)
}
