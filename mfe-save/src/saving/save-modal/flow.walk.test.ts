import { BoardId, SectionId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { boardCard } from '@tessera/testing/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayStart, next, openingState, type SaveEvent, type SaveState } from './flow.ts'

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
  { type: 'draft', event: { type: 'named', name: 'Kitchen' } },
  { type: 'draft', event: { type: 'named', name: ' ' } },
  { type: 'draft', event: { type: 'secret-switched', secret: true } },
  { type: 'draft', event: { type: 'create-pressed' } },
  { type: 'section-draft', event: { type: 'named', name: 'Lamps' } },
  { type: 'section-draft', event: { type: 'suggestion-taken', name: 'Chairs' } },
  { type: 'section-draft', event: { type: 'add-pressed' } },
  { type: 'close' },
  { type: 'seen' },
]

const service: readonly SaveEvent[] = [
  { type: 'boards-arrived', count: 0 },
  { type: 'boards-arrived', count: 4 },
  { type: 'boards-arrived', count: 4, decided: parted },
  { type: 'board-made', board: link },
  { type: 'draft', event: { type: 'refused', message: 'Taken' } },
  { type: 'section-made', section: sectionId },
  { type: 'section-draft', event: { type: 'refused', message: 'Taken' } },
  { type: 'saved' },
  { type: 'save-failed' },
]

// Nearly always the boards come first, so that a walk gets anywhere; and then anything.
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

/** What is being waited for, if anything. */
function waitsFor(state: SaveState): 'save' | 'board' | 'section' | 'boards' | undefined {
  if (state.step === 'opening') return 'boards'
  if (state.step === 'create-board') return state.draft.saving ? 'board' : undefined
  if (state.step === 'add-section') return state.section.saving ? 'section' : undefined
  if (state.step === 'choose-board' || state.step === 'choose-section')
    return state.saving === null ? undefined : 'save'
  return state.step === 'board-created' && !state.saved ? 'save' : undefined
}

/** What may be answered to what is waited for, the good and the bad. */
const answers: Readonly<Record<'save' | 'board' | 'section' | 'boards', readonly SaveEvent[]>> = {
  boards: service.slice(0, 3),
  board: service.slice(3, 5),
  section: service.slice(5, 7),
  save: service.slice(7),
}

function holds(before: SaveState, event: SaveEvent, state: SaveState): void {
  expect(steps).toContain(state.step)
  if (before.step === 'closed') expect(state).toBe(before)
  // Nothing that is waited for can be asked for a second time.
  if (waitsFor(state) !== undefined) expect(mayStart(state)).toBe(false)
  // A name goes by being typed over, or once there is a board or a section of that name.
  if (event.type !== 'draft' && event.type !== 'board-made')
    expect(state.draft.name).toBe(before.draft.name)
  if (event.type !== 'section-draft' && event.type !== 'section-made')
    expect(state.section.name).toBe(before.section.name)
  // A draft is on its way only while its form is there.
  if (state.draft.saving) expect(state.step).toBe('create-board')
  if (state.section.saving) expect(state.step).toBe('add-section')
}

test('whatever happens in whatever order leads to a known step and loses nothing typed', () => {
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

test('no wait is left hanging: whatever is answered ends it, and out of every step leads a way', () => {
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
      expect(out.step).toBe('closed')
    }),
  )
})
