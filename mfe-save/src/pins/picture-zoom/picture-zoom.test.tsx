// @vitest-environment jsdom
import { pin } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import PictureZoom from './picture-zoom.tsx'

// A frame of 400 by 400; jsdom lays nothing out.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
})
afterEach(() => vi.restoreAllMocks())

function open() {
  const close = vi.fn()
  testShell().render(<PictureZoom pin={pin()} close={close} />)
  const stage = screen.getByRole('button', { name: 'Zoom image' })
  const picture = screen.getByRole('img', { name: 'Image of A reading corner' })
  return { close, stage, picture, person: userEvent.setup() }
}

test('the picture is shown in its full size', () => {
  expect(open().picture.getAttribute('src')).toBe('/media/a-1000.jpg')
})

test('a press goes in and comes out, as Enter does', async () => {
  const { person, stage, picture } = open()
  await person.click(stage)
  expect(stage.getAttribute('aria-pressed')).toBe('true')
  expect(Number(picture.style.scale)).toBeGreaterThan(1)
  expect(document.activeElement).toBe(stage)
  await person.keyboard('{Enter}')
  expect(stage.getAttribute('aria-pressed')).toBe('false')
  await person.keyboard('{Enter}')
  expect(stage.getAttribute('aria-pressed')).toBe('true')
})

test('the arrow keys move what is zoomed', async () => {
  const { person, picture, stage } = open()
  await person.click(stage)
  const before = picture.style.translate
  await person.keyboard('{ArrowDown}')
  expect(picture.style.translate).not.toBe(before)
})

test('two fingers that part zoom in', () => {
  const { picture, stage } = open()
  const finger = (id: number, x: number) => ({ pointerId: id, clientX: x, clientY: 0 })
  fireEvent.pointerDown(stage, finger(1, -50))
  fireEvent.pointerDown(stage, finger(2, 50))
  fireEvent.pointerMove(stage, finger(2, 100))
  expect(Number(picture.style.scale)).toBeCloseTo(1.5)
  fireEvent.pointerUp(stage, finger(2, 100))
  fireEvent.pointerUp(stage, finger(1, -50))
  // The end of a pinch is no press.
  fireEvent.click(stage, { detail: 1 })
  expect(Number(picture.style.scale)).toBeCloseTo(1.5)
})

test('the wheel zooms', () => {
  const { picture, stage } = open()
  fireEvent.wheel(stage, { deltaY: -200 })
  expect(Number(picture.style.scale)).toBeGreaterThan(1)
})

test('buttons zoom step by step, and out no further than the whole', async () => {
  const { person, picture } = open()
  const out = screen.getByRole('button', { name: 'Zoom out' })
  expect(out.hasAttribute('disabled')).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(Number(picture.style.scale)).toBeCloseTo(1.5)
  await person.click(out)
  expect(Number(picture.style.scale)).toBe(1)
})

test('it closes by its cross', async () => {
  const { person, close } = open()
  await person.click(screen.getByRole('button', { name: 'Close image' }))
  expect(close).toHaveBeenCalled()
})
