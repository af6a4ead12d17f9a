import { expect, test } from 'vitest'
import { timeOrderedIds } from '../platform/ids/time-ordered.ts'
import { demoWorld } from './content/world.ts'
import { worldRows } from './world-rows.ts'

const now = new Date('2026-11-21T12:00:00Z')
const size = { width: 236, height: 300 }
const picture = {
  sha: 'a',
  ...size,
  dominantColor: '#ffffff',
  sizes: { '236x': size, '474x': size, '736x': size, orig: size },
}

const rows = worldRows(demoWorld, {
  ids: timeOrderedIds({ clock: { now: () => now }, random: () => 0 }),
  now,
  passwordHashes: demoWorld.people.map(() => 'hash'),
  pictures: demoWorld.pins.map(() => picture),
})

test('every count of the demo world is the count of its rows', () => {
  for (const board of rows.boards)
    expect(rows.pins.filter(({ boardId }) => boardId === board.id)).toHaveLength(
      board.pinCount ?? 0,
    )
  for (const section of rows.sections)
    expect(rows.pins.filter(({ sectionId }) => sectionId === section.id)).toHaveLength(
      section.pinCount ?? 0,
    )
  for (const pin of rows.pins.filter(({ listed }) => listed))
    expect(
      rows.pins.filter(({ id, originId }) => originId === pin.id && id !== pin.id),
    ).toHaveLength(pin.saveCount ?? 0)
})

test('in the demo world too, a board holds an idea once and people save what others made', () => {
  const places = rows.pins.map(({ boardId, originId }) => `${boardId} ${originId}`)
  expect(new Set(places).size).toBe(places.length)
  const saves = rows.pins.filter(({ id, originId }) => id !== originId)
  expect(saves.length).toBeGreaterThan(demoWorld.pins.length / 4)
  for (const save of saves) {
    const origin = rows.pins.find(({ id }) => id === save.originId)
    expect(origin?.pinnerId).not.toBe(save.pinnerId)
    expect(save.createdAt.getTime()).toBeLessThanOrEqual(now.getTime())
  }
})

test("every section that a demo pin names is one of its board's", () => {
  const named = demoWorld.pins.filter(({ section }) => section !== undefined)
  const placed = rows.pins.filter(({ id, originId, sectionId }) => id === originId && sectionId)
  expect(placed).toHaveLength(named.length)
})
