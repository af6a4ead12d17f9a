import { BoardId, SectionId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { boardCard } from '@tessera/testing/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCreating, mayStart, next, openingState, type SaveEvent, type SaveState } from './flow.ts'

const link = { id: z.parse(BoardId, '7'), name: 'Kitchen', url: '/mira/kitchen/' }
const plain = boardCard({ id: '8', section_count: 0 })
const parted = boardCard({ id: '9', section_count: 2 })
const sectionId = z.parse(SectionId, '70')

const person: readonly SaveEvent[] = [
  { type: 'board-chosen', board: plain },
  { type: 'board-chosen', board: parted },
  { type: 'section-chosen', section: sectionId },
  { type: 'section-chosen', section: 'board' },
  { type: 'create-opened' },
  { type: 'create-pressed' },
  { type: 'close' },
  { type: 'seen' },
]

const service: readonly SaveEvent[] = [
  { type: 'boards-arrived', count: 0 },
  { type: 'boards-arrived', count: 4 },
  { type: 'boards-arrived', count: 4, decided: parted },
  { type: 'board-made', board: link },
  { type: 'refused', refusal: { name: 'Kitchen', message: 'Taken' } },
  { type: 'section-made', section: sectionId },
  { type: 'refused', refusal: { name: 'Lamps', message: 'Taken' } },
  { type: 'saved' },
  { type: 'save-failed' },
]

// The boards come first, so that the walk leaves the opening step.
const walk = fc
  .tuple(
    fc.constantFrom(...service.slice(0, 3)),
    fc.array(fc.constantFrom(...person, ...service), { maxLength: 60 }),
  )
  .map(([first, others]) => [first, ...others])

const steps = [
  'opening',
  'choose-board',
  'create-board',
  'choose-section',
  'add-section',
  'board-created',
  'closed',
]

/** Returns what the state waits for. */
function waitsFor(state: SaveState): 'save' | 'board' | 'section' | 'boards' | undefined {
  if (state.kind === 'opening') return 'boards'
  if (state.kind === 'create-board') return state.creating ? 'board' : undefined
  if (state.kind === 'add-section') return state.creating ? 'section' : undefined
  if (state.kind === 'choose-board' || state.kind === 'choose-section') {
    if (state.saving === 'new') return state.kind === 'choose-board' ? 'board' : 'section'
    return state.saving === null ? undefined : 'save'
  }
  return state.kind === 'board-created' && !state.saved ? 'save' : undefined
}

/** Possible answers to each wait: success first, then failure. */
const answers: Readonly<Record<'save' | 'board' | 'section' | 'boards', readonly SaveEvent[]>> = {
  boards: service.slice(0, 3),
  board: service.slice(3, 5),
  section: service.slice(5, 7),
  save: service.slice(7),
}

function holds(before: SaveState, event: SaveEvent, state: SaveState): void {
  expect(steps).toContain(state.kind)
  if (before.kind === 'closed') expect(state).toBe(before)
  // Nothing is requested a second time while it is pending.
  if (waitsFor(state) !== undefined) expect(mayStart(state)).toBe(false)
  // Close does nothing while a board or section is being created.
  if (isCreating(before) && event.type === 'close') expect(state).toBe(before)
}

test('any events in any order lead to a known step and lose nothing that is being created', () => {
  fc.assert(
    fc.property(walk, (events) => {
      let state = openingState
      for (const event of events) {
        const then = next(state, event)
        holds(state, event, then)
        state = then
      }
    }),
  )
})

test('every answer ends the wait for it, and every step can be closed', () => {
  fc.assert(
    fc.property(walk, (events) => {
      const state = events.reduce(next, openingState)
      const waiting = waitsFor(state)
      if (waiting !== undefined)
        for (const answer of answers[waiting]) {
          const then = next(state, answer)
          expect(waitsFor(then) === waiting).toBe(false)
        }
      const [, bad = { type: 'close' }] = waiting === undefined ? [] : answers[waiting]
      let out = waiting === undefined ? state : next(state, bad)
      for (let presses = 0; presses < 3; presses += 1) out = next(out, { type: 'close' })
      expect(out.kind).toBe('closed')
    }),
  )
})
