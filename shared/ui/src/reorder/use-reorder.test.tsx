// @vitest-environment jsdom
import '../../test/browser.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Announcement } from '../announcement.tsx'
import { inOrderOf } from './order.ts'
import { ReorderHandle } from './reorder-handle.tsx'
import { useReorder } from './use-reorder.ts'

const items = ['Lamps', 'Rugs', 'Chairs'].map((name, at) => ({ id: `${at + 1}`, name }))

type Options = Parameters<typeof useReorder>[0]

function Items(options: Pick<Options, 'onOrder' | 'together'>) {
  const reorder = useReorder({ items, ...options })
  return (
    <>
      <ul>
        {inOrderOf(items, reorder.order).map((item) => (
          <li key={item.id} ref={reorder.place(item.id)}>
            {item.name}
            <ReorderHandle item={item} reorder={reorder} />
          </li>
        ))}
      </ul>
      <a href="/elsewhere">Elsewhere</a>
      <Announcement text={reorder.said} urgent />
    </>
  )
}

interface Opening {
  readonly direction?: 'ltr' | 'rtl'
  /** The items that move together with any of them. */
  readonly together?: readonly string[]
}

function open({ direction = 'ltr', together }: Opening = {}) {
  const orders: (readonly string[])[] = []
  const saved = Promise.withResolvers<void>()
  document.body.style.direction = direction
  render(
    <Items
      {...(together === undefined ? {} : { together: () => together })}
      onOrder={async (order) => {
        orders.push(order)
        await saved.promise
      }}
    />,
  )
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
  return { orders, saved, names, handle, person: userEvent.setup() }
}

afterEach(() => {
  document.body.style.direction = ''
})

test('Space picks an item up, arrows move it, Space drops it, and each step is announced', async () => {
  const { orders, names, handle, person } = open()
  handle('Lamps').focus()
  await person.keyboard(' ')
  expect(screen.getByText(/^Lamps picked up, position 1 of 3\. Use the arrow keys/)).toBeDefined()
  await person.keyboard('{ArrowRight}')
  expect(names()).toEqual(['Rugs', 'Lamps', 'Chairs'])
  expect(screen.getByText('Lamps, position 2 of 3')).toBeDefined()
  expect(document.activeElement).toBe(handle('Lamps'))
  expect(handle('Lamps').getAttribute('aria-pressed')).toBe('true')
  expect(orders).toEqual([])
  await person.keyboard(' ')
  expect(orders).toEqual([['2', '1', '3']])
  expect(screen.getByText('Lamps dropped, position 2 of 3')).toBeDefined()
  expect(names()).toEqual(['Rugs', 'Lamps', 'Chairs'])
})

test('Escape cancels the move, saves nothing and keeps the focus on the handle', async () => {
  const { orders, names, handle, person } = open()
  handle('Chairs').focus()
  await person.keyboard('{Enter}{Home}{Escape}')
  expect(names()).toEqual(['Lamps', 'Rugs', 'Chairs'])
  expect(screen.getByText('Move canceled. Chairs is back at position 3 of 3.')).toBeDefined()
  expect(document.activeElement).toBe(handle('Chairs'))
  expect(orders).toEqual([])
})

test('the left arrow moves an item forward in a right-to-left list', async () => {
  const { names, handle, person } = open({ direction: 'rtl' })
  handle('Lamps').focus()
  await person.keyboard(' {ArrowLeft}')
  expect(names()).toEqual(['Rugs', 'Lamps', 'Chairs'])
})

test('a click picks an item up, and it is dropped where it is when the focus leaves the list', async () => {
  const { orders, handle, person } = open()
  await person.click(handle('Lamps'))
  await person.keyboard('{End}')
  await person.tab()
  expect(orders).toEqual([['2', '3', '1']])
})

test('a press on another handle drops the held item in its place, without arrow keys', async () => {
  const { orders, names, handle, person } = open()
  await person.click(handle('Lamps'))
  const there = screen.getByRole('button', { name: 'Drop Lamps here, position 3' })
  expect(there.hasAttribute('aria-pressed')).toBe(false)
  expect(there.title).toBe('')
  await person.click(there)
  expect(orders).toEqual([['2', '3', '1']])
  expect(names()).toEqual(['Rugs', 'Chairs', 'Lamps'])
  expect(screen.getByText('Lamps dropped, position 3 of 3')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Drop/ })).toBeNull()
})

test('an item stays held while the focus moves to another handle of its list', async () => {
  const { orders, handle, person } = open()
  handle('Lamps').focus()
  await person.keyboard(' {Tab}')
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Drop Lamps here, position 2' }),
  )
  expect(orders).toEqual([])
  await person.keyboard('{Enter}')
  expect(orders).toEqual([['2', '1', '3']])
})

test('the list shows its own order again when the dropped order was not saved', async () => {
  const { names, handle, person, saved } = open()
  handle('Lamps').focus()
  await person.keyboard(' {End} ')
  expect(names()).toEqual(['Rugs', 'Chairs', 'Lamps'])
  saved.resolve()
  await waitFor(() => expect(names()).toEqual(['Lamps', 'Rugs', 'Chairs']))
})

/** Lays the items out in a row of squares of 100. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li')
    const left = item === null ? 0 : screen.getAllByRole('listitem').indexOf(item) * 100
    return new DOMRect(left, 0, 100, 100)
  })
}

const pointer = (x: number) => ({
  pointerId: 1,
  isPrimary: true,
  button: 0,
  clientX: x,
  clientY: 50,
})

test('items that move together follow the one that is dragged, and are dropped as a block', async () => {
  const { orders, names, handle } = open({ together: ['1', '3'] })
  layOut()
  fireEvent.pointerDown(handle('Lamps'), pointer(50))
  fireEvent.pointerMove(window, pointer(150))
  await waitFor(() => expect(names()).toEqual(['Rugs', 'Lamps', 'Chairs']))
  fireEvent.pointerUp(window, pointer(150))
  expect(orders).toEqual([['2', '1', '3']])
  expect(screen.getByText('Lamps and 1 more dropped, position 2 of 3')).toBeDefined()
})

test('a drop right after a move, before the next frame, saves the order that the move made', () => {
  const { orders, handle } = open()
  layOut()
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  fireEvent.pointerDown(handle('Lamps'), pointer(50))
  // No `fireEvent` here: it would wait until React has rendered.
  window.dispatchEvent(new PointerEvent('pointermove', pointer(150)))
  frames.shift()?.(performance.now())
  window.dispatchEvent(new PointerEvent('pointerup', pointer(150)))
  expect(orders).toEqual([['2', '1', '3']])
})

test('a press drops the items that move together at another handle', async () => {
  const { orders, names, handle, person } = open({ together: ['1', '2'] })
  await person.click(handle('Lamps'))
  await person.click(screen.getByRole('button', { name: 'Drop Lamps and 1 more here, position 3' }))
  expect(names()).toEqual(['Chairs', 'Lamps', 'Rugs'])
  expect(orders).toEqual([['3', '1', '2']])
})
