// @vitest-environment jsdom

import { viewer } from '@tessera/testing/fixtures'
import { answerError } from '@tessera/testing/shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  model,
  option,
  pricesModel,
  scopeModel,
  shopModels,
} from '../../../../test/filter-models.ts'
import { applied, freshPage, openFilters, press, status } from '../../../../test/open-filters.tsx'

beforeEach(freshPage)

test('S3.36 the bar shows the filters of its module with those that are selected, and a press leads to the feed url; boards have none', async () => {
  const { led, follow } = openFilters('buyable_pins', 'q=lamp')
  const bar = await screen.findByRole('group', { name: 'Filters' })
  await within(bar).findByRole('button', { name: 'All filters' })
  expect(
    within(bar)
      .getAllByRole('button')
      .map((chip) => chip.textContent),
  ).toEqual(['All filters ', 'On sale 1', 'In stock 4', 'Price', 'Brand', 'Color', 'Style', 'Shop'])
  const sale = () => within(bar).getByRole('button', { name: /^On sale/ })
  expect(sale().getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(sale())
  await led(['/search/buyable_pins/?q=lamp&onSale=true'])
  await follow()
  expect(sale().getAttribute('aria-pressed')).toBe('true')
  expect(document.querySelector('[data-module="filters"]')).not.toBeNull()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  fireEvent.click(screen.getByText(/^In stock/), { ctrlKey: true })
  const feedUrl = '/search/buyable_pins/?q=lamp&onSale=true&availability=in_stock'
  expect(opened).toHaveBeenCalledWith(feedUrl, '_blank', 'noopener')
  const { bookmarks } = openFilters('boards', 'q=lamp')
  expect(bookmarks).toEqual([])
})

test('applied filters are removed one by one or together, also those without results', async () => {
  const { led } = openFilters(
    'buyable_pins',
    'q=lamp&brands=orfeo,Nobody&priceMin=30&priceMax=60&page_size=10',
  )
  await screen.findByRole('button', { name: 'Price' })
  expect(applied()).toEqual(['$30 to $60', 'Orfeo', 'Nobody', 'Clear all'])
  await press('Remove Nobody')
  await press('Remove $30 to $60')
  await press('Clear all')
  await led([
    '/search/buyable_pins/?q=lamp&brands=Orfeo&priceMin=30&priceMax=60&page_size=10',
    '/search/buyable_pins/?q=lamp&brands=Orfeo&page_size=10',
    '/search/buyable_pins/?q=lamp&page_size=10',
  ])
})

test('S4.33 a range that is the whole of its currency leaves the address, so that results in other currencies come back', async () => {
  const models = () => [scopeModel, pricesModel(['USD', 20, 90], ['EUR', 10, 60])]
  const at = 'q=lamp&priceMin=20&priceMax=90'
  const { led, follow } = openFilters('buyable_pins', at, { models })
  await led(['/search/buyable_pins/?q=lamp'])
  await follow()
  await waitFor(() => expect(status()).toBe('cleared'))
  expect(screen.queryByRole('group', { name: 'Applied filters' })).toBeNull()
})

test('filters are submitted until their results have loaded, and back shows those of its address', async () => {
  const late = Promise.withResolvers<Response>()
  let slow = false
  const results = () => (slow ? late.promise : {})
  const { follow } = openFilters('buyable_pins', 'q=lamp', { results })
  await screen.findByRole('button', { name: 'Price' })
  expect(status()).toBe('cleared')
  slow = true
  await press(/^On sale/)
  await follow()
  expect(status()).toBe('submitted')
  late.resolve(answerError('too-busy'))
  await waitFor(() => expect(status()).toBe('failed'))
  slow = false
  await follow('/search/buyable_pins/?q=lamp&colors=red')
  await waitFor(() => expect(status()).toBe('applied'))
  expect(applied()).toEqual(['Red', 'Clear all'])
  await follow('/search/buyable_pins/?q=lamp')
  expect(status()).toBe('cleared')
})

test('a failed call of the filters leaves what is applied removable, and nothing else', async () => {
  const models = () => answerError('too-busy')
  const { led } = openFilters('buyable_pins', 'q=lamp&colors=red', { models })
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull())
  await press('Remove Red')
  await led(['/search/buyable_pins/?q=lamp'])
})

test('malformed filters are left out, and the others show', async () => {
  const models = () => [null, ...shopModels.slice(0, 1), model(6, 'colors', [option('red')])]
  openFilters('buyable_pins', 'q=lamp', { models })
  expect(await screen.findByRole('button', { name: 'Color' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Brand' })).toBeNull()
})

test('filters used last in searches of a scope are offered again to the same person', async () => {
  const who = { viewer: viewer() }
  const first = openFilters('buyable_pins', 'q=lamp', { who })
  await press(/^On sale/)
  await first.follow()
  await first.follow('/search/buyable_pins/?q=vase')
  await press('Last used: On sale')
  await first.led([
    '/search/buyable_pins/?q=lamp&onSale=true',
    '/search/buyable_pins/?q=vase&onSale=true',
  ])
  await first.follow('/search/pins/?q=vase')
  await screen.findByRole('button', { name: 'Color' })
  expect(screen.queryByRole('button', { name: /^Last used/ })).toBeNull()
})

const sale = () => screen.findByRole('button', { name: /^On sale/ })
const isPressed = () =>
  screen.getByText(/^On sale/, { selector: '[aria-pressed]' }).getAttribute('aria-pressed')

test('a press shows at once and leads to its address after the paint, or when the next press begins', async () => {
  const { addresses, led } = openFilters('buyable_pins', 'q=lamp')
  fireEvent.click(await sale())
  expect([isPressed(), addresses]).toEqual(['true', []])
  const all = ['/search/buyable_pins/?q=lamp&onSale=true']
  await led(all)
  fireEvent.click(screen.getByRole('button', { name: /^In stock/ }))
  expect(addresses).toEqual(all)
  fireEvent.pointerDown(document.body)
  const both = '/search/buyable_pins/?q=lamp&availability=in_stock&onSale=true'
  expect(addresses).toEqual([...all, both])
})

test('two presses within a frame lead to the address of both, and none when the second undoes the first', async () => {
  const { led } = openFilters('buyable_pins', 'q=lamp')
  const [onSale, stock] = [await sale(), screen.getByText(/^In stock/)]
  for (const chip of [onSale, onSale]) fireEvent.click(chip)
  expect(isPressed()).toBe('false')
  for (const chip of [onSale, stock]) fireEvent.click(chip)
  await led(['/search/buyable_pins/?q=lamp&availability=in_stock&onSale=true'])
})

test('going back or leaving the list before the paint cancels a press', async () => {
  const { addresses, unmount } = openFilters('buyable_pins', 'q=lamp')
  fireEvent.click(await sale())
  fireEvent.popState(window)
  expect([isPressed(), status()]).toEqual(['false', 'cleared'])
  fireEvent.click(await sale())
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(addresses).toEqual([])
})
