import { getBoard } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import {
  blockUser,
  followBoard,
  followUser,
  unblockUser,
  unfollowBoard,
  unfollowUser,
} from '@tessera/contracts/calls/follows'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { savePin } from '@tessera/contracts/calls/pins'
import { getUser, userFollowers, userFollowing } from '@tessera/contracts/calls/users'
import { UserId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { crowdOfPeople } from './crowd-of-people.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const named = (person: Person, username: string) => person.done(getUser, { username })

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`people on ${kind}`, () => {
    const service = openedService(open)
    const two = async () => {
      const [one, other] = [await member(service()), await member(service())]
      return { one, other, self: await selfOf(one), them: await selfOf(other) }
    }

    test('S4.14 a follower is listed once, until they unfollow', async () => {
      const { one, other, self, them } = await two()
      for (const follower_count of [1, 1])
        expect(await one.done(followUser, { user_id: them.id })).toEqual({
          id: them.id,
          followed_by_me: true,
          follower_count,
        })
      const seen = await named(one, them.username)
      expect(seen).toMatchObject({ follower_count: 1, following_count: 0, followed_by_me: true })
      const mine = await named(other, self.username)
      expect(mine).toMatchObject({ follower_count: 0, following_count: 1, followed_by_me: false })
      const followers = await visitor(service()).done(userFollowers, { user_id: them.id })
      expect(followers.map(({ id }) => id)).toEqual([self.id])
      const following = await visitor(service()).done(userFollowing, { user_id: self.id })
      expect(following.map(({ id }) => id)).toEqual([them.id])
      for (const follower_count of [0, 0])
        expect(await one.done(unfollowUser, { user_id: them.id })).toMatchObject({
          followed_by_me: false,
          follower_count,
        })
      expect(await one.done(userFollowers, { user_id: them.id })).toEqual([])
      expect((await named(one, self.username)).following_count).toBe(0)
    })

    test('nobody follows or blocks themselves, nor an unknown person', async () => {
      const { one, self } = await two()
      const calls: readonly Call[] = [followUser, unfollowUser, blockUser, unblockUser]
      for (const call of calls) {
        expect((await one.call(call, { user_id: self.id })).error?.code).toBe('not-yourself')
        expect((await one.call(call, { user_id: '1' })).error?.code).toBe('not-found')
        const far = await one.call(call, { user_id: '9999999999999999999' })
        expect(far.status, 'a number beyond all ids').toBeGreaterThanOrEqual(400)
        expect(far.status).toBeLessThan(500)
      }
      expect((await one.call(userFollowers, { user_id: '1' })).error?.code).toBe('not-found')
    })

    test('a followed person is notified, once', async () => {
      const { one, other, self, them } = await two()
      for (const _ of [1, 2]) await one.done(followUser, { user_id: them.id })
      const told = await other.done(getNotifications, {})
      expect(told.map(({ kind, actor }) => ({ kind, id: actor?.id }))).toEqual([
        { kind: 'followed', id: self.id },
      ])
    })

    test('200 follows at once leave every count right', { timeout: 60_000 }, async () => {
      const { one, them } = await two()
      const people = await crowdOfPeople(service(), 200)
      const came = await Promise.all(
        people.map(({ call }) => call(followUser, { user_id: them.id })),
      )
      expect(new Set(came.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await named(one, them.username)).follower_count).toBe(200)
      const first = people[0]
      const [row] = await service()
        .ports.db.select({ following: users.followingCount })
        .from(users)
        .where(eq(users.id, first?.id ?? UserId.parse('1')))
      expect(row?.following).toBe(1)
      const ids: string[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const page = await one.call(userFollowers, {
          user_id: them.id,
          page_size: 60,
          ...(bookmark ? { bookmark } : {}),
        })
        ids.push(...(page.data ?? []).map(({ id }) => id))
        bookmark = page.bookmark
      }
      expect(ids.toSorted()).toEqual(people.map(({ id }) => String(id)).toSorted())
      const bad = await one.call(userFollowers, { user_id: them.id, bookmark: 'WzFlMzAwLCIxIl0=' })
      expect(bad.error?.code).toBe('bad-input')
    })

    test('a visible board of somebody else can be followed on its own', async () => {
      const { one, other } = await two()
      const open = await boardOf(other, 'Open shelves')
      const secret = await boardOf(other, 'Hidden drawers', 'secret')
      for (const call of [followBoard, unfollowBoard]) {
        await one.done(call, { board_id: open.id })
        expect(await one.done(call, { board_id: open.id })).toEqual({
          id: open.id,
          followed_by_me: call === followBoard,
        })
        const shown = await one.done(getBoard, { board_id: open.id })
        expect(shown.followed_by_me).toBe(call === followBoard)
        expect((await one.call(call, { board_id: secret.id })).error?.code).toBe('not-found')
        expect((await other.call(call, { board_id: open.id })).error?.code).toBe('not-yourself')
      }
    })

    test('S3.16 only the person themself sees which boards they saved to last, and whether they may upload video', async () => {
      const { one, other, self } = await two()
      const mine = await one.done(getUser, {
        username: self.username,
        field_set_key: 'save_behavior',
      })
      expect(mine).toMatchObject({ video_upload_allowed: true, recent_boards: [] })
      const pinId = await somePin(service())
      const [first, second] = [await boardOf(one, 'First'), await boardOf(one, 'Second')]
      await boardOf(one, 'Never used')
      for (const { id } of [second, first]) await one.done(savePin, { pin_id: pinId, board_id: id })
      const saved = await one.done(getUser, {
        username: self.username,
        field_set_key: 'save_behavior',
      })
      expect(saved.recent_boards?.map(({ id }) => id)).toEqual([first.id, second.id])
      const theirs = await other.done(getUser, {
        username: self.username,
        field_set_key: 'save_behavior',
      })
      expect(theirs.video_upload_allowed).toBeUndefined()
      expect(theirs.recent_boards).toBeUndefined()
    })
  })
