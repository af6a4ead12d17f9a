import {
  boardPins,
  createBoard,
  getBoard,
  pickerBoards,
  userBoards,
} from '@tessera/contracts/calls/boards'
import { boardCollaborators, boardInvites } from '@tessera/contracts/calls/collaborators'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { followUser } from '@tessera/contracts/calls/follows'
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins, typeahead } from '@tessera/contracts/calls/search'
import { createSection } from '@tessera/contracts/calls/sections'
import { updateSettings } from '@tessera/contracts/calls/settings'
import {
  shareSuggestions,
  shareSuggestionsTypeahead,
} from '@tessera/contracts/calls/share-suggestions'
import { getUser, userFollowers, userFollowing } from '@tessera/contracts/calls/users'
import { UserId } from '@tessera/contracts/ids'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessAccess } from '../contexts/identity/access/tables.ts'
import { type AccountState, users } from '../contexts/identity/accounts/tables.ts'
import { boardPeople } from '../contexts/pins/boards/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { swept } from './titles-found.ts'

/** A person with a board, a pin on it and one on a friend's board, who follows and is followed. */
async function sceneOf(service: MemoryService) {
  const { db, clock } = service.ports
  const [person, friend, reader] = [
    await member(service),
    await member(service),
    await member(service),
  ]
  await person.done(updateSettings, { full_name: 'Quillon Vermeer' })
  const [self, theirs] = [await selfOf(person), await selfOf(friend)]
  const own = await boardOf(person, 'Zithers')
  const shared = await boardOf(friend, 'Harps for two')
  const others = await boardOf(reader, 'Kept')
  const part = { boardId: shared.id, userId: self.id, invitedBy: theirs.id, createdAt: clock.now() }
  await db.insert(boardPeople).values({ ...part, state: 'active' })
  const asked = await boardOf(person, 'Asked to')
  const readerId = (await selfOf(reader)).id
  await db.insert(boardPeople).values({
    boardId: asked.id,
    userId: readerId,
    invitedBy: self.id,
    createdAt: clock.now(),
    state: 'invited',
  })
  const pin = await made(person, own, { title: 'Zither' })
  const onShared = await made(person, shared, { title: 'Harp of a guest' })
  await reader.done(followUser, { user_id: self.id })
  await person.done(followUser, { user_id: readerId })
  await swept(service)
  const ids = { self: self.id, friend: theirs.id, reader: readerId }
  return {
    person,
    friend,
    reader,
    ids,
    username: self.username,
    own,
    shared,
    others,
    pin,
    onShared,
  }
}

type Scene = Awaited<ReturnType<typeof sceneOf>>
type Look = readonly [what: string, isThere: () => Promise<boolean>]

