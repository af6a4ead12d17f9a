import {
  blockedUsers,
  blockUser,
  followBoard,
  followUser,
  unblockUser,
  unfollowBoard,
  unfollowUser,
} from '@tessera/contracts/calls/follows'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { badBookmark, pageOf } from '../../../calls/bookmark.ts'
import { momentOfBookmark } from '../../../calls/moment-bookmark.ts'
import { cardOf } from '../../identity/index.ts'
import { notify } from '../notifications/notify.ts'
import { addBlock, removeBlock } from './block.ts'
import { peopleBlocked } from './blocked-people.ts'
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

const answerBlocked = answerMember(blockedUsers, async ({ ports, viewer }, input) => {
  const after = momentOfBookmark(input.bookmark)
  if (after === 'unreadable') return badBookmark
  const most = input.page_size + 1
  const found = await peopleBlocked(ports.db, { blockerId: viewer.id, after, most })
  const page = pageOf(found, input.page_size, ({ since, id }) => [since.getTime(), id])
  return given(page.rows.map(cardOf), page.bookmark)
})

/** Handlers of the calls about following and blocking. */
export const followCalls = [
  answerFollow,
  answerUnfollow,
  answerFollowBoard,
  answerUnfollowBoard,
  answerBlock,
  answerUnblock,
  answerBlocked,
]
