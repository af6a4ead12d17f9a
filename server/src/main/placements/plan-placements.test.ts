import { expect, test } from 'vitest'
import { allTables } from '../../contexts/all-tables.ts'
import type { Placement } from './placements.ts'
import { placements } from './placements.ts'
import { planPlacements } from './plan-placements.ts'
import { shapeOf, type TableShape } from './table-shape.ts'

const shape = (name: string, shaped: Partial<TableShape> = {}): TableShape => ({
  name,
  columns: ['id', 'shop_id'],
  uniques: [['id']],
  keys: [],
  ...shaped,
})

const byShop: Placement = {
  how: 'distributed',
  by: 'shop',
  why: 'A page shows one shop.',
  columns: { shops: 'id', goods: 'shop_id' },
}
const toShops = { to: 'shops', pairs: [['shop_id', 'id']] } as const
const goods = shape('goods', { uniques: [['shop_id', 'id']], keys: [toShops] })

const hindrancesOf = (shapes: readonly TableShape[], stated: readonly Placement[]) =>
  Object.fromEntries(
    planPlacements(shapes, stated).tables.map(({ name, hindrances }) => [name, hindrances]),
  )

test('each table of the service has one place, and each place is one of a table and a column', () => {
  const plan = planPlacements(
    allTables.map(({ table }) => shapeOf(table)),
    placements,
  )
  expect(plan.faults).toEqual([])
  expect(plan.tables.length).toBe(allTables.length)
})

test('a table without a place, two places, and a place without a table or column are faults', () => {
  const stated: Placement = { ...byShop, columns: { shops: 'name', carts: 'id' } }
  const twice: Placement = { how: 'everywhere', why: 'Small.', tables: ['shops'] }
  expect(planPlacements([shape('shops'), goods], [stated, twice]).faults).toEqual([
    'goods has no place; add a line to placements.ts.',
    'shops has two places; remove one line of placements.ts.',
    'shops has no column name; name another one in placements.ts.',
    'carts is no table; remove its line of placements.ts.',
  ])
})

test('tables that lie together by the columns of their key can be distributed', () => {
  expect(hindrancesOf([shape('shops'), goods], [byShop])).toEqual({ shops: [], goods: [] })
})

test('a unique key without the column hinders the table, and those that a key joins with it', () => {
  expect(hindrancesOf([shape('shops'), { ...goods, uniques: [['id']] }], [byShop])).toEqual({
    shops: ["a key joins it with goods, which can't be distributed yet"],
    goods: ['its unique key (id) lacks shop_id'],
  })
})

test('a key to a table on one machine hinders, and one to a table that is everywhere does not', () => {
  const people = { ...shape('people'), uniques: [['id']] }
  const led = shape('shops', { keys: [{ to: 'people', pairs: [['shop_id', 'id']] }] })
  const at = (how: 'everywhere' | 'one machine'): Placement => ({
    how,
    why: '',
    tables: ['people'],
  })
  expect(hindrancesOf([led, goods, people], [byShop, at('one machine')])).toEqual({
    shops: ['a key leads to people, which lies elsewhere'],
    goods: ["a key joins it with shops, which can't be distributed yet"],
    people: [],
  })
  expect(hindrancesOf([led, goods, people], [byShop, at('everywhere')])).toEqual({
    shops: [],
    goods: [],
    people: [],
  })
})

test('a key from a table on one machine into a distributed one hinders', () => {
  const notes = shape('notes', { keys: [toShops] })
  const alone: Placement = { how: 'one machine', why: 'Few.', tables: ['notes'] }
  expect(hindrancesOf([shape('shops'), notes], [byShop, alone]).shops).toEqual([
    'a key of notes leads to it, which lies elsewhere',
  ])
})

test('a key between tables of one group that does not pair their columns hinders', () => {
  const apart = { ...goods, keys: [{ to: 'shops', pairs: [['id', 'id']] as const }] }
  expect(hindrancesOf([shape('shops'), apart], [byShop]).goods).toEqual([
    'a key leads to shops, which lies elsewhere',
  ])
})
