import { expect, test } from 'vitest'
import { choiceOf, withQuery } from './with-query.ts'

test('a choice joins the others in the address, and the usual one leaves it', () => {
  const query = new URLSearchParams('tab=saved&sort=name')
  expect(withQuery('/mira/', query, { q: 'red lamp' })).toBe(
    '/mira/?tab=saved&sort=name&q=red+lamp',
  )
  expect(withQuery('/mira/', query, { tab: null, sort: '' })).toBe('/mira/')
  expect(query.toString()).toBe('tab=saved&sort=name')
})

test('what an address asks for that there is not is the first there is', () => {
  expect(choiceOf('oldest', ['newest', 'oldest'])).toBe('oldest')
  for (const asked of [null, '', 'OLDEST', 'x']) {
    expect(choiceOf(asked, ['newest', 'oldest'])).toBe('newest')
  }
})