/** Every place where a person, or what they made, can show. */
function looks(service: MemoryService, scene: Scene): readonly Look[] {
  const { reader, ids, username, own, shared, others, pin, onShared } = scene
  const anyone = visitor(service)
  const answers =
    (person: Person, call: Call, input: Readonly<Record<string, unknown>>) => async () =>
      (await person.call(call, input)).status === 200
  const holds =
    (person: Person, call: Call, input: Readonly<Record<string, unknown>>, sign: string) =>
    async () =>
      JSON.stringify((await person.call(call, input)).data).includes(sign)
  const document = (path: string) => async () => (await anyone.send(path)).status === 200
  return [
    ['their profile', answers(reader, getUser, { username })],
    ['their profile, to a visitor', answers(anyone, getUser, { username })],
    ['their boards', answers(reader, userBoards, { user_id: ids.self })],
    ['whom they follow', answers(reader, userFollowing, { user_id: ids.self })],
    ['their pins', answers(anyone, userPins, { username, kind: 'created' })],
    ['a board', answers(reader, getBoard, { board_id: own.id })],
    ['a board, by its address', answers(anyone, getBoard, { username, slug: 'zithers' })],
    ['a pin', answers(reader, getPin, { id: pin.id })],
    ['what is like a pin', answers(reader, relatedPins, { pin_id: pin.id })],
    ['ideas after that', answers(reader, moreIdeas, { pin_id: pin.id })],
    ['ideas after their pins', answers(reader, moreIdeas, { username })],
    ['ideas after a board', answers(reader, moreIdeas, { board_id: own.id })],
    ['their pins among ideas', holds(anyone, moreIdeas, { query: 'zither' }, pin.id)],
    ['a pin on a shared board', answers(anyone, getPin, { id: onShared.id })],
    ['that pin on its board', holds(reader, boardPins, { board_id: shared.id }, onShared.id)],
    ['that board’s card', holds(reader, getBoard, { board_id: shared.id }, username)],
    ['who shares that board', holds(anyone, boardCollaborators, { board_id: shared.id }, username)],
    ['a save of a pin', answers(reader, savePin, { pin_id: pin.id, board_id: others.id })],
    ['a new follow', answers(reader, followUser, { user_id: ids.self })],
    [
      'those who follow somebody',
      holds(scene.friend, userFollowers, { user_id: ids.reader }, username),
    ],
    [
      'whom somebody follows',
      holds(scene.friend, userFollowing, { user_id: ids.reader }, username),
    ],
    ['news of them', holds(reader, getNotifications, {}, username)],
    ['an invitation', holds(reader, boardInvites, {}, username)],
    ['suggestions', holds(reader, shareSuggestions, {}, username)],
    [
      'suggestions by name',
      holds(reader, shareSuggestionsTypeahead, { term: 'quillon' }, username),
    ],
    [
      'a search for people',
      holds(reader, searchPins, { query: 'vermeer', scope: 'users' }, username),
    ],
    ['typing a name', holds(reader, typeahead, { term: 'vermeer' }, username)],
    [
      'a search for boards',
      holds(anyone, searchPins, { query: 'zithers', scope: 'boards' }, own.id),
    ],
    ['a search for pins', holds(anyone, searchPins, { query: 'zither' }, pin.id)],
    [
      'a search for pins on shared boards',
      holds(reader, searchPins, { query: 'harp' }, onShared.id),
    ],
    ['the feed', holds(anyone, homeFeed, { page_size: 100 }, pin.id)],
    ['the feed of who follows them', holds(reader, homeFeed, { page_size: 100 }, onShared.id)],
    ['the page of a pin', document(`/pin/${pin.id}/`)],
    ['the page of a board', document(own.url)],
    ['the page of a person', document(`/${username}/`)],
  ]
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`people who are gone on ${kind}`, () => {
    const service = openedService(open)
    let scene: Scene
    beforeAll(async () => {
      scene = await sceneOf(service())
    })

    const met = async (state: AccountState) => {
      const id = UserId.parse(scene.ids.self)
      await service().ports.db.update(users).set({ state }).where(eq(users.id, id))
      const found: string[] = []
      for (const [what, isThere] of looks(service(), scene)) if (await isThere()) found.push(what)
      return found
    }
    const everywhere = () => looks(service(), scene).map(([what]) => what)

    test('a person who must choose another password stays visible', async () => {
      expect(await met('active')).toEqual(everywhere())
      expect(await met('soft_banned')).toEqual(everywhere())
    })

    test('a suspended person is visible nowhere, nor their content', async () => {
      expect(await met('suspended')).toEqual([])
    })

    test('a deactivated person is visible nowhere until they come back', async () => {
      expect(await met('deactivated')).toEqual([])
      expect(await met('active')).toEqual(everywhere())
    })

    test('nobody edits a board whose owner is gone, nor acts for a business that is', async () => {
      await met('suspended')
      const { friend, own, ids } = scene
      const { db, clock } = service().ports
      const now = clock.now()
      const part = { boardId: own.id, userId: ids.friend, invitedBy: ids.self, createdAt: now }
      await db
        .insert(boardPeople)
        .values({ ...part, state: 'active' })
        .onConflictDoNothing()
      await db
        .insert(businessAccess)
        .values({ subjectId: ids.self, userId: ids.friend, permissions: ['OWNER'], createdAt: now })
      const add = { pin_id: scene.pin.id, board_id: own.id }
      const acting = { name: 'In their name', orbac_subject_id: ids.self }
      const tried = async () => [
        (await friend.call(getBoard, { board_id: own.id })).status,
        (await friend.call(createSection, { board_id: own.id, name: 'Part' })).status,
        (await friend.call(savePin, add)).status,
        (await friend.call(createBoard, acting)).status,
        (await friend.done(pickerBoards, {})).all_boards.some(({ id }) => id === own.id),
      ]
      expect(await tried()).toEqual([404, 404, 404, 403, false])
      await met('active')
      expect(await tried()).toEqual([200, 200, 200, 200, true])
    })
  })
