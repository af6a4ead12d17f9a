import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { nextTags, type Tag, type Tags, tagsInput } from './tags.ts'

const tag = (id: string, over: Partial<Tag> = {}): Tag => ({
  id,
  x: 0.3,
  y: 0.1,
  title: `Product ${id}`,
  link: 'https://shop.example/',
  pinId: '',
  ...over,
})
const tags = (...ids: string[]): Tags => ({ of: '7', list: ids.map((id) => tag(id)) })
const ids = ({ list }: Tags) => list.map(({ id }) => id).join('')

test('products are added up to the limit, at the end', () => {
  let full = tags()
  for (let count = 0; count <= limits.productTagsMax; count += 1)
    full = nextTags(full, { type: 'added', tag: tag(String(count)), of: '8' })
  expect(full.list).toHaveLength(limits.productTagsMax)
  expect([full.of, ids(full)]).toEqual(['8', '01234567'])
})

test('a product moves, and takes another product at its place', () => {
  const moved = nextTags(tags('a', 'b'), {
    type: 'moved',
    id: 'b',
    to: { x: 0.5, y: 0.6 },
    of: '9',
  })
  expect(moved.list).toMatchObject([
    { x: 0.3, y: 0.1 },
    { x: 0.5, y: 0.6 },
  ])
  expect(moved.of).toBe('9')
  const product = { title: 'Vase', link: '', pinId: '42' }
  const other = nextTags(moved, { type: 'replaced', id: 'b', product })
  expect(other.list[1]).toEqual({ ...product, id: 'b', x: 0.5, y: 0.6 })
})

test('a removed product comes back to its place in the list, once, while there is room', () => {
  const removed = nextTags(tags('a', 'b', 'c'), { type: 'removed', id: 'b' })
  expect(ids(removed)).toBe('ac')
  const back = { type: 'restored', tag: tag('b'), at: 1 } as const
  expect(ids(nextTags(removed, back))).toBe('abc')
  expect(ids(nextTags(nextTags(removed, back), back))).toBe('abc')
  const full = tags(...'12345678')
  expect(nextTags(full, back)).toBe(full)
})

test('products are published at their places on the edited picture, without those that it leaves out', () => {
  const list = [tag('a'), tag('b', { x: 0.9 }), tag('c', { link: '', pinId: '42', title: '' })]
  const crop = { x: 0, y: 0, width: 0.5, height: 1 }
  const edit = { turns: 0, flipped: false, crop }
  expect(tagsInput({ of: '7', list }, edit)).toEqual([
    { x: 0.6, y: 0.1, title: 'Product a', link: 'https://shop.example/' },
    { x: 0.6, y: 0.1, title: '', pin_id: '42' },
  ])
  expect(tagsInput({ of: '7', list }, null)).toHaveLength(3)
})
