import { limits } from '@tessera/contracts/limits'
import { boardCard } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { groupBoards, namesTaken, nameToCreate, searchable } from './board-list.ts'

const boards = (...names: readonly string[]) =>
  names.map((name, index) => boardCard({ id: `${index + 1}`, name }))

const shown = (search: string, ...names: readonly string[]) => {
  const all = boards(...names)
  return groupBoards(searchable({ all, top: all.slice(0, 3) }, 'en'), search).map((group) => [
    group.name,
    group.boards.map(({ name }) => name),
  ])
}

test('S5.14 names that start with a digit come after the others', () => {
  const all = boards('2026', 'gifts', '10 walks', 'Éclairs', 'Balcony')
  const { sorted } = searchable({ all, top: [] }, 'en')
  expect(sorted.map(({ name }) => name)).toEqual([
    'Balcony',
    'Éclairs',
    'gifts',
    '10 walks',
    '2026',
  ])
})

test('S5.15 three boards or fewer are one flat list', () => {
  expect(shown('', 'C', 'A', 'B')).toEqual([['flat', ['A', 'B', 'C']]])
})

test('more boards come as two top choices and all of them', () => {
  expect(shown('', 'D', 'C', 'A', 'B')).toEqual([
    ['top', ['D', 'C']],
    ['all', ['A', 'B', 'C', 'D']],
  ])
})

test('S5.16 a search leaves the boards whose name holds it, whatever case and accents', () => {
  expect(shown('cafe', 'Cafés', 'Walks', 'Gifts', 'Home')).toEqual([['found', ['Cafés']]])
  expect(shown('w', 'Cafés', 'Walks')).toEqual([['found', ['Walks']]])
  expect(shown(' ', 'Cafés', 'Walks')).toEqual([['flat', ['Cafés', 'Walks']]])
})

test('a search can create its name, unless the name is blank, too long or taken', () => {
  const taken = namesTaken(['Kitchen  ideas', 'Cafés'])
  const max = limits.boardTitleMax
  const table = [
    [' Garden ', 'Garden'],
    ['Kitchen', 'Kitchen'],
    ['kitchen ideas', null],
    // The service takes 'Cafe' beside 'Cafés', and so does the chooser.
    ['cafes', 'cafes'],
    ['CAFÉS', null],
    ['  ', null],
    ['x'.repeat(max), 'x'.repeat(max)],
    ['x'.repeat(max + 1), null],
  ] as const
  for (const [search, name] of table) expect(nameToCreate(search, taken, max)).toBe(name)
})
