import { answerInvite, inviteToBoard } from '@tessera/contracts/calls/collaborators'
import { blockUser, followUser } from '@tessera/contracts/calls/follows'
import { updateSettings } from '@tessera/contracts/calls/settings'
import {
  shareSuggestions,
  shareSuggestionsTypeahead,
} from '@tessera/contracts/calls/share-suggestions'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`suggestions of people on ${kind}`, () => {
    const service = openedService(open)

    /** Creates a person with this name, and returns their id. */
    const called = async (name: string) => {
      const person = await member(service())
      await person.done(updateSettings, { full_name: name })
      const viewer = await person.done(getViewer, {})
      return { person, id: viewer?.id ?? '', email: viewer?.email ?? '' }
    }

    const typed = async (person: Person, term: string, rest = {}) =>
      (await person.done(shareSuggestionsTypeahead, { term, ...rest })).map(
        ({ type, id }) => `${type} ${id}`,
      )

    test('S7.14 followed people come first, then followers, then collaborators', async () => {
      const me = await called('Viewer')
      const [followed, follower, sharer, mutual] = [
        await called('Zed Followed'),
        await called('Follower'),
        await called('Abe Sharer'),
        await called('Mutual'),
      ]
      await me.person.done(followUser, { user_id: followed.id })
      await follower.person.done(followUser, { user_id: me.id })
      await me.person.done(followUser, { user_id: mutual.id })
      await mutual.person.done(followUser, { user_id: me.id })
      const board = await boardOf(sharer.person, 'Ours')
      await sharer.person.done(inviteToBoard, { board_id: board.id, invited_user_ids: [me.id] })
      await me.person.done(answerInvite, { board_id: board.id, accept: true })
      const near = await me.person.done(shareSuggestions, {})
      expect(near.map(({ id }) => id)).toEqual([mutual.id, followed.id, follower.id, sharer.id])
      expect(new Set(near.map(({ type }) => type))).toEqual(new Set(['user_share_suggestion']))
      expect(near[0]).toMatchObject({ full_name: 'Mutual', image_medium_url: null })
      const back = await sharer.person.done(shareSuggestions, {})
      expect(back.map(({ id }) => id)).toEqual([me.id])
      const two = await me.person.done(shareSuggestions, { count: 2 })
      expect(two.map(({ id }) => id)).toEqual([mutual.id, followed.id])
    })

    test('S3.32 a name is found by its prefix, close people first, without regard to accents and case', async () => {
      const me = await called('Viewer')
      const near = await called('Österreich Quillon')
      const far = await called('Quillon Öster')
      await me.person.done(followUser, { user_id: near.id })
      for (const term of ['quill', 'QUILLÓN', ' qui '])
        expect(await typed(me.person, term), term).toEqual([
          `user_share_suggestion ${near.id}`,
          `user ${far.id}`,
        ])
      expect(await typed(me.person, 'uillon')).toEqual([])
      for (const term of ['%', '_', '\\', "'", 'quillon%'])
        expect((await me.person.call(shareSuggestionsTypeahead, { term })).status).toBeLessThan(500)
      expect(await typed(me.person, '%')).toEqual([])
      expect(await typed(me.person, '  ')).toEqual([])
      const username = (await far.person.done(getViewer, {}))?.username ?? ''
      expect(await typed(me.person, username.slice(0, -1))).toContain(`user ${far.id}`)
    })

    test('oneself, people on the board or invited, and blocked people are never suggested', async () => {
      const me = await called('Plumbago Self')
      const others = [
        await called('Plumbago On'),
        await called('Plumbago Asked'),
        await called('Plumbago Blocked'),
        await called('Plumbago Blocker'),
        await called('Plumbago Free'),
        await called('Plumbago By Email'),
      ]
      const [on, asked, blocked, blocker, free, byEmail] = others
      for (const { id } of others) await me.person.done(followUser, { user_id: id })
      const board = await boardOf(me.person, 'With some')
      await me.person.done(inviteToBoard, {
        board_id: board.id,
        invited_user_ids: [on?.id, asked?.id],
        emails: [byEmail?.email],
      })
      await on?.person.done(answerInvite, { board_id: board.id, accept: true })
      await me.person.done(blockUser, { user_id: blocked?.id })
      await blocker?.person.done(blockUser, { user_id: me.id })
      const left = [free, byEmail].map((each) => `user_share_suggestion ${each?.id}`)
      const found = await typed(me.person, 'plumbago', { board_id: board.id })
      expect(found.toSorted()).toEqual(left.toSorted())
      const near = await me.person.done(shareSuggestions, { board_id: board.id })
      expect(near.map(({ id }) => id).toSorted()).toEqual([free?.id, byEmail?.id].toSorted())
      const all = await typed(me.person, 'plumbago')
      expect(all).toHaveLength(4)
    })

    test('S3.34 an email address is told to be complete, and nothing about its owner', async () => {
      const [me, other] = [await called('Viewer'), await called('Somebody Else')]
      const ask = (term: string) => me.person.done(shareSuggestionsTypeahead, { term })
      const email = (id: string, is_valid: boolean) => [
        { type: 'email', id, full_name: id, username: null, image_medium_url: null, is_valid },
      ]
      expect(await ask('someone@exam')).toEqual(email('someone@exam', false))
      expect(await ask('Someone@example.net')).toEqual(email('someone@example.net', true))
      expect(await ask(other.email)).toEqual(email(other.email, true))
    })

    test('an invisible board can’t be shared', async () => {
      const [me, other] = [await called('Viewer'), await called('Other')]
      const secret = await boardOf(other.person, 'Hidden', 'secret')
      for (const [call, input] of [
        [shareSuggestions, {}],
        [shareSuggestionsTypeahead, { term: 'a' }],
      ] as const)
        expect((await me.person.call(call, { ...input, board_id: secret.id })).error?.code).toBe(
          'not-found',
        )
    })
  })
