import { BoardId, SectionId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { boardCard } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import type { SaveEvent, SaveState } from './flow.ts'
import { mayStart, next, openingState } from './flow.ts'

const boardId = z.parse(BoardId, '7')
const sectionId = z.parse(SectionId, '70')
const board = { id: boardId, name: 'Kitchen', url: '/mira/kitchen/' }
const plain = boardCard({ ...board, section_count: 0 })
const parted = boardCard({ ...board, section_count: 1 })
const pressed: SaveEvent = { type: 'create-pressed' }
const refusal = { name: 'Kitchen', message: 'Taken' }
const refused: SaveEvent = { type: 'refused', refusal }
const some: SaveEvent = { type: 'boards-arrived', count: 4 }
const none: SaveEvent = { type: 'boards-arrived', count: 0 }
const decided: SaveEvent = { type: 'boards-arrived', count: 4, decided: parted }
const chosen: SaveEvent = { type: 'board-chosen', board: plain }
const withSections: SaveEvent = { type: 'board-chosen', board: parted }
const section: SaveEvent = { type: 'section-chosen', section: sectionId }
const whole: SaveEvent = { type: 'section-chosen', section: 'board' }
const create: SaveEvent = { type: 'create-opened' }
const made: SaveEvent = { type: 'board-made', board }
const added: SaveEvent = { type: 'section-made', section: sectionId }
const saved: SaveEvent = { type: 'saved' }
const seen: SaveEvent = { type: 'seen' }
const failed: SaveEvent = { type: 'save-failed' }
const close: SaveEvent = { type: 'close' }

const after = (...events: readonly SaveEvent[]): SaveState => events.reduce(next, openingState)

type Table = readonly (readonly [readonly SaveEvent[], SaveState['kind']])[]

test('S4.8 the steps are the boards, the sections of a board that has any, then a form', () => {
  const table: Table = [
    [[], 'opening'],
    [[some], 'choose-board'],
    [[none], 'create-board'],
    [[some, chosen], 'choose-board'],
    [[some, chosen, saved], 'closed'],
    [[some, withSections], 'choose-section'],
    [[some, withSections, section, saved], 'closed'],
    [[some, withSections, whole, saved], 'closed'],
    [[some, withSections, create], 'add-section'],
    [[some, withSections, create, added], 'choose-section'],
    [[some, withSections, create, added, saved], 'closed'],
    [[some, create], 'create-board'],
    [[some, create, made], 'board-created'],
    [[some, create, made, failed], 'choose-board'],
    [[decided], 'choose-section'],
    [[decided, create], 'add-section'],
  ]
  for (const [events, step] of table) expect(after(...events).kind).toBe(step)
})

test('S4.9 close goes back one level: from a form to the sections or boards, from the sections to the boards, then out', () => {
  const table: Table = [
    [[close], 'closed'],
    [[some, close], 'closed'],
    [[some, withSections, create, close], 'choose-section'],
    [[some, withSections, create, close, close], 'choose-board'],
    [[some, withSections, create, close, close, close], 'closed'],
    [[some, withSections, close], 'choose-board'],
    [[some, create, close], 'choose-board'],
    [[some, create, close, close], 'closed'],
    [[none, close], 'closed'],
    [[some, create, made, close], 'closed'],
    [[decided, close], 'closed'],
    [[decided, create, close], 'choose-section'],
  ]
  for (const [events, step] of table) expect(after(...events).kind).toBe(step)
})

test('while a form is being sent, neither close nor the end of another save leaves it', () => {
  for (const event of [close, saved]) {
    expect(after(some, create, pressed, event).kind).toBe('create-board')
    expect(after(some, withSections, create, pressed, event).kind).toBe('add-section')
  }
})

test('S4.1 a board is busy while the pin is saved to it, and can be chosen again when that fails', () => {
  expect(after(some, chosen)).toMatchObject({ saving: boardId })
  expect(mayStart(after(some, chosen))).toBe(false)
  expect(after(some, chosen, failed)).toMatchObject({ kind: 'choose-board', saving: null })
  expect(mayStart(after(some, chosen, failed))).toBe(true)
})

test('a section, or the board itself, is busy while the pin is saved to it, and free when that fails', () => {
  for (const [where, saving] of [
    [section, sectionId],
    [whole, 'board'],
  ] as const) {
    expect(after(some, withSections, where)).toMatchObject({ saving })
    expect(mayStart(after(some, withSections, where))).toBe(false)
    expect(after(some, withSections, where, failed)).toMatchObject({ saving: null })
  }
})

test('a new section is where the pin goes, and can be chosen again when that fails', () => {
  const there = after(some, withSections, create, pressed, added)
  expect(there).toMatchObject({ kind: 'choose-section', saving: sectionId })
  expect(next(there, failed)).toMatchObject({ kind: 'choose-section', saving: null })
})

test('while a save is pending no second one starts', () => {
  const other: SaveEvent = { type: 'board-chosen', board: boardCard({ id: '8' }) }
  expect(after(some, chosen, other)).toMatchObject({ saving: boardId })
  expect(after(some, withSections, whole, section)).toMatchObject({ saving: 'board' })
  expect(after(some, withSections, whole, create).kind).toBe('choose-section')
})

test('the modal shows that the board was created before it closes, however soon the pin is saved', () => {
  const there = after(some, create, pressed, made)
  expect(next(there, saved)).toMatchObject({ kind: 'board-created', saved: true })
  expect([saved, seen].reduce(next, there).kind).toBe('closed')
  expect([seen, saved].reduce(next, there).kind).toBe('closed')
})

test('a form that was refused is open again, and can be sent again', () => {
  for (const form of [[none], [some, create], [some, withSections, create]]) {
    expect(mayStart(after(...form, pressed))).toBe(false)
    expect(mayStart(after(...form, pressed, refused))).toBe(true)
    expect(after(...form, pressed, refused).kind).toBe(after(...form).kind)
  }
})

test('the name of a search is created from the list, without its form', () => {
  const creating = after(some, pressed)
  expect(creating).toMatchObject({ kind: 'choose-board', saving: 'new' })
  expect(next(creating, made)).toMatchObject({ kind: 'board-created', board })
  const section = after(some, withSections, pressed)
  expect(section).toMatchObject({ kind: 'choose-section', saving: 'new' })
  expect(next(section, added)).toMatchObject({ kind: 'choose-section', saving: sectionId })
})

test('while the name of a search is created nothing else is chosen, saved or closed', () => {
  for (const start of [[some], [some, withSections]]) {
    const creating = after(...start, pressed)
    for (const event of [chosen, section, create, pressed, saved, failed, close])
      expect(next(creating, event)).toBe(creating)
  }
})

test('a refused name of a search is kept with the service’s message until the next attempt', () => {
  for (const start of [[some], [some, withSections]]) {
    expect(after(...start, pressed, refused)).toMatchObject({ saving: null, refusal })
    expect(after(...start, pressed, refused, pressed)).toMatchObject({
      saving: 'new',
      refusal: null,
    })
  }
})

test('a closed modal ignores every event', () => {
  expect(after(some, close, some, create).kind).toBe('closed')
})
