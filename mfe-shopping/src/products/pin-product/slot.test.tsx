// @vitest-environment jsdom
import {
  dropKeptProduct,
  getProduct,
  keepProduct,
  updateKeptProduct,
} from '@tessera/contracts/calls/products'
import { PinId } from '@tessera/contracts/ids'
import { answerError, answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keptFor, productDetails, usd } from '../../../test/products.ts'
import PinProduct from './slot.tsx'

beforeEach(() => sessionStorage.clear())

function open(over: Readonly<Record<string, unknown>> = {}, who: 'member' | 'visitor' = 'member') {
  const asked: object[] = []
  const product = productDetails(over)
  const note =
    <Input extends object, Answer>(answer: Answer) =>
    (input: Input) => {
      asked.push(input)
      return answer
    }
  const made = testShell({
    ...(who === 'member' ? { viewer: viewer({ id: '11' }) } : {}),
    ...answers(
      [getProduct, () => (over.missing === true ? answerError('product-missing') : product)],
      [keepProduct, note({ ...product, kept: keptFor({ price: usd(8_000) }) })],
      [
        updateKeptProduct,
        note({ ...product, kept: keptFor({ price: usd(8_000), tells_from: 5_050 }) }),
      ],
      [dropKeptProduct, note({ kept: keptFor() })],
    ),
  })
  const input = { pinId: PinId.parse('42'), link: 'https://lamps.example/', price: usd(8_000) }
  made.render(<PinProduct input={input} />)
  return { ...made, asked, person: userEvent.setup() }
}

const small = {
  title: 'Small',
  size: 'S',
  color: '',
  availability: 'out of stock',
  price: usd(6_000),
  link: 'https://lamps.example/small',
}

test('a price that fell has a badge with what it was, and a sale its regular price', async () => {
  open({ drop: { from: usd(9_900), at: '2026-01-05T00:00:00Z' }, regular_price: usd(12_000) })
  expect(await screen.findByText('Price drop')).toBeDefined()
  expect(screen.getByText('was $99 USD')).toBeDefined()
  expect(screen.getByText('$80 USD')).toBeDefined()
  expect(screen.getByText('$120 USD').closest('s')?.textContent).toContain('Regular price:')
  expect(screen.getByText('In stock · Lamps')).toBeDefined()
})

test('a kind that is chosen shows its price, stock and link, and a second press the product again', async () => {
  const { person } = open({ variants: [small] })
  const kind = await screen.findByRole('button', { name: 'S, out of stock' })
  await person.click(kind)
  expect(screen.getByText('$60 USD')).toBeDefined()
  expect(screen.getByText('Out of stock · Lamps')).toBeDefined()
  const link = screen.getByRole('link', { name: /^Buy “S” at lamps\.example/ })
  expect(link.getAttribute('href')).toContain(encodeURIComponent('https://lamps.example/small'))
  await person.click(kind)
  expect(screen.getByText('$80 USD')).toBeDefined()
})

test('a product is saved for later at once, and its keeper says below which price to be told', async () => {
  const { person, asked } = open()
  await person.click(await screen.findByRole('button', { name: 'Save for later' }))
  expect(screen.getByRole('button', { name: 'Saved for later', pressed: true })).toBeDefined()
  const field = screen.getByRole('textbox', { name: 'At this price or below' })
  await person.type(field, 'soon')
  expect(screen.getByText('Enter a price such as 80.')).toBeDefined()
  await person.clear(field)
  await person.type(field, '50,50{Enter}')
  await waitFor(() =>
    expect(asked).toEqual([{ pin_id: '42' }, { pin_id: '42', tells_from: 5_050 }]),
  )
  await person.click(screen.getByRole('switch', { name: "When it's back in stock" }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ pin_id: '42', tells_back: false }))
})

test('a visitor signs up first, and the product is saved by that', async () => {
  const { person, events, stores, asked } = open({}, 'visitor')
  await person.click(await screen.findByRole('button', { name: 'Save for later' }))
  expect(events.map(({ name }) => name)).toEqual(['auth.requested'])
  expect(asked).toEqual([])
  stores.$viewer.set(viewer({ id: '9' }))
  await waitFor(() => expect(asked).toEqual([{ pin_id: '42' }]))
})

test('a price history is a chart, and a table for people who do not see it', async () => {
  open({
    history: [
      { at: '2026-01-05T00:00:00Z', ...usd(10_000) },
      { at: '2026-02-05T00:00:00Z', ...usd(8_000) },
    ],
  })
  const table = await screen.findByRole('table', { name: /^Prices since/, hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows.map((row) => row.textContent).slice(1)).toEqual([
    'Feb 5, 2026$80\u00a0USD',
    'Jan 5, 2026$100\u00a0USD',
  ])
})

test('a product that its shop no longer lists is no longer sold', async () => {
  open({ is_retired: true })
  expect(await screen.findByText('No longer sold · Lamps')).toBeDefined()
})

test('a pin whose product is gone keeps its price', async () => {
  open({ missing: true })
  expect(await screen.findByText('$80 USD')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})

test('products to compare are collected in a tray, at most four', async () => {
  const { person } = open()
  const toggle = await screen.findByRole('button', { name: /^Compare:/ })
  await person.click(toggle)
  const tray = screen.getByRole('region', { name: 'Products to compare' })
  expect(within(tray).getByText('Add another product to compare')).toBeDefined()
  expect(sessionStorage.length).toBe(1)
  await person.click(within(tray).getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'Products to compare' })).toBeNull()
  expect(sessionStorage.length).toBe(0)
})
