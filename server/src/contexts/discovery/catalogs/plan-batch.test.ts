import { expect, test } from 'vitest'
import type { FeedItem, FeedRow, KeptPages } from './feed/feed-row.ts'
import { type KnownItem, planBatch, printOf, productKeyOf } from './plan-batch.ts'

const item = (id: string, over: Partial<FeedItem> = {}): FeedItem => ({
  id,
  groupId: null,
  title: id,
  description: '',
  link: `https://shop.example/${id}`,
  pictureUrl: 'https://shop.example/p.jpg',
  size: '',
  facts: {
    brand: '',
    shop: '',
    domain: '',
    color: '',
    style: null,
    category: '',
    price: null,
    regularPriceAmount: null,
    availability: 'in stock',
  },
  ...over,
})

const known = (of: FeedItem, over: Partial<KnownItem> = {}): readonly [string, KnownItem] => [
  of.id,
  {
    productKey: productKeyOf(of),
    row: 1,
    print: printOf(of),
    state: 'applied',
    runId: 'before',
    ...over,
  },
]

const refused = (row: number, itemId: string | null): FeedRow => ({
  row,
  itemId,
  faults: [{ column: 'price', fault: 'price-unfit', value: 'x' }],
})

const planned = (rows: readonly FeedRow[], ...before: ReturnType<typeof known>[]) => {
  const { added, changed, unchanged, ...plan } = planBatch(rows, new Map(before), 'now')
  return {
    counts: [added, changed, unchanged],
    written: plan.written.map(({ item_id: id, row, state }) => [id, row, state]),
    touched: plan.touched.map(({ item_id: id, row }) => [id, row]),
    left: plan.left,
    faults: plan.faults.map(({ row, fault }) => [row, fault]),
  }
}
const nothing = { counts: [0, 0, 0], written: [], touched: [], left: [], faults: [] }
const a = item('a')
const other = item('a', { title: 'Other' })

test('a new row is added, one that says the same is unchanged, another one changed', () => {
  expect(planned([{ row: 1, item: a }])).toEqual({
    ...nothing,
    counts: [1, 0, 0],
    written: [['a', 1, 'added']],
  })
  expect(planned([{ row: 4, item: a }], known(a))).toEqual({
    ...nothing,
    counts: [0, 0, 1],
    touched: [['a', 4]],
  })
  expect(planned([{ row: 1, item: other }], known(a))).toEqual({
    ...nothing,
    counts: [0, 1, 0],
    written: [['a', 1, 'changed']],
  })
})

test('a row that an earlier run read and didn’t apply is as new as it was then', () => {
  const pending = known(a, { state: 'added' })
  expect(planned([{ row: 1, item: a }], pending)).toMatchObject({
    counts: [1, 0, 0],
    touched: [['a', 1]],
  })
  expect(planned([{ row: 1, item: other }], pending)).toMatchObject({
    counts: [1, 0, 0],
    written: [['a', 1, 'added']],
  })
})

test('rows that the same run read before change and count nothing', () => {
  expect(planned([{ row: 1, item: a }], known(a, { runId: 'now' }))).toEqual(nothing)
})

test('a second row with an id is refused, in one batch and in the next', () => {
  const twice = { faults: [[2, 'twice']] }
  expect(
    planned([
      { row: 1, item: a },
      { row: 2, item: other },
    ]),
  ).toMatchObject({ ...twice, counts: [1, 0, 0], written: [['a', 1, 'added']] })
  const before = known(a, { runId: 'now' })
  expect(planned([{ row: 2, item: other }], before)).toEqual({ ...nothing, ...twice })
})

test('a refused row keeps its item from being gone, and a good one after it counts', () => {
  const faults = [[1, 'price-unfit']]
  expect(planned([refused(1, 'a')], known(a))).toEqual({ ...nothing, faults, touched: [['a', 0]] })
  expect(planned([refused(1, 'b'), refused(2, null)], known(a)).touched).toEqual([])
  expect(planned([refused(1, 'a'), { row: 2, item: a }], known(a))).toEqual({
    ...nothing,
    faults,
    counts: [0, 0, 1],
    touched: [['a', 2]],
  })
})

const page = 'https://shop.example/page'
const onPage = { page, runId: 'before' }
const unread = (keeps: KeptPages): FeedRow => ({
  row: 5,
  itemId: null,
  keeps,
  faults: [{ column: null, fault: 'page-unfetched', value: page }],
})

test.each([
  ['its page was not read', { of: page }, onPage, ['a']],
  ['another page was not read', { of: `${page}/b` }, onPage, []],
  ['its page is beyond those that were read', { allBut: [`${page}/b`] }, onPage, ['a']],
  ['its page was read', { allBut: [page] }, onPage, []],
  ['it was read on another page', { of: page }, { page, runId: 'now' }, []],
  ['it is of a file', { of: page }, { page: null, runId: 'before' }, []],
])('a product stays as it was only when %s', (_, keeps, was, kept) => {
  const { touched, faults, counts } = planned([unread(keeps)], known(a, was))
  expect(touched).toEqual(kept.map((id) => [id, 0]))
  expect([faults, counts]).toEqual([[[5, 'page-unfetched']], [0, 0, 0]])
})

test('a product of a page that was not read, and of one that was, is as the latter says', () => {
  const [kept, read] = [unread({ of: page }), { row: 6, item: other }]
  for (const rows of [
    [kept, read],
    [read, kept],
  ])
    expect(planned(rows, known(a, onPage))).toMatchObject({
      counts: [0, 1, 0],
      touched: [],
      written: [['a', 6, 'changed']],
    })
})

test('refused products of one page of a website each have their place', () => {
  const rows = [refused(1, 'a'), { ...refused(1, 'b'), place: 1 }, refused(2, 'c')]
  const { faults } = planBatch(rows, new Map(), 'now')
  expect(faults.map(({ row, at, item: id }) => [row, at, id])).toEqual([
    [1, 0, 'a'],
    [1, 100, 'b'],
    [2, 0, 'c'],
  ])
})

test('an item that changes its group leaves its product', () => {
  const moved = item('a', { groupId: 'g' })
  expect(planned([{ row: 1, item: moved }], known(a))).toMatchObject({
    counts: [0, 1, 0],
    left: ['item:a'],
    written: [['a', 1, 'changed']],
  })
})
