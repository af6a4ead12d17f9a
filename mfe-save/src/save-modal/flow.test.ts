import { BoardId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import type { SaveEvent, SaveState } from './flow.ts'
import { mayStart, next, openingState } from './flow.ts'

const boardId = z.parse(BoardId, '7')
const board = { id: boardId, name: 'Kitchen', url: '/mira/kitchen/' }
const named: SaveEvent = { type: 'draft', event: { type: 'named', name: 'Kitchen' } }
const pressed: SaveEvent = { type: 'draft', event: { type: 'create-pressed' } }
const refused: SaveEvent = { type: 'draft', event: { type: 'refused', message: 'Taken' } }
const some: SaveEvent = { type: 'boards-arrived', count: 4 }
const none: SaveEvent = { type: 'boards-arrived', count: 0 }
const chosen: SaveEvent = { type: 'board-chosen', boardId }
const create: SaveEvent = { type: 'create-opened' }
const made: SaveEvent = { type: 'board-made', board }
const failed: SaveEvent = { type: 'save-failed' }
const close: SaveEvent = { type: 'close' }

const after = (...events: readonly SaveEvent[]): SaveState => events.reduce(next, openingState)

test('each step leads where it should', () => {
  const table: readonly (readonly [readonly SaveEvent[], SaveState['step']])[] = [
    [[], 'opening'],
    [[some], 'choose-board'],
    [[none], 'create-board'],
    [[some, chosen], 'choose-board'],
    [[some, chosen, { type: 'saved' }], 'closed'],
    [[some, create], 'create-board'],
    [[some, create, made], 'board-created'],
    [[some, create, made, { type: 'saved' }], 'closed'],
    [[some, create, made, failed], 'choose-board'],
  ]
  for (const [events, step] of table) expect(after(...events).step).toBe(step)
})

test('close steps back one level', () => {
  const table: readonly (readonly [readonly SaveEvent[], SaveState['step']])[] = [
    [[close], 'closed'],
    [[some, close], 'closed'],
    [[some, create, close], 'choose-board'],
    [[some, create, close, close], 'closed'],
    [[none, close], 'closed'],
    [[some, create, named, pressed, close], 'create-board'],
    [[some, create, made, close], 'closed'],
  ]
  for (const [events, step] of table) expect(after(...events).step).toBe(step)
})

test('S4.1 a board is busy while the pin is saved to it, and free again when that failed', () => {
  expect(after(some, chosen)).toMatchObject({ saving: boardId })
  expect(mayStart(after(some, chosen))).toBe(false)
  expect(after(some, chosen, failed)).toMatchObject({ step: 'choose-board', saving: null })
  expect(mayStart(after(some, chosen, failed))).toBe(true)
})

test('while one save is on its way no second one starts', () => {
  const other: SaveEvent = { type: 'board-chosen', boardId: z.parse(BoardId, '8') }
  expect(after(some, chosen, other)).toMatchObject({ saving: boardId })
})

test('the draft of a board is kept over a step back and over a refusal', () => {
  expect(after(some, create, named, close, create).draft.name).toBe('Kitchen')
  expect(after(none, named, pressed, refused)).toMatchObject({
    step: 'create-board',
    draft: { name: 'Kitchen', refusal: 'Taken', saving: false },
  })
})

test('nothing happens after the end', () => {
  expect(after(some, close, some, create).step).toBe('closed')
})
