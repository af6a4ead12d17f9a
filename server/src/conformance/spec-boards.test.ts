import { movePins } from '@tessera/contracts/calls/actions'
import { archiveBoard, getBoard } from '@tessera/contracts/calls/boards'
import { savePin } from '@tessera/contracts/calls/pins'
import {
  boardSections,
  createSection,
  getSection,
  sectionPins,
  sectionsToSaveTo,
} from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import type { Permission } from '@tessera/contracts/entities/permission'
import { describe, expect, test } from 'vitest'
import { media } from '../contexts/base/media/tables.ts'
import { businessAccess } from '../contexts/identity/access/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { fillingBoards, idsOn, seen } from './filled-board.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'
import { join, sharedBoard } from './shared-board.ts'

const picture = expect.stringMatching(/^\/media\/.+\/236x\.webp$/)

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`data of boards on ${kind}`, () => {
    const service = openedService(open)
    const filled = fillingBoards(service)

    test('S3.8 S3.11 a board has an id, a name, a URL, a layout and an owner with a name and a picture', async () => {
      const person = await member(service())
      const self = await selfOf(person)
      const { db } = service().ports
      const [portrait] = await db.select({ id: media.id }).from(media).limit(1)
      await db.update(users).set({ portraitId: portrait?.id }).where(eq(users.id, self.id))
      const board = await boardOf(person, 'Quiet rooms')
      expect(await seen(person, board)).toMatchObject({
        id: board.id,
        name: 'Quiet rooms',
        url: `/${self.username}/quiet-rooms/`,
        layout: 'default',
        owner: { id: self.id, full_name: self.full_name, image_medium_url: picture },
      })
    })

    test('S3.10 S3.12 a board has its section count, latest pictures, collaborators, and who archived it', async () => {
      const shared = await sharedBoard(service())
      const { owner, friend, board, ids } = shared
      expect(await seen(owner, board)).toMatchObject({
        section_count: 0,
        image_cover_url: null,
        cover_images: [],
        is_collaborative: false,
        collaborating_users: [],
        collaborated_by_me: false,
        archived_by_me_at: null,
      })
      await join(shared)
      await owner.done(createSection, { board_id: board.id, name: 'Part' })
      const { ids: pins } = await filled(owner, 'Source', 2)
      for (const pin_id of pins) await owner.done(savePin, { pin_id, board_id: board.id })
      const now = await seen(owner, board)
      expect(now).toMatchObject({
        section_count: 1,
        image_cover_url: picture,
        cover_images: [picture, picture],
        is_collaborative: true,
        collaborating_users: [expect.objectContaining({ id: ids.friend })],
        collaborated_by_me: false,
      })
      expect(now.cover_images[0]).toBe(now.image_cover_url)
      await friend.done(archiveBoard, { board_id: board.id, archived: true })
      expect(await seen(friend, board)).toMatchObject({
        collaborated_by_me: true,
        archived_by_me_at: expect.stringMatching(/Z$/),
      })
      expect((await seen(owner, board)).archived_by_me_at).toBeNull()
    })

    test('S3.14 a section has an id, a title, a slug and its latest pictures', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Rooms', 2)
      const input = { board_id: board.id, name: 'Été & mer', initial_pins: ids }
      const section = await person.done(createSection, input)
      const said = { id: section.id, title: 'Été & mer', slug: 'ete-mer' }
      const shown = { ...said, preview_pins: [picture, picture] }
      expect(section).toMatchObject(shown)
      expect((await seen(person, board)).sections).toMatchObject([shown])
    })

    test('S3.28 a section is created with the source of its name, first pins, and in whose name', async () => {
      const { db, clock } = service().ports
      const [business, helper] = [await member(service()), await member(service())]
      const { board, ids } = await filled(business, 'Theirs', 1)
      const orbac_subject_id = (await selfOf(business)).id
      const make = (person: Person, over: Readonly<Record<string, unknown>>) =>
        person.call(createSection, { board_id: board.id, ...over })
      for (const name_source of [0, 1, 2]) {
        const made = await make(business, { name: `Name ${name_source}`, name_source })
        expect(made.data?.id).toMatch(/^\d+$/)
      }
      const wrong = await make(business, { name: 'Fourth', name_source: 3 })
      expect(wrong.error?.code).toBe('bad-input')
      const input = { name: 'Full', initial_pins: ids, orbac_subject_id }
      expect((await make(helper, input)).error?.code).toBe('not-allowed')
      const permissions: Permission[] = ['CONTENT']
      const userId = (await selfOf(helper)).id
      const grant = { subjectId: orbac_subject_id, userId, permissions, createdAt: clock.now() }
      await db.insert(businessAccess).values(grant)
      const full = await make(helper, input)
      expect(full.data).toMatchObject({ title: 'Full', pin_count: 1 })
    })

    test('S3.29 pins are moved from a board and a section to a board and a section', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'From', 3)
      const other = await boardOf(person, 'To')
      const old = await person.done(createSection, {
        board_id: board.id,
        name: 'Old',
        initial_pins: ids.slice(0, 2),
      })
      const fresh = await person.done(createSection, { board_id: other.id, name: 'New' })
      const move = { board_id: board.id, new_board_id: other.id, new_section_id: fresh.id }
      const moved = await person.done(movePins, {
        ...move,
        pin_ids: [ids[0], ids[2]],
        old_section_id: old.id,
      })
      expect(moved.total).toBe(1)
      const inside = await person.done(sectionPins, { section_id: fresh.id })
      expect(inside.map(({ id }) => id)).toEqual([ids[0]])
      expect((await idsOn(person, board)).toSorted()).toEqual(ids.slice(1).toSorted())
    })

    test('S7.9 the sections to save to are listed, and a board or a section is fetched in a named field set', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Rooms')
      const { id } = await person.done(createSection, { board_id: board.id, name: 'Part' })
      const part = { id, title: 'Part', slug: 'part' }
      const of = { board_id: board.id }
      expect(await person.done(sectionsToSaveTo, of)).toMatchObject([part])
      const stranger = await member(service())
      expect((await stranger.call(sectionsToSaveTo, of)).error?.code).toBe('not-allowed')
      for (const field_set_key of ['detailed', 'board_picker', 'profile_grid_item', 'grid_item']) {
        expect(await person.done(getBoard, { ...of, field_set_key })).toMatchObject({
          id: board.id,
          sections: [part],
        })
        expect(await person.done(getSection, { section_id: id, field_set_key })).toMatchObject(part)
        expect(await person.done(boardSections, { ...of, field_set_key })).toMatchObject([part])
      }
      const unknown = { ...of, field_set_key: 'everything' }
      expect((await person.call(getBoard, unknown)).error?.code).toBe('bad-input')
    })

    test('after a board is created, the refetched person has it', async () => {
      const person = await member(service())
      const { username } = await selfOf(person)
      const refresh = () => person.done(getUser, { username, field_set_key: 'save_behavior' })
      const before = await refresh()
      const { board, ids } = await filled(person, 'New', 1)
      const now = await refresh()
      expect(ids).toHaveLength(1)
      expect(now.board_count).toBe(before.board_count + 1)
      expect(now.recent_boards).toMatchObject([{ id: board.id }])
      const data = encodeURIComponent(JSON.stringify({ username }))
      const response = await person.send(`${getUser.path}?data=${data}`)
      expect(response.headers.get('Cache-Control')).toContain('no-store')
    })
  })
