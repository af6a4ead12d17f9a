import { updateBoard } from '@tessera/contracts/calls/boards'
import { followUser, unfollowUser } from '@tessera/contracts/calls/follows'
import {
  countNotifications,
  getNotifications,
  seeNotifications,
} from '@tessera/contracts/calls/notifications'
import { savePin } from '@tessera/contracts/calls/pins'
import { ActionId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { describe, expect, test, vi } from 'vitest'
import { boardPeople } from '../contexts/pins/boards/tables.ts'
import type { NewNotification } from '../contexts/pins/notifications/new-notification.ts'
import { notify } from '../contexts/pins/notifications/notify.ts'
import { handleNotificationSweep } from '../contexts/pins/notifications/sweep-job.ts'
import { notifications } from '../contexts/pins/notifications/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { blocks, follows } from '../contexts/pins/users/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openTab } from './event-reader.ts'
import { idOf } from './instances.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'

const secretName = 'A ring for Mira'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`notifications on ${kind}`, () => {
    const service = openedService(open)

    const tell = async (person: Person, news: NewNotification) => {
      const { ports } = service()
      const userId = await idOf(person)
      if (news.kind === 'followed' && news.actorId !== userId)
        await ports.db
          .insert(follows)
          .values({ followerId: news.actorId, followedId: userId, createdAt: new Date() })
          .onConflictDoNothing()
      await ports.db.transaction((tx) => notify(tx, ports, userId, news))
    }
    const unseen = async (person: Person) =>
      (await person.done(countNotifications, {})).unseen_count
    const invite = async (person: Person, boardId: Awaited<ReturnType<typeof boardOf>>['id']) => {
      const userId = await idOf(person)
      await service().ports.db.insert(boardPeople).values({
        boardId,
        userId,
        state: 'invited',
        invitedBy: userId,
        createdAt: new Date(),
      })
    }

    test('a notification says who did what, and to what', async () => {
      const [reader, actor] = [await member(service()), await member(service())]
      const actorId = await idOf(actor)
      const board = await boardOf(actor, 'Kitchens')
      await tell(reader, { kind: 'followed', actorId })
      await tell(reader, { kind: 'board-invite-accepted', actorId, boardId: board.id })
      const actionId = ActionId.parse(service().ports.ids.next())
      await tell(reader, { kind: 'action-finished', actionId, data: { done: 50_000 } })
      const told = await reader.done(getNotifications, {})
      const link = { id: board.id, name: 'Kitchens', url: board.url }
      expect(told.map(({ kind, actor, subject }) => [kind, actor?.id, subject])).toEqual([
        ['action-finished', undefined, { type: 'action', id: actionId }],
        ['board-invite-accepted', actorId, { type: 'board', board: expect.objectContaining(link) }],
        ['followed', actorId, null],
      ])
      expect(told[0]?.data).toEqual({ done: 50_000 })
      expect(told.every(({ is_seen }) => !is_seen)).toBe(true)
    })

    test('nobody is notified of their own actions', async () => {
      const person = await member(service())
      await tell(person, { kind: 'followed', actorId: await idOf(person) })
      expect(await person.done(getNotifications, {})).toEqual([])
    })

    test('a secret board’s name never reaches a person who may not see it', async () => {
      const [owner, stranger] = [await member(service()), await member(service())]
      const tab = await openTab(stranger)
      const actorId = await idOf(owner)
      const secret = await boardOf(owner, secretName, 'secret')
      await tell(stranger, { kind: 'board-invite-accepted', actorId, boardId: secret.id })
      const open = await boardOf(owner, 'Open for now')
      await tell(stranger, { kind: 'board-invite-accepted', actorId, boardId: open.id })
      expect(await stranger.done(getNotifications, {})).toHaveLength(1)
      await vi.waitFor(() => expect(tab.events).toHaveLength(1))
      await owner.done(updateBoard, { board_id: open.id, name: 'Rings', privacy: 'secret' })
      expect(await stranger.done(getNotifications, {})).toEqual([])
      expect(await unseen(stranger)).toBe(0)
      const again = await openTab(stranger, { 'Last-Event-ID': '1' })
      await vi.waitFor(() => expect(again.place()).toBeDefined())
      expect(again.events).toEqual([])
      expect(tab.text() + again.text()).not.toMatch(/ring/i)
      await Promise.all([tab.close(), again.close()])
    })

    test('a person invited to a secret board sees its name while the invitation lasts', async () => {
      const [owner, guest] = [await member(service()), await member(service())]
      const board = await boardOf(owner, secretName, 'secret')
      await invite(guest, board.id)
      await tell(guest, { kind: 'board-invite', actorId: await idOf(owner), boardId: board.id })
      const [told] = await guest.done(getNotifications, {})
      expect(told?.subject).toMatchObject({ type: 'board', board: { name: secretName } })
      await service().ports.db.delete(boardPeople)
      expect(await guest.done(getNotifications, {})).toEqual([])
    })

    test('a save to a secret board notifies nobody, and one to a public board comes with the pin', async () => {
      const [reader, saver] = [await member(service()), await member(service())]
      const [pin] = await service()
        .ports.db.select({ id: pins.id, title: pins.title })
        .from(pins)
        .where(eq(pins.listed, true))
        .limit(1)
      const save = async (name: string, privacy: string) => {
        const board = await boardOf(saver, name, privacy)
        const saved = await saver.done(savePin, { pin_id: pin?.id ?? '', board_id: board.id })
        await tell(reader, { kind: 'pin-saved', actorId: await idOf(saver), pinId: saved.id })
      }
      await save(secretName, 'secret')
      expect([await unseen(reader), await reader.done(getNotifications, {})]).toEqual([0, []])
      await save('Open', 'public')
      const [told] = await reader.done(getNotifications, {})
      expect(told?.subject).toMatchObject({ title: pin?.title, board: { name: 'Open' } })
    })

    test('nothing is notified across a block', async () => {
      const [reader, actor] = [await member(service()), await member(service())]
      const [blockerId, blockedId] = [await idOf(reader), await idOf(actor)]
      await tell(reader, { kind: 'followed', actorId: blockedId })
      await service().ports.db.insert(blocks).values({
        blockerId,
        blockedId,
        createdAt: new Date(),
      })
      await tell(actor, { kind: 'followed', actorId: blockerId })
      for (const person of [reader, actor])
        expect(await person.done(getNotifications, {})).toEqual([])
    })

    test('pages follow without a gap or repeat, and seen notifications are not counted', async () => {
      const [reader, actor] = [await member(service()), await member(service())]
      for (let times = 0; times < 7; times++) {
        const actionId = ActionId.parse(service().ports.ids.next())
        await tell(reader, { kind: 'action-finished', actionId, data: {} })
      }
      const whole = await reader.done(getNotifications, {})
      const first = await reader.call(getNotifications, { page_size: 4 })
      const next = { page_size: 4, bookmark: first.bookmark ?? '' }
      const second = await reader.call(getNotifications, next)
      expect([...(first.data ?? []), ...(second.data ?? [])]).toEqual(whole)
      expect(second.bookmark).toBeNull()
      expect(await unseen(reader)).toBe(7)
      const seen = await reader.done(seeNotifications, { seen_up_to: whole[2]?.id })
      expect(seen).toEqual({ unseen_count: 2 })
      const marks = (await reader.done(getNotifications, {})).map(({ is_seen }) => is_seen)
      expect(marks).toEqual([false, false, true, true, true, true, true])
      expect(await unseen(actor)).toBe(0)
    })

    test('following and unfollowing thirty times makes one notification', async () => {
      const [reader, fan] = [await member(service()), await member(service())]
      const user_id = await idOf(reader)
      const tab = await openTab(reader)
      for (let times = 0; times < 30; times++) {
        await fan.done(followUser, { user_id })
        await fan.done(unfollowUser, { user_id })
      }
      expect(await reader.done(getNotifications, {})).toEqual([])
      expect(await unseen(reader)).toBe(0)
      await fan.done(followUser, { user_id })
      expect((await reader.done(getNotifications, {})).map(({ kind }) => kind)).toEqual([
        'followed',
      ])
      await vi.waitFor(() => expect(tab.events).toHaveLength(1))
      await tab.close()
    })

    test('the same news a day later replaces the earlier notification', async () => {
      const [reader, actor] = [await member(service()), await member(service())]
      const actorId = await idOf(actor)
      const board = await boardOf(actor, 'Asked again')
      const news: NewNotification = { kind: 'board-invite-accepted', actorId, boardId: board.id }
      await tell(reader, news)
      const [first] = await reader.done(getNotifications, {})
      const { ports } = service()
      const clock = { now: () => new Date(Date.now() + timings.sameNewsAgain + 1_000) }
      const userId = await idOf(reader)
      await ports.db.transaction((tx) => notify(tx, { ...ports, clock }, userId, news))
      const told = await reader.done(getNotifications, {})
      expect(told).toHaveLength(1)
      expect(told[0]?.id).not.toBe(first?.id)
    })

    test('seen up to a future id means seen up to the newest', async () => {
      const [reader, actor] = [await member(service()), await member(service())]
      const actorId = await idOf(actor)
      const board = await boardOf(actor, 'Later')
      await tell(reader, { kind: 'followed', actorId })
      const [newest] = await reader.done(getNotifications, {})
      const tab = await openTab(reader)
      const seen_up_to = '9223372036854775807'
      expect(await reader.done(seeNotifications, { seen_up_to })).toEqual({ unseen_count: 0 })
      // The event of the notification itself may still arrive in a tab that has just opened.
      await vi.waitFor(() =>
        expect(tab.events).toContainEqual({ kind: 'notifications-seen', id: newest?.id }),
      )
      await tell(reader, { kind: 'board-invite-accepted', actorId, boardId: board.id })
      expect(await unseen(reader)).toBe(1)
      await tab.close()
    })

    test('single notifications are marked as read, and no one else’s', async () => {
      const [reader, other] = [await member(service()), await member(service())]
      const actorId = await idOf(other)
      const [one, two] = [await boardOf(other, 'One'), await boardOf(other, 'Two')]
      for (const { id } of [one, two])
        await tell(reader, { kind: 'board-invite-accepted', actorId, boardId: id })
      const [newest] = await reader.done(getNotifications, {})
      const ids = [newest?.id ?? '']
      await other.done(seeNotifications, { ids })
      expect(await unseen(reader)).toBe(2)
      expect(await reader.done(seeNotifications, { ids })).toEqual({ unseen_count: 1 })
      const marks = (await reader.done(getNotifications, {})).map(({ is_seen }) => is_seen)
      expect(marks).toEqual([true, false])
    })

    test('an invitation that was withdrawn leaves the list, also for a public board', async () => {
      const [owner, guest] = [await member(service()), await member(service())]
      const board = await boardOf(owner, 'Open house')
      await invite(guest, board.id)
      await tell(guest, { kind: 'board-invite', actorId: await idOf(owner), boardId: board.id })
      expect(await unseen(guest)).toBe(1)
      await service().ports.db.delete(boardPeople).where(eq(boardPeople.boardId, board.id))
      expect(await guest.done(getNotifications, {})).toEqual([])
    })

    test('notifications need a session and a valid bookmark', async () => {
      const stranger = visitor(service())
      expect((await stranger.call(getNotifications, {})).error?.code).toBe('log-in-needed')
      expect((await stranger.call(countNotifications, {})).error?.code).toBe('log-in-needed')
      const person = await member(service())
      const bad = await person.call(getNotifications, { bookmark: 'x' })
      expect(bad.error?.code).toBe('bad-input')
    })

    test('only expired notifications are deleted', async () => {
      const [reader, actor] = [await member(service()), await member(service())]
      await tell(reader, { kind: 'followed', actorId: await idOf(actor) })
      const { ports } = service()
      const before = await ports.db.$count(notifications)
      const run = (at: typeof ports) => {
        const { signal } = new AbortController()
        return handleNotificationSweep(at).run({ id: '1', payload: {}, attempt: 1, signal })
      }
      await run(ports)
      expect(await ports.db.$count(notifications)).toBe(before)
      const later = String(BigInt(ports.ids.next()) + ((91n * 86_400_000n) << 22n))
      await run({ ...ports, ids: { next: () => later } })
      expect(await ports.db.$count(notifications)).toBe(0)
    })
  })
