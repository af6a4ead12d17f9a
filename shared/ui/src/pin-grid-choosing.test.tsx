// @vitest-environment jsdom
import '../test/browser.ts'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { manyPins as pins, tileOf, widthOf } from '../test/many-pins.ts'
import { PinGrid, type Selection } from './pin-grid.tsx'
import { usePinDrop } from './use-pin-drop.ts'

const [onOpen, onMove, onDropped] = [vi.fn(), vi.fn(), vi.fn()]
let selected: Selection = new Set()

function Board(): ReactElement {
  const [selection, setSelection] = useState<Selection>(new Set())
  const { over, target } = usePinDrop(onDropped)
  selected = selection
  return (
    <>
      <div {...target} data-testid="section" data-over={over} />
      <PinGrid
        label="Ideas"
        pins={pins}
        selection={selection}
        onSelectionChange={setSelection}
        onOpen={onOpen}
        onMove={onMove}
        onSave={() => {}}
      />
    </>
  )
}

beforeEach(() => {
  widthOf(1244)
  for (const spy of [onOpen, onMove, onDropped]) spy.mockClear()
  render(<Board />)
})

const ids = () => [...selected].toSorted()

test('Control-click selects, and clicks then select instead of opening', () => {
  fireEvent.click(tileOf(2), { ctrlKey: true })
  expect(ids()).toEqual(['p2'])
  fireEvent.click(tileOf(4))
  expect(ids()).toEqual(['p2', 'p4'])
  expect(onOpen).not.toHaveBeenCalled()
  fireEvent.click(tileOf(2))
  fireEvent.click(tileOf(4))
  expect(ids()).toEqual([])
  fireEvent.click(tileOf(4))
  expect(onOpen).toHaveBeenCalledOnce()
})

test('Shift-click selects all pins from the last one', () => {
  fireEvent.click(tileOf(6), { ctrlKey: true })
  fireEvent.click(tileOf(3), { shiftKey: true })
  expect(ids()).toEqual(['p3', 'p4', 'p5', 'p6'])
})

test('each tile has a button that selects it and tells whether it is selected', async () => {
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Select: Pin 3' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(ids()).toEqual(['p3'])
})

test('Space, Shift with an arrow and Control+A select, and Escape clears the selection', async () => {
  const user = userEvent.setup()
  tileOf(1).focus()
  await user.keyboard(' ')
  expect(ids()).toEqual(['p1'])
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(ids()).toEqual(['p1', 'p2'])
  expect(document.activeElement).toBe(tileOf(2))
  await user.keyboard('{Control>}a{/Control}')
  expect(selected.size).toBe(pins.length)
  const pressed = createEvent.keyDown(tileOf(2), { key: 'Escape' })
  fireEvent(tileOf(2), pressed)
  expect(ids()).toEqual([])
  expect(pressed.defaultPrevented).toBe(true)
})

test('Escape is left to the page when nothing is selected', () => {
  const pressed = createEvent.keyDown(tileOf(2), { key: 'Escape' })
  fireEvent(tileOf(2), pressed)
  expect(pressed.defaultPrevented).toBe(false)
})

test('m moves the focused pin, or the whole selection when it includes that pin', async () => {
  const user = userEvent.setup()
  tileOf(1).focus()
  await user.keyboard('m')
  expect(onMove.mock.lastCall).toEqual([[pins[1]]])
  fireEvent.click(tileOf(7), { ctrlKey: true })
  fireEvent.click(tileOf(1), { ctrlKey: true })
  tileOf(1).focus()
  await user.keyboard('m')
  expect(onMove.mock.lastCall).toEqual([[pins[1], pins[7]]])
  tileOf(3).focus()
  await user.keyboard('m')
  expect(onMove.mock.lastCall).toEqual([[pins[3]]])
})

/** The data of a drag, as a browser keeps it. */
function carrier() {
  const kept = new Map<string, string>()
  return {
    get types() {
      return [...kept.keys()]
    },
    setData: (kind: string, data: string) => kept.set(kind, data),
    getData: (kind: string) => kept.get(kind) ?? '',
    setDragImage: vi.fn(),
    effectAllowed: 'none',
    dropEffect: 'none',
  }
}

test('a dragged pin or the whole selection can be dropped on a target, and the drag picture shows how many', () => {
  const section = screen.getByTestId('section')
  const one = carrier()
  fireEvent.dragStart(tileOf(3), { dataTransfer: one })
  fireEvent.dragEnter(section, { dataTransfer: one })
  expect(section.dataset.over).toBe('true')
  fireEvent.drop(section, { dataTransfer: one })
  expect(section.dataset.over).toBe('false')
  expect(onDropped.mock.lastCall).toEqual([['p3']])
  for (const index of [8, 2]) fireEvent.click(tileOf(index), { ctrlKey: true })
  const many = carrier()
  fireEvent.dragStart(tileOf(8), { dataTransfer: many })
  fireEvent.drop(section, { dataTransfer: many })
  expect(onDropped.mock.lastCall).toEqual([['p2', 'p8']])
  const picture: Element = many.setDragImage.mock.calls[0]?.[0]
  expect(picture.textContent).toBe('2')
})

test('drags from elsewhere are ignored', () => {
  const section = screen.getByTestId('section')
  const file = carrier()
  file.setData('text/plain', 'a note')
  fireEvent.dragEnter(section, { dataTransfer: file })
  expect(section.dataset.over).toBe('false')
  const odd = carrier()
  odd.setData('application/x-tessera-pins', '{"not":"a list"}')
  fireEvent.drop(section, { dataTransfer: odd })
  expect(onDropped).not.toHaveBeenCalled()
})
