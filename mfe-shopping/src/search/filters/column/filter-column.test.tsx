// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { pricesModel, scopeModel } from '../../../../test/filter-models.ts'
import { column, freshPage, openFilters, press, status } from '../../../../test/open-filters.tsx'

beforeEach(freshPage)

test('on a wide page the filters stand beside the results, and each press applies at once', async () => {
  const { led, follow } = openFilters('buyable_pins', 'q=lamp', { size: 'wide' })
  const all = await screen.findByRole('button', { name: 'All filters' })
  expect(all.getAttribute('aria-expanded')).toBe('false')
  await press('Brand')
  const inside = within(await column())
  const orfeo = inside.getByRole<HTMLInputElement>('checkbox', { name: /Orfeo/ })
  await waitFor(() =>
    expect(document.activeElement).toBe(inside.getByRole('checkbox', { name: /Lyra/ })),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(orfeo)
  // The box is checked before the address leads anywhere.
  expect(orfeo.checked).toBe(true)
  expect(status()).toBe('submitted')
  await follow()
  await userEvent.click(inside.getByRole('switch', { name: 'In stock' }))
  await follow()
  await waitFor(() => expect(status()).toBe('applied'))
  expect(inside.getByText('5 results')).toBeDefined()
  await led([
    '/search/buyable_pins/?q=lamp&brands=Orfeo',
    '/search/buyable_pins/?q=lamp&brands=Orfeo&availability=in_stock',
  ])
  // Back shows what its address has, in the column that stays open.
  await follow('/search/buyable_pins/?q=lamp&brands=Orfeo')
  expect(inside.getByRole('switch', { name: 'In stock' })).toHaveProperty('checked', false)
  expect(inside.getByRole('checkbox', { name: /Orfeo/ })).toHaveProperty('checked', true)
})

test('a price in the column applies once it rests, or when the column closes', async () => {
  const { led, addresses } = openFilters('buyable_pins', 'q=lamp', { size: 'wide' })
  await press('Price')
  const inside = within(await column())
  const least = inside.getByRole('slider', { name: 'Lowest price' })
  await waitFor(() => expect(document.activeElement).toBe(least))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(least.getAttribute('aria-valuetext')).toBe('$22')
  expect(addresses).toEqual([])
  const rested = '/search/buyable_pins/?q=lamp&priceMax=90&priceMin=22'
  await led([rested])
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await led([rested, '/search/buyable_pins/?q=lamp&priceMax=90&priceMin=23'])
})

test('Escape closes the column, the focus returns to what opens it, and the choice is remembered', async () => {
  const first = openFilters('buyable_pins', 'q=lamp', { size: 'wide' })
  await press('All filters')
  await column()
  const title = screen.getByRole('heading', { name: 'Filters' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  first.unmount()
  openFilters('buyable_pins', 'q=vase', { size: 'wide' })
  const kept = within(await column())
  expect(document.activeElement).toBe(document.body)
  kept.getByRole('button', { name: 'Close filters' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All filters' }))
  expect(localStorage.getItem('tessera.filter-column')).toBeNull()
})

test('a change of currency in the column shows its prices and applies nothing yet', async () => {
  const models = () => [scopeModel, pricesModel(['USD', 20, 90], ['EUR', 5, 40])]
  const { addresses } = openFilters('buyable_pins', 'q=lamp', { models, size: 'wide' })
  await press('Price')
  const inside = within(await column())
  await userEvent.click(inside.getByRole('radio', { name: /Euro/ }))
  expect(inside.getByRole('textbox', { name: 'Highest price' })).toHaveProperty('value', '40')
  expect(addresses).toEqual([])
})

test('a column that was left open waits for its filters and claims no results meanwhile', async () => {
  localStorage.setItem('tessera.filter-column', 'open')
  openFilters('buyable_pins', 'q=lamp', { size: 'wide' })
  const inside = within(screen.getByRole('complementary', { name: 'Filters' }))
  expect(inside.getByRole('status', { name: 'Loading the filters' })).toBeDefined()
  expect(inside.queryByText('No results')).toBeNull()
  expect(await inside.findByText('5 results')).toBeDefined()
  expect(inside.queryByRole('status', { name: 'Loading the filters' })).toBeNull()
})
