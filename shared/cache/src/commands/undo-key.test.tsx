// @vitest-environment jsdom
import { timings } from '@tessera/contracts/timings'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createUndoKey } from './undo-key.ts'

const hearUndoKey = createUndoKey()

const press = (on: Element = document.body, more = {}) =>
  fireEvent.keyDown(on, { key: 'z', ctrlKey: true, ...more })

afterEach(() => vi.useRealTimers())

test('Ctrl+Z takes back what was done last, once', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  hearUndoKey(first)
  hearUndoKey(second)
  press()
  press()
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})

test('where something is written the keys belong to what is written; redoing is something else', () => {
  const undo = vi.fn()
  render(<input aria-label="Name" />)
  hearUndoKey(undo)
  press(screen.getByRole('textbox'))
  press(document.body, { shiftKey: true })
  press(document.body, { ctrlKey: false })
  expect(undo).not.toHaveBeenCalled()
  press(document.body, { ctrlKey: false, metaKey: true })
  expect(undo).toHaveBeenCalledOnce()
})

test('the keys do nothing any more when the toast has gone by itself', () => {
  vi.useFakeTimers()
  const undo = vi.fn()
  hearUndoKey(undo)
  vi.advanceTimersByTime(timings.toastUndo)
  press()
  expect(undo).not.toHaveBeenCalled()
})
