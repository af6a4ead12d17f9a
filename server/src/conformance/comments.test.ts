import { updateBoard } from '@tessera/contracts/calls/boards'
import { createComment, deleteComment, pinComments } from '@tessera/contracts/calls/comments'
import { blockUser, unblockUser } from '@tessera/contracts/calls/follows'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { getPinById } from '@tessera/contracts/calls/pin-lookup'
import { deletePin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { PinId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { purge } from '../contexts/pins/actions/purge.ts'
import { comments } from '../contexts/pins/comments/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000
let ahead = 0
const clock = { now: () => new Date(Date.now() + ahead) }

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`comments on ${kind}`, () => {
    const service = openedService(() => open({ clock }))

    /** A pin, and a person who doesn't own it. */
    const scene = async () => {
      const [owner, reader] = [await member(service()), await member(service())]
      const board = await boardOf(owner, `Board ${service().ports.ids.next()}`)
      const pin = await made(owner, board, { title: 'Lamp' })
      return { owner, reader, board, pin }
    }
    const say = (person: Person, pin_id: string, text: string) =>
      person.done(createComment, { pin_id, text })
    const textsFor = async (person: Person, pin_id: string) =>
      (await person.done(pinComments, { pin_id })).map(({ text }) => text)
    const countFor = async (person: Person, id: string) =>
      (await person.done(getPin, { id, field_set_key: 'detailed' })).comment_count

    test('comments on a pin are there for everybody who sees the pin, newest first', async () => {
      const { owner, reader, pin } = await scene()
      const self = await selfOf(reader)
      const first = await say(reader, pin.id, 'Where is it from?')
      expect(first).toMatchObject({
        pin_id: pin.id,
        text: 'Where is it from?',
        author: { id: self.id, username: self.username },
        can_delete: true,
      })
      await say(owner, pin.id, 'A flea market.')
      const found = await visitor(service()).done(pinComments, { pin_id: pin.id })
      expect(found.map(({ text, can_delete }) => [text, can_delete])).toEqual([
        ['A flea market.', false],
        ['Where is it from?', false],
      ])
      const may = async (person: Person) =>
        (await person.done(pinComments, { pin_id: pin.id })).map(({ can_delete }) => can_delete)
      expect([await may(reader), await may(owner)]).toEqual([
        [false, true],
        [true, true],
      ])
      expect(await countFor(visitor(service()), pin.id)).toBe(2)
      const fields = { id: pin.id, fields: 'pin.comment_count()' }
      expect((await reader.done(getPinById, fields)).comment_count).toBe(2)
    })

    test('comments come page by page, each once, whatever is added meanwhile', async () => {
      const { reader, pin } = await scene()
      for (let at = 0; at < 7; at += 1) await say(reader, pin.id, `${at}`)
      const seen: string[] = []
      const pageAfter = async (bookmark?: string): Promise<string | null> => {
        const came = await reader.call(pinComments, { pin_id: pin.id, page_size: 3, bookmark })
        seen.push(...(came.data ?? []).map(({ text }) => text))
        return came.bookmark
      }
      let next = await pageAfter()
      await say(reader, pin.id, 'late')
      while (next !== null) next = await pageAfter(next)
      expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0'])
      const bad = await reader.call(pinComments, { pin_id: pin.id, bookmark: 'x' })
      expect(bad.error?.code).toBe('bad-input')
    })

    test('a comment drops invisible characters, and is refused when empty', async () => {
      const { reader, pin } = await scene()
      expect((await say(reader, pin.id, '\u202eSo\u0007 good\u202c ')).text).toBe('So good')
      const nothing = await reader.call(createComment, { pin_id: pin.id, text: '\u200b\u202e' })
      expect(nothing.error?.code).toBe('bad-input')
      const markup = '<img src=x onerror=alert(1)>'
      await say(reader, pin.id, markup)
      expect(await textsFor(reader, pin.id)).toEqual([markup, 'So good'])
    })

    test('a person deletes their own comments, and all on their own pin; nobody else’s', async () => {
      const { owner, reader, pin, board } = await scene()
      const other = await member(service())
      const mine = await say(reader, pin.id, 'Mine')
      const theirs = await say(other, pin.id, 'Theirs')
      const refusedTo = await other.call(deleteComment, { comment_id: mine.id })
      expect([refusedTo.status, refusedTo.error?.code]).toEqual([403, 'not-allowed'])
      await owner.done(deleteComment, { comment_id: theirs.id })
      expect(await textsFor(reader, pin.id)).toEqual(['Mine'])
      await owner.done(updateBoard, { board_id: board.id, privacy: 'secret' })
      expect((await other.call(deleteComment, { comment_id: mine.id })).status).toBe(404)
      await reader.done(deleteComment, { comment_id: mine.id })
      expect(await textsFor(owner, pin.id)).toEqual([])
      expect((await reader.call(deleteComment, { comment_id: mine.id })).status).toBe(404)
    })

    test('comments on a secret pin are hidden from everybody else', async () => {
      const { owner, reader, pin, board } = await scene()
      await say(owner, pin.id, 'Between us')
      await owner.done(updateBoard, { board_id: board.id, privacy: 'secret' })
      for (const person of [reader, visitor(service())])
        expect((await person.call(pinComments, { pin_id: pin.id })).status).toBe(404)
      const tried = await reader.call(createComment, { pin_id: pin.id, text: 'Hello' })
      expect(tried.status).toBe(404)
      expect(await textsFor(owner, pin.id)).toEqual(['Between us'])
    })

    test('neither side of a block reads or answers the other’s comments', async () => {
      const { owner, reader, pin } = await scene()
      const other = await member(service())
      await say(reader, pin.id, 'From the reader')
      await say(other, pin.id, 'From the other')
      const them = await selfOf(other)
      await reader.done(blockUser, { user_id: them.id })
      expect(await textsFor(reader, pin.id)).toEqual(['From the reader'])
      expect(await textsFor(other, pin.id)).toEqual(['From the other'])
      expect(await countFor(reader, pin.id)).toBe(1)
      expect(await textsFor(owner, pin.id)).toHaveLength(2)
      await owner.done(blockUser, { user_id: them.id })
      expect(await textsFor(visitor(service()), pin.id)).toEqual(['From the reader'])
      expect(await countFor(visitor(service()), pin.id)).toBe(1)
      expect((await other.call(createComment, { pin_id: pin.id, text: 'x' })).status).toBe(404)
      await owner.done(unblockUser, { user_id: them.id })
      const theirs = await selfOf(owner)
      await other.done(blockUser, { user_id: theirs.id })
      const tried = await other.call(createComment, { pin_id: pin.id, text: 'x' })
      expect([tried.status, tried.error?.code]).toEqual([403, 'not-allowed'])
    })

    test('comments of a deactivated person are hidden until they come back', async () => {
      const { reader, owner, pin } = await scene()
      await say(reader, pin.id, 'Still there?')
      const { id } = await selfOf(reader)
      const become = (state: 'active' | 'suspended' | 'deactivated' | 'soft_banned') =>
        service()
          .ports.db.update(users)
          .set({ state })
          .where(eq(users.id, UserId.parse(id)))
      const seen: unknown[] = []
      for (const state of ['suspended', 'deactivated', 'soft_banned', 'active'] as const) {
        await become(state)
        seen.push([(await textsFor(owner, pin.id)).length, await countFor(owner, pin.id)])
      }
      expect(seen).toEqual([
        [0, 0],
        [0, 0],
        [1, 1],
        [1, 1],
      ])
    })

    test('a pin’s creator is notified of a comment, until it is deleted', async () => {
      const { owner, reader, pin } = await scene()
      await say(owner, pin.id, 'My own')
      const said = await say(reader, pin.id, 'Lovely')
      const [told, ...others] = await owner.done(getNotifications, {})
      expect(others).toEqual([])
      expect(told).toMatchObject({
        kind: 'pin-commented',
        actor: { id: (await selfOf(reader)).id },
        subject: { type: 'pin', id: pin.id, title: 'Lamp' },
        data: { comment_id: said.id },
      })
      await reader.done(deleteComment, { comment_id: said.id })
      expect(await owner.done(getNotifications, {})).toEqual([])
    })

    test('a person whose name a comment says is notified once, until it is deleted', async () => {
      const { owner, reader, pin } = await scene()
      const [friend, blocked] = [await member(service()), await member(service())]
      const nameOf = async (person: Person) => `@${(await selfOf(person)).username}`
      await blocked.done(blockUser, { user_id: (await selfOf(reader)).id })
      const names = await Promise.all([owner, reader, friend, blocked].map(nameOf))
      const said = await say(reader, pin.id, `${names.join(' ')} and again ${names.join(' ')}`)
      const kindsFor = async (person: Person) =>
        (await person.done(getNotifications, {})).map(({ kind: news }) => news)
      expect(await kindsFor(owner)).toEqual(['pin-commented'])
      expect(await kindsFor(friend)).toEqual(['mentioned'])
      expect(await kindsFor(reader)).toEqual([])
      expect(await kindsFor(blocked)).toEqual([])
      await reader.done(deleteComment, { comment_id: said.id })
      expect(await kindsFor(friend)).toEqual([])
    })

    test('comments on a copy belong to the idea: one list and one count on every pin of it, and its creator may delete them', async () => {
      const { owner, reader, pin } = await scene()
      const other = await member(service())
      const board = await boardOf(reader, 'Copies')
      const copy = await reader.done(savePin, { pin_id: pin.id, board_id: board.id })
      await say(owner, pin.id, 'On the first')
      const below = await say(other, copy.id, 'On the copy')
      expect(below.pin_id).toBe(copy.id)
      for (const { id } of [pin, copy]) {
        expect(await textsFor(visitor(service()), id)).toEqual(['On the copy', 'On the first'])
        expect(await countFor(visitor(service()), id)).toBe(2)
      }
      const [told] = await owner.done(getNotifications, {})
      expect(told).toMatchObject({ kind: 'pin-commented', subject: { id: pin.id } })
      expect((await reader.done(getNotifications, {})).map(({ kind: news }) => news)).toEqual([])
      expect((await reader.call(deleteComment, { comment_id: below.id })).status).toBe(403)
      await reader.done(deletePin, { id: copy.id })
      await purge(service().ports.db, new Date(Date.now() + (limits.trashDays + 1) * day))
      expect(await textsFor(owner, pin.id)).toEqual(['On the copy', 'On the first'])
      await owner.done(deleteComment, { comment_id: below.id })
      expect(await textsFor(owner, pin.id)).toEqual(['On the first'])
    })

    test('comments on a pin of a secret board stay with it, until the board is public', async () => {
      const { owner, reader, pin } = await scene()
      const board = await boardOf(reader, 'Whispers', 'secret')
      const copy = await reader.done(savePin, { pin_id: pin.id, board_id: board.id })
      await say(reader, copy.id, 'Between us')
      await say(owner, pin.id, 'To all')
      expect(await textsFor(owner, pin.id)).toEqual(['To all'])
      expect(await countFor(owner, pin.id)).toBe(1)
      expect(await textsFor(reader, copy.id)).toEqual(['To all', 'Between us'])
      expect((await owner.done(getNotifications, {})).map(({ kind: news }) => news)).not.toContain(
        'pin-commented',
      )
      await reader.done(updateBoard, { board_id: board.id, privacy: 'public' })
      expect(await textsFor(owner, pin.id)).toEqual(['To all', 'Between us'])
    })

    test('too many comments in an hour are refused, and allowed again in the next', async () => {
      const { reader, pin } = await scene()
      for (let at = 0; at < limits.commentsHourly; at += 1) await say(reader, pin.id, `${at}`)
      const more = await reader.call(createComment, { pin_id: pin.id, text: 'One more' })
      expect([more.status, more.error?.code]).toEqual([429, 'comments-many'])
      await say(await member(service()), pin.id, 'Somebody else')
      ahead += 3_600_000 + 1_000
      await say(reader, pin.id, 'One more')
      ahead = 0
    })

    test('comments are deleted with their pin and with their author', async () => {
      const { owner, reader, pin } = await scene()
      const { db } = service().ports
      const kept = async () => db.$count(comments, eq(comments.pinId, PinId.parse(pin.id)))
      await say(reader, pin.id, 'One')
      await say(owner, pin.id, 'Two')
      await db.delete(users).where(eq(users.id, UserId.parse((await selfOf(reader)).id)))
      expect(await textsFor(owner, pin.id)).toEqual(['Two'])
      await owner.done(deletePin, { id: pin.id })
      expect((await owner.call(pinComments, { pin_id: pin.id })).status).toBe(404)
      await purge(db, new Date(Date.now() + (limits.trashDays + 1) * day))
      expect(await kept()).toBe(0)
    })
  })
