// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Edit, Size } from './crop.ts'
import { EditButton } from './edit-button.tsx'

beforeEach(() => {
  // A picture of 1000 by 500 that loads at once.
  vi.stubGlobal(
    'Image',
    class {
      onload: (() => void) | null = null
      naturalWidth = 1_000
      naturalHeight = 500
      set src(_: string) {
        queueMicrotask(() => this.onload?.())
      }
    },
  )
  HTMLCanvasElement.prototype.getContext = () => null
  HTMLElement.prototype.setPointerCapture = () => {}
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function editor(size?: Size) {
  const edits: Edit[] = []
  const person = userEvent.setup()
  const take = (edit: Edit) => void edits.push(edit)
  render(<EditButton src="blob:a" size={size} value={null} use="single" onChange={take} />)
  await person.click(screen.getByRole('button', { name: 'Edit image' }))
  await screen.findByRole('button', { name: '1:1' })
  return { edits, person }
}

const said = () => screen.getByRole('status').textContent

test('a picture is cropped, turned and flipped by keyboard alone, and each step is announced', async () => {
  const { edits, person } = await editor()
  screen.getByRole('button', { name: '1:1' }).focus()
  await person.keyboard('{Enter}')
  expect(said()).toBe('500 by 500 pixels, 25% from the left, 0% from the top')
  screen.getByRole('button', { name: /^Crop area/ }).focus()
  await person.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}')
  expect(said()).toBe('500 by 500 pixels, 34% from the left, 0% from the top')
  screen.getByRole('button', { name: /^Bottom right corner/ }).focus()
  await person.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(said()).toBe('450 by 450 pixels, 34% from the left, 0% from the top')
  screen.getByRole('button', { name: 'Flip' }).focus()
  await person.keyboard('{Enter}')
  expect(said()).toBe('Flipped')
  screen.getByRole('button', { name: 'Apply' }).focus()
  await person.keyboard('{Enter}')
  expect(edits).toHaveLength(1)
  expect(edits[0]).toMatchObject({ turns: 0, flipped: true, ratio: '1:1' })
  expect(edits[0]?.crop?.x).toBeCloseTo(0.21)
  expect(edits[0]?.crop?.width).toBeCloseTo(0.45)
})

test('a corner is dragged by the pointer', async () => {
  const { edits, person } = await editor()
  await person.click(screen.getByRole('button', { name: '1:1' }))
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 340, 170)
  const corner = screen.getByRole('button', { name: /^Top left corner/ })
  fireEvent.pointerDown(corner, { pointerId: 1, clientX: 85, clientY: 0 })
  fireEvent.pointerMove(corner, { pointerId: 1, clientX: 119, clientY: 0 })
  fireEvent.pointerUp(corner, { pointerId: 1 })
  await person.click(screen.getByRole('button', { name: 'Apply' }))
  expect(edits[0]?.crop?.x).toBeCloseTo(0.35)
  expect(edits[0]?.crop?.width).toBeCloseTo(0.4)
})

test('Undo all brings the original back, and closing changes nothing', async () => {
  const { edits, person } = await editor()
  await person.click(screen.getByRole('button', { name: 'Rotate' }))
  expect(said()).toBe('Rotated by 90 degrees')
  await person.click(screen.getByRole('button', { name: 'Undo all' }))
  expect(said()).toBe('Original')
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(edits).toEqual([])
})

test('the crop of a small copy is told in pixels of the picture, and may be as small as the picture allows', async () => {
  const { person } = await editor({ width: 4_000, height: 2_000 })
  await person.click(screen.getByRole('button', { name: '1:1' }))
  expect(said()).toBe('2000 by 2000 pixels, 25% from the left, 0% from the top')
  screen.getByRole('button', { name: /^Bottom right corner/ }).focus()
  for (let step = 0; step < 12; step += 1)
    await person.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}')
  expect(said()).toMatch(/^120 by 120 pixels/)
})
