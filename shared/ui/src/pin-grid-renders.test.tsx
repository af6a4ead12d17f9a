// @vitest-environment jsdom
import '../test/browser.ts'
import { act, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { manyPins, tileOf, widthOf } from '../test/many-pins.ts'
import { PinGrid, type Selection } from './pin-grid.tsx'

let rendered: string[] = []
let save: (id: string) => void = () => {}

/** Notes each tile that renders, because the grid then asks for its handle. */
const order = {
  isMoving: false,
  sorted: <Pins,>(pins: Pins) => pins,
  place: () => () => {},
  handle: ({ id }: { readonly id: string }) => {
    rendered.push(id)
    return null
  },
}

function Board() {
  const [selection, onSelectionChange] = useState<Selection>(new Set())
  const [pins, setPins] = useState(manyPins)
  save = (id) =>
    act(() => setPins(pins.map((pin) => (pin.id === id ? { ...pin, savedTo: 'Kitchen' } : pin))))
  return (
    <PinGrid
      label="Ideas"
      {...{ pins, selection, onSelectionChange, order }}
      onSave={({ id }) => save(id)}
    />
  )
}

beforeEach(() => {
  widthOf(1244)
  render(<Board />)
  rendered = []
})

test('a save renders the tile of its pin, and no other', () => {
  save('p3')
  expect(rendered).toEqual(['p3'])
})

test('a selected pin renders its tile, and no other', () => {
  fireEvent.click(tileOf(2), { ctrlKey: true })
  expect(rendered).toEqual(['p2'])
})

test('a selection of all renders each tile near the screen once, and none beyond', () => {
  fireEvent.keyDown(tileOf(2), { key: 'a', ctrlKey: true })
  expect(new Set(rendered).size).toBe(rendered.length)
  expect(rendered.length).toBe(document.querySelectorAll('li[data-index]').length)
  expect(rendered.length).toBeLessThan(manyPins.length / 2)
})
