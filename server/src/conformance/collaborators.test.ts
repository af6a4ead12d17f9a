import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import {
  answerInvite,
  boardCollaborators,
  boardInvites,
  inviteToBoard,
  removeCollaborator,
} from '@tessera/contracts/calls/collaborators'
import { blockUser } from '@tessera/contracts/calls/follows'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { savePin } from '@tessera/contracts/calls/pins'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { join, peopleOf, sharedBoard } from './shared-board.ts'
import { somePin } from './some-pin.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`collaborators on ${kind}`, () => {
    const service = openedService(open)

    const shared = () => sharedBoard(service())

    test('a person invited to a secret board sees its name, joins, saves and leaves, and their pins stay', async () => {
      const { owner, friend, board, ids } = await shared()
      for (const _ of [1, 2])
        await owner.done(inviteToBoard, { board_id: board.id, invited_user_ids: [ids.friend] })
      expect(await peopleOf(owner, board.id)).toEqual([
        `owner ${ids.owner}`,
        `invited ${ids.friend}`,
      ])
      const [invite, ...more] = await friend.done(boardInvites, {})
      expect(more).toEqual([])
      expect(invite).toMatchObject({
        board: { id: board.id, name: 'Surprise' },
        inviter: { id: ids.owner, is_default_image: true },
      })
      expect((await friend.call(getBoard, { board_id: board.id })).status).toBe(404)
      const yes = { board_id: board.id, accept: true }
      expect(await friend.done(answerInvite, yes)).toMatchObject({ id: board.id, url: board.url })
      expect(await friend.done(answerInvite, yes)).toMatchObject({ id: board.id })
      expect(await friend.done(boardInvites, {})).toEqual([])
      expect(await peopleOf(friend, board.id)).toEqual([
        `owner ${ids.owner}`,
        `active ${ids.friend}`,
      ])
      await friend.done(savePin, { pin_id: await somePin(service()), board_id: board.id })
      await friend.done(removeCollaborator, { board_id: board.id, user_id: ids.friend })
      expect((await friend.call(getBoard, { board_id: board.id })).status).toBe(404)
      expect(await owner.done(boardPins, { board_id: board.id })).toHaveLength(1)
      expect((await owner.done(getBoard, { board_id: board.id })).pin_count).toBe(1)
    })

    test('an invited person is notified, and the inviter when they join, each once', async () => {
      const of = await shared()
      const { owner, friend, board, ids } = of
      await join(of)
      await owner.done(inviteToBoard, { board_id: board.id, invited_user_ids: [ids.friend] })
      const told = async (person: Person) =>
        (await person.done(getNotifications, {})).map(({ kind, actor }) => `${kind} ${actor?.id}`)
      expect(await told(friend)).toEqual([`board-invite ${ids.owner}`])
      expect(await told(owner)).toEqual([`board-invite-accepted ${ids.friend}`])
    })

    test('a person who declined is not invited again, and an uninvited one finds nothing', async () => {
      const { owner, friend, board, ids } = await shared()
      const answer = (accept: boolean) => friend.call(answerInvite, { board_id: board.id, accept })
      for (const accept of [true, false])
        expect((await answer(accept)).error?.code).toBe('not-found')
      await owner.done(inviteToBoard, { board_id: board.id, invited_user_ids: [ids.friend] })
      expect((await answer(false)).data).toBeNull()
      expect(await friend.done(boardInvites, {})).toEqual([])
      expect((await answer(true)).error?.code).toBe('not-found')
      expect(await peopleOf(owner, board.id)).toEqual([`owner ${ids.owner}`])
    })

    test('the owner and collaborators of a board invite others, and nobody else does', async () => {
      const of = await shared()
      const { owner, friend, board, ids } = of
      const stranger = await member(service())
      const open = await boardOf(owner, 'For all to see')
      const ask = (person: Person, id: string) =>
        person.call(inviteToBoard, { board_id: id, emails: ['someone@example.net'] })
      expect((await ask(stranger, board.id)).error?.code).toBe('not-found')
      expect((await ask(friend, board.id)).error?.code).toBe('not-found')
      expect((await ask(stranger, open.id)).error?.code).toBe('not-allowed')
      await join(of)
      expect((await ask(friend, board.id)).status).toBe(200)
      // Only the owner sees who the others invited.
      expect(await peopleOf(friend, board.id)).toEqual([
        `owner ${ids.owner}`,
        `active ${ids.friend}`,
      ])
      expect(await peopleOf(owner, board.id)).toContain('someone@example.net')
      expect(await peopleOf(visitor(service()), open.id)).toEqual([`owner ${ids.owner}`])
      expect(
        (await visitor(service()).call(boardCollaborators, { board_id: board.id })).status,
      ).toBe(404)
    })

    test('a board keeps its owner; the owner removes anybody, others leave', async () => {
      const of = await shared()
      const { owner, friend, board, ids } = of
      await join(of)
      const other = await member(service())
      const otherId = (await selfOf(other)).id
      await owner.done(inviteToBoard, { board_id: board.id, invited_user_ids: [otherId] })
      await other.done(answerInvite, { board_id: board.id, accept: true })
      const remove = (person: Person, id: string) =>
        person.call(removeCollaborator, { board_id: board.id, user_id: id })
      for (const person of [owner, friend])
        expect((await remove(person, ids.owner)).error?.code).toBe('owner-stays')
      expect((await remove(friend, otherId)).error?.code).toBe('not-allowed')
      expect((await remove(await member(service()), otherId)).error?.code).toBe('not-found')
      await remove(owner, otherId)
      expect((await remove(owner, otherId)).status).toBe(200)
      expect((await other.call(getBoard, { board_id: board.id })).status).toBe(404)
    })

    test('a block ends both people’s collaborations and invitations on the other’s boards', async () => {
      const of = await shared()
      const { owner, friend, board, ids } = of
      await join(of)
      const theirs = await boardOf(friend, 'Theirs')
      await friend.done(inviteToBoard, { board_id: theirs.id, invited_user_ids: [ids.owner] })
      await owner.done(blockUser, { user_id: ids.friend })
      expect((await friend.call(getBoard, { board_id: board.id })).status).toBe(404)
      expect(await peopleOf(owner, board.id)).toEqual([`owner ${ids.owner}`])
      expect(await owner.done(boardInvites, {})).toEqual([])
    })
  })
