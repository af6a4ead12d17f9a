import { QueryClient } from '@tanstack/react-query'
import { pin } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { knownPin } from './known-pin.ts'

test('a pin that stands in a list is known before its own answer has come', () => {
  const queries = new QueryClient()
  const page = { data: [pin({ id: '41' }), pin({ title: 'From the list' })], bookmark: null }
  queries.setQueryData(['feed', 'list', {}], { pages: [page], pageParams: [null] })
  expect(knownPin(queries, '42')).toMatchObject({
    title: 'From the list',
    creator_card: null,
    comment_count: 0,
  })
})

test('what is no pin, though it has the number of one, is not taken for it', () => {
  const queries = new QueryClient()
  queries.setQueryData(['board', 'one', {}], { id: '42', name: 'Lamps' })
  queries.setQueryData(['nothing'], null)
  expect(knownPin(queries, '42')).toBeUndefined()
})
