import { boardCard } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { withOrder } from './order-boards.ts'

const page = (ids: readonly string[], bookmark: string | null) => ({
  data: ids.map((id) => boardCard({ id })),
  bookmark,
})

test('an order across pages keeps each page’s length and bookmark', () => {
  const list = {
    pages: [page(['1', '2'], 'next'), page(['3', '4'], null)],
    pageParams: [null, 'next'],
  }
  const ordered = withOrder(list, ['3', '1', '2'])
  expect(ordered.pages.map(({ data }) => data.map(({ id }) => id))).toEqual([
    ['3', '1'],
    ['2', '4'],
  ])
  expect(ordered.pages.map(({ bookmark }) => bookmark)).toEqual(['next', null])
})
