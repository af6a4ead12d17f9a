import { undoAction } from '@tessera/contracts/calls/actions'
import { boardPins } from '@tessera/contracts/calls/boards'
import { createPin } from '@tessera/contracts/calls/pins'
import {
  createSection,
  deleteSection,
  mergeSection,
  moveIntoSection,
  removeFromSection,
  sectionPins,
} from '@tessera/contracts/calls/sections'
import { describe, expect, test } from 'vitest'
import { crowded, tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { fillingBoards, idsOn, seen, titlesOf } from './filled-board.ts'
import { openedService } from './opened-service.ts'
import { member } from './person.ts'

type Asked = Readonly<Record<string, unknown>>

interface Page {
  readonly data: readonly { readonly id: string }[] | null
  readonly bookmark: string | null
}

/** Returns all pins of a list, three at a time. */
async function walked(ask: (page: Asked) => Promise<Page>): Promise<readonly string[]> {
  const found: string[] = []
  let bookmark: string | undefined
  do {
    const page = await ask({ page_size: 3, bookmark })
    found.push(...(page.data ?? []).map(({ id }) => id))
    bookmark = page.bookmark ?? undefined
  } while (bookmark !== undefined)
  return found
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`sections on ${kind}`, () => {
    const service = openedService(open)
    const filled = fillingBoards(service)

    test('S7.3 S7.5 S7.6 pins go into a section and out of it, and its count follows', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Sorted', 3)
      const section = await person.done(createSection, {
        board_id: board.id,
        name: 'Shelf',
        initial_pins: [ids[0]],
      })
      expect(section).toMatchObject({ title: 'Shelf', pin_count: 1 })
      await person.done(moveIntoSection, { section_id: section.id, pins: [ids[1]] })
      expect(await titlesOf(person, board)).toEqual([{ title: 'Shelf', pin_count: 2 }])
      expect(await person.done(sectionPins, { section_id: section.id })).toHaveLength(2)
      await person.done(removeFromSection, { section_id: section.id, pins: [ids[0]] })
      expect(await titlesOf(person, board)).toEqual([{ title: 'Shelf', pin_count: 1 }])
      expect((await seen(person, board)).pin_count).toBe(3)
      const loose = await person.done(boardPins, { board_id: board.id, section: 'none' })
      expect(new Set(loose.map(({ id }) => id))).toEqual(new Set([ids[0], ids[2]]))
    })

    test('pins of a board and of a section come newest or oldest first, page by page, and are found by their words', async () => {
      const person = await member(service())
      const { board, ids } = await crowded(service(), person, 7)
      const lamp = { board_id: board.id, image_base64: await tile(), title: 'A reading lamp' }
      const made = await person.done(createPin, lamp)
      const inside = { name: 'Shelf', initial_pins: [made.id, ...ids.slice(0, 5)] }
      const section = await person.done(createSection, { board_id: board.id, ...inside })
      const onBoard = (asked: Asked) =>
        walked((page) => person.call(boardPins, { board_id: board.id, ...asked, ...page }))
      const all = [made.id, ...ids]
      expect(await onBoard({})).toEqual(all)
      expect(await onBoard({ sort: 'oldest' })).toEqual(all.toReversed())
      const inSection = (asked: Asked) =>
        walked((page) => person.call(sectionPins, { section_id: section.id, ...asked, ...page }))
      const part = all.slice(0, 6)
      expect(await inSection({})).toEqual(part)
      expect(await inSection({ sort: 'oldest' })).toEqual(part.toReversed())
      for (const search of [onBoard, inSection]) {
        expect(await search({ query: 'lamps' })).toEqual([made.id])
        expect(await search({ query: 'lamps', sort: 'oldest' })).toEqual([made.id])
        const eight = 'a re read reading lam lamp lamps ding'
        expect(await search({ query: `${eight} and words that nobody compares` })).toEqual([
          made.id,
        ])
        expect(await search({ query: 'nothing like it' })).toEqual([])
      }
    })

    test('a deleted section is restored with its pins, its place and its name', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Parts', 3)
      const name = { board_id: board.id, initial_pins: [ids[0], ids[1]] }
      const section = await person.done(createSection, { ...name, name: 'Gone soon' })
      await person.done(createSection, { board_id: board.id, name: 'Other' })
      const { undo_token } = await person.done(deleteSection, { section_id: section.id })
      expect(await idsOn(person, board)).toEqual([ids[2]])
      expect(await titlesOf(person, board)).toEqual([{ title: 'Other', pin_count: 0 }])
      await person.done(undoAction, { undo_token })
      expect(await titlesOf(person, board)).toEqual([
        { title: 'Gone soon', pin_count: 2 },
        { title: 'Other', pin_count: 0 },
      ])
      expect((await seen(person, board)).pin_count).toBe(3)
    })

    test('a section that is deleted without its pins leaves them on the board', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Loose', 2)
      const made = { board_id: board.id, name: 'Frame', initial_pins: ids }
      const section = await person.done(createSection, made)
      await person.done(deleteSection, { section_id: section.id, keep_pins: true })
      expect(new Set(await idsOn(person, board))).toEqual(new Set(ids))
      expect(await titlesOf(person, board)).toEqual([])
    })

    test('merged sections are one, and undo makes them two again', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Merging', 2)
      const make = (name: string, pin: string | undefined) =>
        person.done(createSection, { board_id: board.id, name, initial_pins: [pin] })
      const one = await make('One', ids[0])
      const two = await make('Two', ids[1])
      const merge = { section_id: one.id, into_section_id: two.id }
      const { undo_token } = await person.done(mergeSection, merge)
      expect(await titlesOf(person, board)).toEqual([{ title: 'Two', pin_count: 2 }])
      await person.done(undoAction, { undo_token })
      expect(await titlesOf(person, board)).toEqual([
        { title: 'One', pin_count: 1 },
        { title: 'Two', pin_count: 1 },
      ])
    })
  })
