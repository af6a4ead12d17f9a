import { boardPins, getBoard, userBoards } from '@tessera/contracts/calls/boards'
import {
  blockUser,
  followBoard,
  followUser,
  unblockUser,
  unfollowUser,
} from '@tessera/contracts/calls/follows'
import { getUser, userFollowers, userFollowing } from '@tessera/contracts/calls/users'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'

const named = (person: Person, username: string) => person.done(getUser, { username })

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`blocking on ${kind}`, () => {
    const service = openedService(open)
    const two = async () => {
      const [one, other] = [await member(service()), await member(service())]
      return { one, other, self: await selfOf(one), them: await selfOf(other) }
    }

    test('blocking ends both follows, and hides everything of the blocker from the blocked', async () => {
      const { one, other, self, them } = await two()
      const board = await boardOf(one, 'Mine')
      await one.done(followUser, { user_id: them.id })
      await other.done(followUser, { user_id: self.id })
      await other.done(followBoard, { board_id: board.id })
      expect(await one.done(blockUser, { user_id: them.id })).toEqual({
        id: them.id,
        blocked_by_me: true,
      })
      expect(await named(one, them.username)).toMatchObject({
        blocked_by_me: true,
        followed_by_me: false,
        follower_count: 0,
        following_count: 0,
      })
      const hidden = [
        await other.call(getUser, { username: self.username }),
        await other.call(userFollowers, { user_id: self.id }),
        await other.call(userFollowing, { user_id: self.id }),
        await other.call(getBoard, { board_id: board.id }),
        await other.call(boardPins, { board_id: board.id }),
        await other.call(followUser, { user_id: self.id }),
        await other.call(unfollowUser, { user_id: self.id }),
        await other.call(unblockUser, { user_id: self.id }),
        await other.call(followBoard, { board_id: board.id }),
        await one.call(followUser, { user_id: them.id }),
      ]
      for (const { status, error } of hidden)
        expect({ status, code: error?.code }).toEqual({ status: 404, code: 'not-found' })
      const boards = await other.call(userBoards, { user_id: self.id })
      expect(boards.data ?? []).toEqual([])
      await one.done(unblockUser, { user_id: them.id })
      expect(await named(other, self.username)).toMatchObject({ followed_by_me: false })
      expect((await other.done(getBoard, { board_id: board.id })).followed_by_me).toBe(false)
    })

    test('a person who blocked the viewer is in no list of people either', async () => {
      const { one, other, them } = await two()
      const star = await selfOf(await member(service()))
      await one.done(followUser, { user_id: star.id })
      await other.done(followUser, { user_id: star.id })
      await one.done(blockUser, { user_id: them.id })
      const seen = await other.done(userFollowers, { user_id: star.id })
      expect(seen.map(({ id }) => id)).toEqual([them.id])
    })

    test('two people who follow and block each other at once do not deadlock', async () => {
      const { one, other, self, them } = await two()
      const all = await Promise.all(
        [1, 2, 3, 4].flatMap(() => [
          one.call(followUser, { user_id: them.id }),
          other.call(followUser, { user_id: self.id }),
          one.call(blockUser, { user_id: them.id }),
          one.call(unblockUser, { user_id: them.id }),
        ]),
      )
      for (const { status } of all) expect([200, 404]).toContain(status)
      await one.done(blockUser, { user_id: them.id })
      expect(await named(one, self.username)).toMatchObject({
        follower_count: 0,
        following_count: 0,
      })
      expect(await named(one, them.username)).toMatchObject({
        follower_count: 0,
        following_count: 0,
      })
    })
  })
