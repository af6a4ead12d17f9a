// @vitest-environment jsdom
import '../../../test/browser.ts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inOrderOf } from './flow.ts'
import { OrderHandle } from './order-handle.tsx'
import { OrderSaid } from './order-said.tsx'
import { useOrder } from './use-order.ts'

const things = ['Lamps', 'Rugs', 'Chairs'].map((name, at) => ({ id: `${at + 1}`, name }))

function Things({ onOrder }: { readonly onOrder: (order: readonly string[]) => Promise<void> }) {
  const ordering = useOrder({ things, onOrder })
  return (
    <>
      <ul>
        {inOrderOf(things, ordering.order).map((thing) => (
          <li key={thing.id} ref={ordering.place(thing.id)}>
            {thing.name}
            <OrderHandle thing={thing} ordering={ordering} />
          </li>
        ))}
      </ul>
      <a href="/elsewhere">Elsewhere</a>
      <OrderSaid said={ordering.said} />
    </>
  )
}

function open(direction = 'ltr') {
  const orders: (readonly string[])[] = []
  const kept = Promise.withResolvers<void>()
  document.body.style.direction = direction
  render(
    <Things
      onOrder={async (order) => {
        orders.push(order)
        await kept.promise
      }}
    />,
  )
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
  return { orders, kept, names, handle, person: userEvent.setup() }
}

test('a thing is picked up with Space, moved with arrows and dropped, and all of it is said', async () => {
  const { orders, names, handle, person } = open()
  handle('Lamps').focus()
  await person.keyboard(' ')
  expect(screen.getByText(/^Lamps picked up, 1 of 3/)).toBeDefined()
  await person.keyboard('{ArrowRight}')
  expect(names()).toEqual(['Rugs', 'Lamps', 'Chairs'])
  expect(screen.getByText('Lamps: 2 of 3')).toBeDefined()
  expect(document.activeElement).toBe(handle('Lamps'))
  expect(orders).toEqual([])
  await person.keyboard(' ')
  expect(orders).toEqual([['2', '1', '3']])
  expect(screen.getByText('Lamps dropped, 2 of 3')).toBeDefined()
  expect(names()).toEqual(['Rugs', 'Lamps', 'Chairs'])
})

test('Escape puts it back and saves nothing, and the focus stays where it was', async () => {
  const { orders, names, handle, person } = open()
  handle('Chairs').focus()
  await person.keyboard('{Enter}{Home}{Escape}')
  expect(names()).toEqual(['Lamps', 'Rugs', 'Chairs'])
  expect(screen.getByText('Chairs is back at 3 of 3')).toBeDefined()
  expect(document.activeElement).toBe(handle('Chairs'))
  expect(orders).toEqual([])
})

test('where one reads from the right, the left arrow goes on', async () => {
  const { names, handle, person } = open('rtl')
  handle('Lamps').focus()
  await person.keyboard(' {ArrowLeft}')
  expect(names()).toEqual(['Rugs', 'Lamps', 'Chairs'])
})

test('whoever goes elsewhere leaves it where it has come to; a press picks up, too', async () => {
  const { orders, handle, person } = open()
  await person.click(handle('Lamps'))
  await person.keyboard('{End}')
  await person.tab()
  expect(orders).toEqual([['2', '3', '1']])
})

test('an order that was not kept in the end is shown no more', async () => {
  const { names, handle, person, kept } = open()
  handle('Lamps').focus()
  await person.keyboard(' {End} ')
  expect(names()).toEqual(['Rugs', 'Chairs', 'Lamps'])
  kept.resolve()
  await waitFor(() => expect(names()).toEqual(['Lamps', 'Rugs', 'Chairs']))
})
