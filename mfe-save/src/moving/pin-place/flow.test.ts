import { SectionId } from '@tessera/contracts/ids'
import { boardCard } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { next, openingState, type PlaceEvent, type PlaceState, type Purpose } from './flow.ts'

const here = boardCard({ id: '10', name: 'Chairs', section_count: 2 })
const plain = boardCard({ id: '11', name: 'Rooms' })
const parted = boardCard({ id: '12', name: 'House', section_count: 1 })
const sectionOf = (id: string) => ({ id: SectionId.parse(id), title: 'Lamps' })

const moving: Purpose = { doing: 'move', present: { boardId: '10', sectionId: '30' } }
const copying: Purpose = { ...moving, doing: 'copy' }

const after = (purpose: Purpose, ...events: readonly PlaceEvent[]): PlaceState =>
  events.reduce((state, event) => next(state, event, purpose), openingState)

const chosen = (board: typeof here): PlaceEvent => ({ type: 'board-chosen', board })

test('a board without sections is the place; a board with sections opens them', () => {
  expect(after(moving, chosen(plain))).toMatchObject({
    kind: 'placed',
    target: { boardId: '11', sectionId: null, section: null },
  })
  expect(after(moving, chosen(parted)).kind).toBe('choose-section')
})

test('S4.10 the place where the pins are cannot be chosen, but other places on its board can', () => {
  const within = (sectionId: string | null) =>
    after(moving, chosen(here), {
      type: 'section-chosen',
      board: here,
      section: sectionId === null ? null : sectionOf(sectionId),
    })
  expect(within('30').kind).toBe('choose-section')
  expect(within('31')).toMatchObject({ kind: 'placed', target: { sectionId: '31' } })
  expect(within(null)).toMatchObject({ kind: 'placed', target: { sectionId: null } })
})

test('a board cannot take copies of its own pins, in any section', () => {
  expect(after(copying, chosen(here)).kind).toBe('choose-board')
  const beside: PlaceEvent = { type: 'section-chosen', board: here, section: sectionOf('31') }
  expect(after(copying, beside).kind).toBe('choose-board')
  expect(after(copying, chosen(plain)).kind).toBe('placed')
})

test('close goes back one level: from the form of a section to the sections, to the boards, and out', () => {
  const close: PlaceEvent = { type: 'close' }
  const form = after(moving, chosen(parted), { type: 'add-opened', board: parted })
  const steps = [form]
  for (let count = 0; count < 3; count += 1) steps.push(next(steps.at(-1) ?? form, close, moving))
  expect(steps.map(({ kind }) => kind)).toEqual([
    'add-section',
    'choose-section',
    'choose-board',
    'closed',
  ])
  expect(after(moving, { type: 'create-opened' }, close).kind).toBe('choose-board')
})

test('nothing closes or is chosen while a board is created, and the new board is the place', () => {
  const pressed: PlaceEvent = { type: 'create-pressed' }
  for (const start of [[], [{ type: 'create-opened' } as const]]) {
    const creating = after(moving, ...start, pressed)
    expect(next(creating, { type: 'close' }, moving)).toBe(creating)
    expect(next(creating, chosen(plain), moving)).toBe(creating)
    expect(next(creating, { type: 'board-made', board: plain }, moving)).toMatchObject({
      kind: 'placed',
      target: { boardId: '11' },
    })
  }
})

test('a refused name is kept with the service’s message, and the next attempt clears it', () => {
  const refusal = { name: 'Attic', message: 'Taken' }
  const pressed: PlaceEvent = { type: 'create-pressed' }
  const refused = after(moving, pressed, { type: 'refused', refusal })
  expect(refused).toMatchObject({ kind: 'choose-board', creating: false, refusal })
  expect(next(refused, pressed, moving)).toMatchObject({ creating: true, refusal: null })
})

test('a section that is created from the list of sections is the place', () => {
  const made = after(
    moving,
    chosen(parted),
    { type: 'create-pressed' },
    { type: 'section-made', section: sectionOf('41') },
  )
  expect(made).toMatchObject({ kind: 'placed', target: { boardId: '12', sectionId: '41' } })
})

test('S4.13 a section that is created in the dialog is the place that the pins go to', () => {
  const made = after(
    moving,
    chosen(parted),
    { type: 'add-opened', board: parted },
    { type: 'section-made', section: sectionOf('41') },
  )
  expect(made).toMatchObject({
    kind: 'placed',
    target: { boardId: '12', sectionId: '41', section: 'Lamps' },
  })
})
