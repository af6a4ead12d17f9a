// @vitest-environment jsdom
import '../test/browser.ts'
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { manyPins as pins, tileOf, widthOf } from '../test/many-pins.ts'
import { loadTileMenu } from './late-tile-menu.tsx'
import { PinGrid } from './pin-grid.tsx'

// A list loads it when it is idle.
beforeAll(() => loadTileMenu())

beforeEach(() => {
  widthOf(1244)
  history.replaceState(null, '')
  window.scrollBy = () => {}
})

test('a plain click opens here, a click for a new tab is left to the browser', () => {
  const onOpen = vi.fn()
  render(<PinGrid label="Ideas" pins={pins} onOpen={onOpen} />)
  const click = (init: MouseEventInit) => {
    const event = createEvent.click(tileOf(2), { button: 0, ...init })
    fireEvent(tileOf(2), event)
    return event.defaultPrevented
  }
  expect(click({})).toBe(true)
  // jsdom cannot follow a link, so this checks that the grid did not prevent it.
  let held = true
  document.addEventListener(
    'click',
    (event) => {
      held = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  click({ ctrlKey: true })
  expect(held).toBe(false)
  expect(onOpen.mock.calls).toEqual([[pins[2]]])
})

test('Save saves without opening the pin', async () => {
  const user = userEvent.setup()
  const [onSave, onOpen] = [vi.fn(), vi.fn()]
  render(<PinGrid label="Ideas" pins={pins} onSave={onSave} onOpen={onOpen} />)
  await user.click(screen.getByRole('button', { name: 'Save: Pin 4' }))
  expect(onSave.mock.calls).toEqual([[pins[4]]])
  expect(onOpen).not.toHaveBeenCalled()
})

test('a tile’s menu has the list’s rows for that pin, and returns the focus', async () => {
  const user = userEvent.setup()
  const onSelect = vi.fn()
  const menuItems = ({ id }: { id: string }) => [
    { id: 'hide', label: `Hide ${id}`, onSelect: () => onSelect(id) },
  ]
  render(<PinGrid label="Ideas" pins={pins} menuItems={menuItems} />)
  const button = screen.getByRole('button', { name: 'More: Pin 3' })
  await user.click(button)
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Hide p3' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menuitem')).toBeNull()
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(onSelect.mock.calls).toEqual([['p3']])
})

test('a menu whose items are still loading opens with them, and one that cannot load says so', async () => {
  const user = userEvent.setup()
  const loading = Promise.withResolvers<void>()
  const onMenuFailed = vi.fn()
  const menuItems = () => [{ id: 'hide', label: 'Hide' }]
  const open = (loadMenuItems: () => Promise<void>) => {
    const props = { pins, menuItems, loadMenuItems, onMenuFailed }
    const page = render(<PinGrid label="Ideas" {...props} />)
    return user.click(page.getByRole('button', { name: 'More: Pin 3' })).then(() => page)
  }
  await open(() => loading.promise)
  expect(screen.queryByRole('menuitem')).toBeNull()
  await act(async () => loading.resolve())
  expect(await screen.findByRole('menuitem', { name: 'Hide' })).toBeDefined()
  cleanup()
  await open(() => Promise.reject(new Error('offline')))
  await vi.waitFor(() => expect(onMenuFailed).toHaveBeenCalledOnce())
  expect(screen.queryByRole('menuitem')).toBeNull()
})

test('a long press on a tile shows its buttons without opening it', () => {
  vi.useFakeTimers()
  const onOpen = vi.fn()
  render(<PinGrid label="Ideas" pins={pins} onOpen={onOpen} onSave={() => {}} />)
  fireEvent.pointerDown(tileOf(2), { pointerType: 'touch', clientX: 10, clientY: 10 })
  act(() => vi.advanceTimersByTime(500))
  const item = tileOf(2).closest('li')
  expect(item?.dataset.held).toBe('true')
  fireEvent.pointerUp(tileOf(2))
  fireEvent.click(tileOf(2))
  expect(onOpen).not.toHaveBeenCalled()
  expect(item?.dataset.held).toBe('true')
  act(() => vi.advanceTimersByTime(500))
  fireEvent.click(document.body)
  act(() => vi.advanceTimersByTime(10))
  expect(item?.dataset.held).toBeUndefined()
  vi.useRealTimers()
})

test('the grid is one stop of Tab: the first tile, and later the one that had the focus last', async () => {
  const user = userEvent.setup()
  render(
    <>
      <PinGrid label="Ideas" pins={pins} onSave={vi.fn()} menuItems={() => []} />
      <button type="button">After</button>
    </>,
  )
  const after = screen.getByRole('button', { name: 'After' })
  await user.tab()
  expect(document.activeElement).toBe(tileOf(0))
  await user.tab()
  expect(document.activeElement).toBe(after)
  act(() => tileOf(3).focus())
  act(() => after.focus())
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(tileOf(3))
})

test('Home and End lead to the first and the last tile, and keys press the buttons of a tile', async () => {
  const user = userEvent.setup()
  const [onSave, onChoose] = [vi.fn(), vi.fn()]
  const few = pins.slice(0, 6)
  render(
    <PinGrid label="Ideas" pins={few} boardName="Kitchen" onSave={onSave} onChoose={onChoose} />,
  )
  act(() => tileOf(2).focus())
  await user.keyboard('b')
  expect(onChoose.mock.calls).toEqual([[pins[2]]])
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(tileOf(5))
  await user.keyboard('s')
  expect(onSave.mock.calls).toEqual([[pins[5]]])
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(tileOf(0))
})
