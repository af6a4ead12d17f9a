import { expect, test } from 'vitest'
import { keywordQuery, keywordView, sortedBy } from './keyword-view.ts'

test.each([
  '',
  'start_date=2026-11-01&end_date=2026-11-09&columns=spend%2Cclicks&sort=bid&order=ascending',
  'dates=last-7&compare=days-before&states=archived&matches=exact%2Cphrase&search=lamp&campaign_id=7',
])('the address %j says what a report shows', (query) => {
  expect(keywordQuery(keywordView(new URLSearchParams(query))).toString()).toBe(query)
})

test('an address that makes no sense shows what is usual', () => {
  const query = new URLSearchParams(
    'sort=conversions&columns=age&states=x&dates=soon&campaign_id=a',
  )
  expect(keywordView(query)).toEqual(keywordView(new URLSearchParams()))
})

test('a second press on a head turns the order, and names begin with the first', () => {
  const view = keywordView(new URLSearchParams())
  expect([sortedBy(view, 'spend'), sortedBy(view, 'clicks'), sortedBy(view, 'name')]).toEqual([
    { sort: 'spend', is_ascending: true },
    { sort: 'clicks', is_ascending: false },
    { sort: 'name', is_ascending: true },
  ])
})
