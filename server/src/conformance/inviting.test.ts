import {
  answerInvite,
  boardCollaborators,
  boardInvites,
  inviteToBoard,
  withdrawInvite,
} from '@tessera/contracts/calls/collaborators'
import { blockUser } from '@tessera/contracts/calls/follows'
import { describe, expect, test } from 'vitest'
import { boardPeople } from '../contexts/pins/boards/tables.ts'
import { crowdOfPeople } from './crowd-of-people.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member } from './person.ts'
import { selfOf } from './self-of.ts'
import { join, peopleOf, sharedBoard } from './shared-board.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`asking people to boards on ${kind}`, () => {
    const service = openedService(open)

    const shared = () => sharedBoard(service())

    test('inviting across a block does nothing, without an error', async () => {
      const { owner, friend, board, ids } = await shared()
      await friend.done(blockUser, { user_id: ids.owner })
      const { email } = await selfOf(friend)
      const asked = await owner.done(inviteToBoard, {
        board_id: board.id,
        invited_user_ids: [ids.friend],
        emails: [email],
      })
      expect(asked).toMatchObject({ invited_user_ids: [ids.friend], emails: [{ email }] })
      expect(await friend.done(boardInvites, {})).toEqual([])
      const sent = (await emailsTo(service(), email)).map(({ subject }) => subject)
      expect(sent).toEqual(['Confirm your email for Tessera'])
      const yes = await friend.call(answerInvite, { board_id: board.id, accept: true })
      expect(yes.error?.code).toBe('not-found')
    })

    test('an address with an account and one without get the same answer, and the account is invited', async () => {
      const { owner, friend, board, ids } = await shared()
      const { email } = await selfOf(friend)
      const unknown = 'nobody.yet@example.net'
      const asked = await owner.done(inviteToBoard, {
        board_id: board.id,
        emails: [email.toUpperCase(), unknown, unknown],
      })
      expect(asked.emails.map((each) => each.email)).toEqual([email, unknown])
      for (const { invite_url: url } of asked.emails)
        expect(url).toMatch(/^http:\/\/localhost:3000\/invite\/[\w-]{43}\/$/)
      expect(await peopleOf(owner, board.id)).toEqual(
        expect.arrayContaining([`owner ${ids.owner}`, email, unknown]),
      )
      expect(await peopleOf(owner, board.id)).toHaveLength(3)
      const [letter] = await emailsTo(service(), unknown)
      expect(letter?.text).toContain(asked.emails[1]?.invite_url)
      expect(letter?.subject).toContain('Surprise')
      expect((await friend.done(boardInvites, {}))[0]?.board.id).toBe(board.id)
      await friend.done(answerInvite, { board_id: board.id, accept: true })
      expect(await peopleOf(owner, board.id)).toEqual(
        expect.arrayContaining([`active ${ids.friend}`, unknown]),
      )
      expect(await peopleOf(owner, board.id)).toHaveLength(3)
    })

    test('an invitation by email is withdrawn by its sender or the owner', async () => {
      const of = await shared()
      const { owner, friend, board, ids } = of
      await join(of)
      const other = await member(service())
      const { email } = await selfOf(other)
      await owner.done(inviteToBoard, { board_id: board.id, emails: [email] })
      await friend.done(withdrawInvite, { board_id: board.id, email })
      expect(await peopleOf(owner, board.id)).toContain(email)
      await owner.done(withdrawInvite, { board_id: board.id, email })
      expect(await peopleOf(owner, board.id)).toEqual([
        `owner ${ids.owner}`,
        `active ${ids.friend}`,
      ])
      expect(await other.done(boardInvites, {})).toEqual([])
      const strange = await other.call(withdrawInvite, { board_id: board.id, email })
      expect(strange.error?.code).toBe('not-found')
    })

    test('a call invites fifty people at most, and a board holds a hundred', async () => {
      const { owner, board } = await shared()
      const people = await crowdOfPeople(service(), 101)
      const ids = people.map(({ id }) => id)
      const ask = (some: readonly string[], emails: readonly string[] = []) =>
        owner.call(inviteToBoard, { board_id: board.id, invited_user_ids: some, emails })
      expect((await ask(ids.slice(0, 50), ['one@example.net'])).error).toMatchObject({
        code: 'invites-many',
        data: { max: 50 },
      })
      expect((await ask([], ['not an address'])).error?.code).toBe('email-invalid')
      expect((await ask(ids.slice(0, 50))).status).toBe(200)
      expect((await ask(ids.slice(50, 100))).status).toBe(200)
      expect((await ask(ids.slice(0, 50))).status).toBe(200)
      expect((await ask(ids.slice(100))).error?.code).toBe('collaborators-full')
      expect((await ask([], ['one@example.net'])).error?.code).toBe('collaborators-full')
      const pages: string[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const came = await owner.call(boardCollaborators, {
          board_id: board.id,
          page_size: 40,
          ...(bookmark ? { bookmark } : {}),
        })
        pages.push(...(came.data ?? []).map((each) => (each.type === 'user' ? each.user.id : '')))
        bookmark = came.bookmark
      }
      expect(pages.slice(1).toSorted()).toEqual(ids.slice(0, 100).map(String).toSorted())
    })

    test('no more than a hundred join, however many accept at once', async () => {
      const { board, ids } = await shared()
      const { db, clock } = service().ports
      const people = await crowdOfPeople(service(), 104)
      const row = { boardId: board.id, invitedBy: ids.owner, createdAt: clock.now() }
      await db.insert(boardPeople).values(
        people.map(({ id }, index) => ({
          ...row,
          userId: id,
          state: index < 97 ? ('active' as const) : ('invited' as const),
        })),
      )
      const came = await Promise.all(
        people
          .slice(97)
          .map(({ call }) => call(answerInvite, { board_id: board.id, accept: true })),
      )
      expect(came.map(({ status }) => status).toSorted()).toEqual([
        200, 200, 200, 409, 409, 409, 409,
      ])
    })
  })
