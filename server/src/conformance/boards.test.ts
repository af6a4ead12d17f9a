import { undoAction } from '@tessera/contracts/calls/actions'
import {
  archiveBoard,
  boardTitleSuggestions,
  chooseBoardSort,
  createBoard,
  getBoard,
  orderBoards,
  pickerBoards,
  unsortedPins,
  updateBoard,
  userBoards,
} from '@tessera/contracts/calls/boards'
import { inviteToBoard } from '@tessera/contracts/calls/collaborators'
import { deletePin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { boardSections, createSection, orderSections } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { crowded, someIdeas } from './crowd.ts'
import { racingDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, type Came, member, type Person, visitor } from './person.ts'
import { join, sharedBoard } from './shared-board.ts'
import { somePin } from './some-pin.ts'

const codeOf = async (person: Person, input: Readonly<Record<string, unknown>>) =>
  (await person.call(createBoard, input)).error?.code

const namesFor = async (person: Person, asked: Readonly<Record<string, unknown>> = {}) => {
  const viewer = await person.done(getViewer, {})
  const rows = await person.done(userBoards, { user_id: viewer?.id, ...asked })
  return rows.map(({ name }) => name)
}

for (const { kind, open } of racingDatabase)
  describe(`boards on ${kind}`, () => {
    const service = openedService(open)

    test('a board’s name is trimmed, not blank, at most fifty characters, and unique to its owner', async () => {
      const person = await member(service())
      const made = await person.done(createBoard, { name: '  Quiet rooms ' })
      expect(made.name).toBe('Quiet rooms')
      expect(await codeOf(person, { name: ' \t ' })).toBe('name-blank')
      expect(await codeOf(person, { name: 'é'.repeat(limits.boardTitleMax) })).toBeUndefined()
      expect(await codeOf(person, { name: 'é'.repeat(limits.boardTitleMax + 1) })).toBe('name-long')
      expect(await codeOf(person, { name: 'QUIET  rooms' })).toBe('name-taken')
      expect(await codeOf(await member(service()), { name: 'Quiet rooms' })).toBeUndefined()
    })

    test('of two boards created at once with one name, one is refused', async () => {
      const person = await member(service())
      const codes = await Promise.all(
        Array.from({ length: 8 }, () => codeOf(person, { name: 'At once' })),
      )
      expect(codes.filter((code) => code === undefined)).toHaveLength(1)
      expect(codes.filter((code) => code === 'name-taken')).toHaveLength(7)
    })

    test('a change from an outdated version is refused with the current board', async () => {
      const person = await member(service())
      const { id: board_id } = await boardOf(person, 'Two tabs')
      const change = { board_id, was: { name: 'Two tabs' } }
      await person.done(updateBoard, { ...change, name: 'First tab' })
      const second = await person.call(updateBoard, { ...change, name: 'Second tab' })
      expect(second.error).toMatchObject({
        code: 'board-changed',
        data: { board: { name: 'First tab' } },
      })
      // Another field, or the same words, can't overwrite anything.
      const other = { board_id, description: 'Lamps', was: { description: '' } }
      expect((await person.done(updateBoard, other)).name).toBe('First tab')
      expect((await person.done(updateBoard, { ...change, name: 'First tab' })).name).toBe(
        'First tab',
      )
    })

    test('a section’s name is trimmed, not blank, at most fifty characters, and unique to its board', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Parts')
      const make = async (name: string) =>
        (await person.call(createSection, { board_id: board.id, name })).error?.code
      expect(await make(' Left ')).toBeUndefined()
      expect(await make('  ')).toBe('section-blank')
      expect(await make('x'.repeat(limits.sectionTitleMax + 1))).toBe('name-long')
      expect(await make('left')).toBe('section-taken')
      const other = await boardOf(person, 'Others')
      const same = { board_id: other.id, name: 'Left' }
      expect((await person.done(createSection, same)).title).toBe('Left')
    })

    test('a renamed board is found under its new name only, and keeps its pins', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Old name')
      const renamed = await person.done(updateBoard, { board_id: board.id, name: 'New name' })
      expect(renamed).toMatchObject({ id: board.id, name: 'New name' })
      expect(renamed.url).toMatch(/\/new-name\/$/)
      await boardOf(person, 'Old name')
      const taken = await person.call(updateBoard, { board_id: board.id, name: 'old NAME' })
      expect(taken.error?.code).toBe('name-taken')
    })

    test('a board made secret disappears for others at once, and returns when it is public', async () => {
      const person = await member(service())
      const stranger = visitor(service())
      const { board } = await crowded(service(), person, 2)
      const status = async () => (await stranger.call(getBoard, { board_id: board.id })).status
      await person.done(updateBoard, { board_id: board.id, privacy: 'secret' })
      expect(await status()).toBe(404)
      await person.done(updateBoard, { board_id: board.id, privacy: 'public' })
      expect(await status()).toBe(200)
      const closed = { board_id: board.id, privacy: 'protected' }
      expect((await person.call(updateBoard, closed)).error?.code).toBe('not-allowed')
    })

    test('S4.5 a board’s cover is its latest pin, or the chosen one as long as that is on it', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Covers')
      const [one, two] = await someIdeas(service().ports, 2)
      const first = await person.done(savePin, { pin_id: one, board_id: board.id })
      const shown = async () => person.done(getBoard, { board_id: board.id })
      const cover = async () => (await shown()).image_cover_url
      const ofFirst = await cover()
      expect(ofFirst).not.toBeNull()
      await person.done(savePin, { pin_id: two, board_id: board.id })
      expect(await cover()).not.toBe(ofFirst)
      expect((await shown()).cover_is_chosen).toBe(false)
      await person.done(updateBoard, { board_id: board.id, cover_pin_id: first.id })
      expect(await shown()).toMatchObject({ image_cover_url: ofFirst, cover_is_chosen: true })
      const { undo_token } = await person.done(deletePin, { id: first.id })
      expect(await cover()).not.toBe(ofFirst)
      await person.done(undoAction, { undo_token })
      expect(await cover()).toBe(ofFirst)
      const stranger = { board_id: board.id, cover_pin_id: one }
      expect((await person.call(updateBoard, stranger)).status).toBe(404)
    })

    test('S5.14 the picker lists boards that aren’t archived, by name, digits after letters', async () => {
      const person = await member(service())
      for (const name of ['2 walls', 'beech', '10 walls', 'Ash', 'Gone'])
        await boardOf(person, name)
      const all = async () =>
        (await person.done(pickerBoards, {})).all_boards.map(({ name }) => name)
      expect(await all()).toEqual(['Ash', 'beech', 'Gone', '2 walls', '10 walls'])
      const [gone] = (await person.done(pickerBoards, {})).all_boards.filter(
        ({ name }) => name === 'Gone',
      )
      await person.done(archiveBoard, { board_id: gone?.id, archived: true })
      expect(await all()).toEqual(['Ash', 'beech', '2 walls', '10 walls'])
      expect(await namesFor(person, { filter: 'archived' })).toEqual(['Gone'])
    })

    test('S5.17 the picker lists the boards that a person owns or collaborates on, with covers, and no others', async () => {
      const of = await sharedBoard(service())
      const { owner, friend, board } = of
      await boardOf(owner, 'Not shared')
      const own = await boardOf(friend, 'Zinnias')
      const names = async () =>
        (await friend.done(pickerBoards, {})).all_boards.map(({ name }) => name)
      await owner.done(inviteToBoard, { board_id: board.id, invited_user_ids: [of.ids.friend] })
      expect(await names()).toEqual(['Zinnias'])
      await join(of)
      expect(await names()).toEqual(['Surprise', 'Zinnias'])
      const pin_id = await somePin(service())
      for (const { id } of [board, own]) await friend.done(savePin, { pin_id, board_id: id })
      const { all_boards } = await friend.done(pickerBoards, {})
      expect(all_boards).toMatchObject([
        { id: board.id, image_cover_url: expect.stringContaining('/media/') },
        { id: own.id, image_cover_url: expect.stringContaining('/media/') },
      ])
      for (const [person, id] of [
        [owner, board.id],
        [friend, own.id],
      ] as const)
        await person.done(archiveBoard, { board_id: id, archived: true })
      expect(await names()).toEqual([])
    })

    test('an archived board takes no more pins until it is brought back', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Closed')
      const [idea] = await someIdeas(service().ports, 1)
      const save = { pin_id: idea, board_id: board.id }
      const put = (archived: boolean) => person.done(archiveBoard, { board_id: board.id, archived })
      expect(await put(true)).toMatchObject({ is_archived: true })
      expect((await person.call(savePin, save)).error?.code).toBe('board-archived')
      expect((await put(false)).archived_by_me_at).toBeNull()
      expect((await person.call(savePin, save)).status).toBe(200)
    })

    test('shared boards come after a person’s own in their order, wherever the owner put them', async () => {
      const shared = await sharedBoard(service())
      await join(shared)
      const { owner, friend, board } = shared
      await owner.done(orderBoards, { board_ids: [board.id] })
      const [first, second] = [await boardOf(friend, 'First'), await boardOf(friend, 'Second')]
      await friend.done(orderBoards, { board_ids: [second.id, first.id] })
      expect(await namesFor(friend, { sort: 'custom' })).toEqual(['Second', 'First', 'Surprise'])
    })

    test('boards come in the order asked for, page by page', async () => {
      const person = await member(service())
      const made = []
      for (const name of ['Birch', 'Cedar', 'Alder']) made.push(await boardOf(person, name))
      const [birch, cedar, alder] = made
      expect(await namesFor(person)).toEqual(['Alder', 'Cedar', 'Birch'])
      expect(await namesFor(person, { sort: 'name' })).toEqual(['Alder', 'Birch', 'Cedar'])
      await person.done(orderBoards, { board_ids: [cedar?.id, alder?.id, birch?.id] })
      expect(await namesFor(person, { sort: 'custom' })).toEqual(['Cedar', 'Alder', 'Birch'])
      await person.done(orderBoards, { board_ids: [birch?.id] })
      expect(await namesFor(person, { sort: 'custom' })).toEqual(['Birch', 'Cedar', 'Alder'])
      const [idea] = await someIdeas(service().ports, 1)
      await person.done(savePin, { pin_id: idea, board_id: birch?.id })
      expect((await namesFor(person, { sort: 'last_pinned' }))[0]).toBe('Birch')
      const viewer = await person.done(getViewer, {})
      for (const sort of ['newest', 'name', 'custom', 'last_pinned']) {
        const names: string[] = []
        let bookmark: string | undefined
        do {
          const asked = { user_id: viewer?.id, sort, page_size: 1, bookmark }
          const page: Came<readonly BoardCard[]> = await person.call(userBoards, asked)
          names.push(...(page.data ?? []).map(({ name }) => name))
          bookmark = page.bookmark ?? undefined
        } while (bookmark !== undefined)
        expect(names).toEqual(await namesFor(person, { sort }))
      }
      const stranger = await member(service())
      expect((await stranger.call(orderBoards, { board_ids: [birch?.id] })).status).toBe(404)
    })

    test('a profile tells everyone the order that the person chose for their boards', async () => {
      const person = await member(service())
      const { username } = (await person.done(getViewer, {})) ?? {}
      const stranger = await member(service())
      const told = async () => (await stranger.done(getUser, { username })).board_sort
      expect(await told()).toBe('newest')
      await person.done(chooseBoardSort, { sort: 'name' })
      expect(await told()).toBe('name')
      const board = await boardOf(person, 'Birch')
      await person.done(orderBoards, { board_ids: [board.id] })
      expect(await told()).toBe('custom')
    })

    test('sections come in the order they are put in', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Ordered')
      const ids: string[] = []
      for (const name of ['One', 'Two', 'Three'])
        ids.push((await person.done(createSection, { board_id: board.id, name })).id)
      await person.done(orderSections, { board_id: board.id, section_ids: [ids[2], ids[0]] })
      const titles = (await person.done(boardSections, { board_id: board.id })).map(
        ({ title }) => title,
      )
      expect(titles).toEqual(['Three', 'One', 'Two'])
    })

    test('S7.10 saves without a board go to one secret quick board; names come from the pin', async () => {
      const [idea, second] = await someIdeas(service().ports, 2)
      const other = await member(service())
      const named = await boardOf(other, 'Named by somebody')
      await other.done(savePin, { pin_id: idea, board_id: named.id })
      const person = await member(service())
      const titles = await person.done(boardTitleSuggestions, { id: idea })
      expect(titles).not.toContainEqual({ title: 'Named by somebody' })
      expect((await person.done(unsortedPins, {})).board).toBeNull()
      const saves = await Promise.all(
        [idea, second].map((pin_id) => person.done(savePin, { pin_id })),
      )
      const board = saves[0]?.board
      expect(board).toMatchObject({ name: 'Saved', layout: 'quick_create' })
      expect(new Set(saves.map((save) => save.board.id)).size).toBe(1)
      const unsorted = await person.done(unsortedPins, {})
      expect(unsorted.board).toMatchObject({ id: board?.id, privacy: 'secret', pin_count: 2 })
      expect(await person.done(getPin, { id: idea })).toMatchObject({
        pinned_to_board: { layout: 'quick_create' },
      })
      // Made public, it is still no board that a profile counts for others.
      await person.done(updateBoard, { board_id: board?.id, privacy: 'public' })
      const username = (await person.done(getViewer, {}))?.username
      const counted = async (who: Person) => (await who.done(getUser, { username })).board_count
      expect([await counted(person), await counted(other)]).toEqual([1, 0])
    })
  })
