import {
  blockUser,
  followBoard,
  followUser,
  unblockUser,
  unfollowBoard,
  unfollowUser,
} from '@tessera/contracts/calls/follows'
import { answerMember, given, refused } from '../../calls/answer.ts'
import { notify } from '../notifications/notify.ts'
import { addBlock, removeBlock } from './block.ts'
import {
  addBoardFollow,
  addFollow,
  ownerOfBoard,
  removeBoardFollows,
  removeFollow,
} from './follow.ts'
import { isThere } from './people.ts'

const answerFollow = answerMember(followUser, async ({ ports, viewer }, { user_id: id }) => {
  if (id === viewer.id) return refused('not-yourself')
  const follow = { followerId: viewer.id, followedId: id, now: ports.clock.now() }
  const followed = await ports.db.transaction(async (tx) => {
    const came = await addFollow(tx, follow)
    if (came?.isNew) await notify(tx, ports, id, { kind: 'followed', actorId: viewer.id })
    return came
  })
  if (followed === undefined) return refused('not-found')
  return given({ id, followed_by_me: true, follower_count: followed.followers })
})

const answerUnfollow = answerMember(unfollowUser, async ({ ports, viewer }, { user_id: id }) => {
  if (id === viewer.id) return refused('not-yourself')
  const follow = { followerId: viewer.id, followedId: id }
  const left = await ports.db.transaction((tx) => removeFollow(tx, follow))
  if (left === undefined) return refused('not-found')
  return given({ id, followed_by_me: false, follower_count: left.followers })
})

const answerFollowBoard = answerMember(followBoard, async ({ ports, viewer }, { board_id: id }) => {
  const ownerId = await ownerOfBoard(ports.db, id, viewer.id)
  if (ownerId === undefined) return refused('not-found')
  if (ownerId === viewer.id) return refused('not-yourself')
  const now = ports.clock.now()
  await addBoardFollow(ports.db, { followerId: viewer.id, boardId: id, now })
  return given({ id, followed_by_me: true })
})

const answerUnfollowBoard = answerMember(
  unfollowBoard,
  async ({ ports, viewer }, { board_id: id }) => {
    const ownerId = await ownerOfBoard(ports.db, id, viewer.id)
    if (ownerId === undefined) return refused('not-found')
    if (ownerId === viewer.id) return refused('not-yourself')
    await removeBoardFollows(ports.db, viewer.id, [id])
    return given({ id, followed_by_me: false })
  },
)

const answerBlock = answerMember(blockUser, async ({ ports, viewer }, { user_id: id }) => {
  if (id === viewer.id) return refused('not-yourself')
  const block = { blockerId: viewer.id, blockedId: id, now: ports.clock.now() }
  const done = await ports.db.transaction((tx) => addBlock(tx, block))
  return done ? given({ id, blocked_by_me: true }) : refused('not-found')
})

const answerUnblock = answerMember(unblockUser, async ({ ports, viewer }, { user_id: id }) => {
  if (id === viewer.id) return refused('not-yourself')
  await removeBlock(ports.db, { blockerId: viewer.id, blockedId: id })
  if (!(await isThere(ports.db, id, viewer.id))) return refused('not-found')
  return given({ id, blocked_by_me: false })
})

/** Handlers of the calls about following and blocking. */
export const followCalls = [
  answerFollow,
  answerUnfollow,
  answerFollowBoard,
  answerUnfollowBoard,
  answerBlock,
  answerUnblock,
]
