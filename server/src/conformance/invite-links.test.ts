import { getBoard } from '@tessera/contracts/calls/boards'
import {
  boardCollaborators,
  inviteToBoard,
  removeCollaborator,
} from '@tessera/contracts/calls/collaborators'
import type { Call } from '@tessera/contracts/calls/define-call'
import { blockUser } from '@tessera/contracts/calls/follows'
import {
  createInviteLink,
  getInviteLink,
  joinByLink,
  revokeInviteLinks,
} from '@tessera/contracts/calls/invite-links'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { boardInvites } from '../contexts/pins/boards/tables.ts'
import { sql } from '../platform/database/sql.ts'
import { racingDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const tokenOf = (url: string) => /\/invite\/([\w-]+)\/$/.exec(url)?.[1] ?? ''

for (const { kind, open } of racingDatabase)
  describe(`links to boards on ${kind}`, () => {
    const service = openedService(open)

    const linked = async () => {
      const owner = await member(service())
      const board = await boardOf(owner, 'Behind a link', 'secret')
      const { invite_url: url } = await owner.done(createInviteLink, { board_id: board.id })
      return { owner, board, token: tokenOf(url), self: await selfOf(owner) }
    }

    const gone = async (person: Person, token: string) => {
      expect((await person.call(getInviteLink, { token })).error?.code).toBe('invite-gone')
    }

    test('somebody whom the owner removed does not come back by a link from before', async () => {
      const { owner, board, token } = await linked()
      const { clock } = service().ports
      const [friend, other] = [await member(service()), await member(service())]
      await friend.done(joinByLink, { token })
      await friend.done(removeCollaborator, {
        board_id: board.id,
        user_id: (await selfOf(friend)).id,
      })
      await friend.done(joinByLink, { token })
      await owner.done(removeCollaborator, {
        board_id: board.id,
        user_id: (await selfOf(friend)).id,
      })
      await gone(friend, token)
      expect((await friend.call(joinByLink, { token })).error?.code).toBe('invite-gone')
      await other.done(joinByLink, { token })
      const before = clock.now().getTime()
      while (clock.now().getTime() <= before) await new Promise((done) => setTimeout(done, 1))
      const { invite_url: url } = await owner.done(createInviteLink, { board_id: board.id })
      expect((await friend.done(joinByLink, { token: tokenOf(url) })).id).toBe(board.id)
    })

    test('V3.22 a link shows a visitor the board and the inviter, and lets its holders join', async () => {
      const { owner, board, token, self } = await linked()
      const shown = await visitor(service()).done(getInviteLink, { token })
      expect(shown).toMatchObject({
        board: { id: board.id, name: 'Behind a link', image_cover_url: null },
        inviter: {
          id: self.id,
          full_name: self.full_name,
          first_name: self.first_name,
          image_medium_url: null,
          is_default_image: true,
        },
      })
      expect((await visitor(service()).call(joinByLink, { token })).error?.code).toBe(
        'log-in-needed',
      )
      for (const person of [await member(service()), await member(service())]) {
        expect((await person.call(getBoard, { board_id: board.id })).status).toBe(404)
        for (const _ of [1, 2]) expect((await person.done(joinByLink, { token })).id).toBe(board.id)
        expect((await person.done(getBoard, { board_id: board.id })).can_edit).toBe(true)
      }
      expect(await owner.done(boardCollaborators, { board_id: board.id })).toHaveLength(3)
    })

    test('a made-up, ended or expired link leads nowhere', async () => {
      const { owner, board, token } = await linked()
      const other = await member(service())
      await gone(other, 'x'.repeat(43))
      await owner.done(revokeInviteLinks, { board_id: board.id })
      await gone(other, token)
      expect((await other.call(joinByLink, { token })).error?.code).toBe('invite-gone')
      const late = await linked()
      await service()
        .ports.db.update(boardInvites)
        .set({ expiresAt: sql`${boardInvites.expiresAt} - interval '31 days'` })
      await gone(other, late.token)
      expect((await other.call(joinByLink, { token: late.token })).error?.code).toBe('invite-gone')
    })

    test('the database has a token’s hash only', async () => {
      const { token } = await linked()
      const rows = await service().ports.db.select().from(boardInvites)
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    test('an emailed link lets one person join, even of two at once', async () => {
      const { owner, board } = await linked()
      const asked = await owner.done(inviteToBoard, {
        board_id: board.id,
        emails: [`once-${board.id}@example.net`],
      })
      const token = tokenOf(asked.emails[0]?.invite_url ?? '')
      await visitor(service()).done(getInviteLink, { token })
      // A person who is on the board already doesn't use it up.
      await owner.done(joinByLink, { token })
      const people = await Promise.all([1, 2, 3].map(() => member(service())))
      const came = await Promise.all(people.map((person) => person.call(joinByLink, { token })))
      expect(came.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
      const late = await visitor(service()).call(getInviteLink, { token })
      expect(late.error?.code).toBe('invite-used')
      expect(await owner.done(boardCollaborators, { board_id: board.id })).toHaveLength(2)
      // A person who joined by the link is redirected to the board, until they leave it.
      const [first] = people.filter((_, at) => came[at]?.status === 200)
      if (first === undefined) throw new Error('Nobody came in.')
      expect((await first.done(getInviteLink, { token })).board.id).toBe(board.id)
      expect((await first.done(joinByLink, { token })).id).toBe(board.id)
      await first.done(removeCollaborator, {
        board_id: board.id,
        user_id: (await selfOf(first)).id,
      })
      expect((await first.call(joinByLink, { token })).error?.code).toBe('invite-used')
    })

    test('an address that is invited again has one link, the latest', async () => {
      const { owner, board } = await linked()
      const ask = async () => {
        const emails = [`again-${board.id}@example.net`]
        const asked = await owner.done(inviteToBoard, { board_id: board.id, emails })
        return tokenOf(asked.emails[0]?.invite_url ?? '')
      }
      const [first, second] = [await ask(), await ask()]
      await gone(visitor(service()), first)
      await visitor(service()).done(getInviteLink, { token: second })
    })

    test('collaborators create links and end their own; others cannot', async () => {
      const { owner, board, token } = await linked()
      const [friend, stranger] = [await member(service()), await member(service())]
      await friend.done(joinByLink, { token })
      const { invite_url: url } = await friend.done(createInviteLink, { board_id: board.id })
      await friend.done(revokeInviteLinks, { board_id: board.id })
      await gone(stranger, tokenOf(url))
      await stranger.done(getInviteLink, { token })
      const open = await boardOf(owner, 'Open')
      const calls: readonly Call[] = [createInviteLink, revokeInviteLinks]
      for (const call of calls) {
        const [secret, shown] = [
          await stranger.call(call, { board_id: board.id }),
          await stranger.call(call, { board_id: open.id }),
        ]
        expect([secret.error?.code, shown.error?.code]).toEqual(['not-found', 'not-allowed'])
      }
    })

    test('a person who leaves a board takes their links along', async () => {
      const { owner, board, token } = await linked()
      const friend = await member(service())
      await friend.done(joinByLink, { token })
      const { invite_url: url } = await friend.done(createInviteLink, { board_id: board.id })
      const user_id = (await selfOf(friend)).id
      await owner.done(removeCollaborator, { board_id: board.id, user_id })
      await gone(visitor(service()), tokenOf(url))
    })

    test('a link leads nowhere for a blocked person', async () => {
      const { owner, token } = await linked()
      const other = await member(service())
      await owner.done(blockUser, { user_id: (await selfOf(other)).id })
      await gone(other, token)
      expect((await other.call(joinByLink, { token })).error?.code).toBe('invite-gone')
    })

    test('a board has twenty links at most; a new one replaces the oldest', async () => {
      const { owner, board, token } = await linked()
      for (let made = 1; made < limits.inviteLinksMax; made += 1)
        await owner.done(createInviteLink, { board_id: board.id })
      await visitor(service()).done(getInviteLink, { token })
      await owner.done(createInviteLink, { board_id: board.id })
      await gone(visitor(service()), token)
    })
  })
