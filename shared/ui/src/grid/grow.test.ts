import { expect, test } from 'vitest'
import { growLayout } from './grow.ts'
import { gridShape } from './layout.ts'
import type { PinTileData } from './pin-tile-data.ts'

function pin(id: string, height = 300): PinTileData {
  const image = { width: 236, height, color: '#ccc', src: '', srcset: '' }
  return { id, title: id, who: 'Mira', href: `/pin/${id}`, image }
}

const shape = gridShape(1000)

test('pins that follow earlier ones extend their layout', () => {
  const first = growLayout(null, shape, [pin('a'), pin('b')])
  const more = growLayout(first, shape, [...first.pins, pin('c')])
  expect(more.layout.places).toBe(growLayout(more, shape, [...more.pins, pin('d')]).layout.places)
  expect(more.layout.count).toBe(3)
})

test('marking a pin as saved moves no tile', () => {
  const first = growLayout(null, shape, [pin('a'), pin('b')])
  const marked = growLayout(first, shape, [{ ...pin('a'), savedTo: 'Balcony' }, pin('b')])
  expect(marked.layout).toBe(first.layout)
})

test('removing a pin or changing its shape lays the grid out again', () => {
  const first = growLayout(null, shape, [pin('a'), pin('b'), pin('c')])
  expect(growLayout(first, shape, [pin('b'), pin('c')]).layout.count).toBe(2)
  const taller = growLayout(first, shape, [pin('a', 500), pin('b'), pin('c')])
  expect(taller.layout.places[0]?.height).toBeGreaterThan(first.layout.places[0]?.height ?? 0)
})

test('a title that needs another line lays the grid out again, a title of the same lines does not', () => {
  const first = growLayout(null, shape, [pin('a'), pin('b')])
  const renamed = growLayout(first, shape, [{ ...pin('a'), title: 'Shelf' }, pin('b')])
  expect(renamed.layout).toBe(first.layout)
  const long = { ...pin('a'), title: 'A shelf of oak above the kitchen table by the window' }
  expect(growLayout(first, shape, [long, pin('b')]).layout.places[0]?.lines).toBe(2)
})
