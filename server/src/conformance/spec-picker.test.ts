import { createBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { savePin } from '@tessera/contracts/calls/pins'
import { describe, expect, test } from 'vitest'
import { castOf } from './board-roles.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`choosing and creating boards on ${kind}`, () => {
    const service = openedService(open)

    test('S3.13 S7.21 creating a board returns its id, its name and its owner', async () => {
      const person = await member(service())
      const { id, username } = await selfOf(person)
      const made = await person.done(createBoard, { name: ' Lamps ', privacy: 'public' })
      expect(made).toMatchObject({ name: 'Lamps', owner: { id, username } })
      const all = await person.done(userBoards, { user_id: id })
      expect(all.map((board) => board.id)).toEqual([made.id])
    })

    test('S3.9 S3.30 a board is created with its name, privacy, ad account and source', async () => {
      const { people, advertiserId, ids } = await castOf(service())
      const aux_data = { source: 'board_picker' }
      const { member: person, owner, advertiser } = people
      for (const privacy of ['public', 'secret'])
        expect(await person.done(createBoard, { name: privacy, privacy, aux_data })).toMatchObject({
          name: privacy,
          privacy,
        })
      const forAds = { name: 'Ads', advertiser_id: advertiserId, aux_data }
      expect(await advertiser.done(createBoard, forAds)).toMatchObject({
        privacy: 'protected',
        owner: { id: ids.owner },
      })
      expect((await person.call(createBoard, forAds)).error?.code).toBe('not-allowed')
      const own = { ...forAds, name: 'Own ads', privacy: 'protected' }
      expect((await owner.done(createBoard, own)).privacy).toBe('protected')
      const foreign = { name: 'No ads', privacy: 'protected' }
      expect((await person.call(createBoard, foreign)).error?.code).toBe('not-allowed')
      const wrong = { name: 'Wrong', privacy: 'hidden' }
      expect((await person.call(createBoard, wrong)).error?.code).toBe('bad-input')
      const loose = { name: 'Loose', aux_data: { from: 'board_picker' } }
      expect((await person.call(createBoard, loose)).error?.code).toBe('bad-input')
    })

    test('S7.8 the picker has all boards and the two that fit a pin, or the protected ones of an ad account’s owner', async () => {
      const { people, advertiserId } = await castOf(service())
      const { owner, advertiser } = people
      const pin_id = await somePin(service())
      const set = { pin_id, field_set_key: 'board_picker', shortlist_suggestions: 2 }
      for (const name of ['One', 'Two', 'Three']) {
        const { id } = await boardOf(owner, name)
        await owner.done(savePin, { pin_id, board_id: id })
      }
      const own = await owner.done(pickerBoards, set)
      expect(own.all_boards.map(({ name }) => name)).toEqual(['My own', 'One', 'Three', 'Two'])
      expect(own.boards_shortlist.map(({ name }) => name)).toEqual(['Three', 'Two'])
      const { boards_shortlist: usual } = await owner.done(pickerBoards, { pin_id })
      expect(usual).toHaveLength(2)
      const ads = await advertiser.done(createBoard, { name: 'Ads', advertiser_id: advertiserId })
      const { username } = await selfOf(owner)
      const asked = { ...set, username, advertiser_id: advertiserId, filter: 'protected' }
      const closed = await advertiser.done(pickerBoards, asked)
      expect(closed.all_boards.map(({ id }) => id)).toEqual([ads.id])
      expect(closed.boards_shortlist).toEqual([])
      const codeOf = async (over: Readonly<Record<string, unknown>>) =>
        (await advertiser.call(pickerBoards, { ...asked, ...over })).error?.code
      expect(await codeOf({ username: (await selfOf(people.member)).username })).toBe('not-allowed')
      expect(await codeOf({ advertiser_id: undefined })).toBe('not-allowed')
      expect(await codeOf({ filter: 'all' })).toBe('not-allowed')
    })

    test('S7.24 a profile’s list of all boards can be picked from', async () => {
      const person = await member(service())
      const { username } = await selfOf(person)
      const secret = await boardOf(person, 'Hidden', 'secret')
      const open = await boardOf(person, 'Open')
      await person.done(savePin, { pin_id: await somePin(service()), board_id: open.id })
      const all = { filter: 'all', field_set_key: 'profile_grid_item' }
      const { all_boards: boards } = await person.done(pickerBoards, { ...all, username })
      expect(boards).toMatchObject([
        { id: secret.id, privacy: 'secret', cover_images: [], pin_count: 0 },
        { id: open.id, privacy: 'public', cover_images: [expect.any(String)], pin_count: 1 },
      ])
      const other = { ...all, field_set_key: 'everything' }
      expect((await person.call(pickerBoards, other)).error?.code).toBe('bad-input')
    })
  })
