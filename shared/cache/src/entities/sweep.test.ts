import { expect, test } from 'vitest'
import { layerOf } from './layers.ts'
import { Table } from './split.ts'
import { Watcher } from './stored.ts'
import { sweep } from './sweep.ts'

const splitting = { at: 1, fetched: true, reused: false }
const ana = { id: '3', username: 'ana', full_name: 'Ana' }
const board = (id: string) => ({ id, url: `/ana/${id}/`, name: 'Lamps', owner: ana })

const idsIn = ({ entities }: Table) => [...entities.keys()].toSorted()

test('a sweep drops the entities that no query, watcher or pending change uses', () => {
  const table = new Table()
  table.split(board('10'), splitting)
  expect(idsIn(table)).toEqual(['board:10', 'user:3'])
  sweep(table, [], [])
  expect(idsIn(table)).toEqual([])
})

test('an entity that is watched outlives a sweep, with the entities within it', () => {
  const table = new Table()
  for (const id of ['10', '11']) table.split(board(id), splitting)
  const watcher = new Watcher(() => {})
  const watched = table.entity('board', '10')
  watched.dependents.add(watcher)
  sweep(table, [], [])
  expect(idsIn(table)).toEqual(['board:10', 'user:3'])
  expect(table.entity('board', '10').dependents).toContain(watcher)
})

test('an entity with a pending change outlives a sweep, with the entities within it', () => {
  const table = new Table()
  table.split(board('10'), splitting)
  const patches = [{ type: 'board', id: '10', patch: { name: 'Rugs' } }] as const
  sweep(table, [], [layerOf({ patches, lists: [] }, table)])
  expect(idsIn(table)).toEqual(['board:10', 'user:3'])
})
