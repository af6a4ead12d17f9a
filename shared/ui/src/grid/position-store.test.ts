import { expect, test } from 'vitest'
import { historyPositions } from './position-store.ts'

function fakeHistory(state: unknown) {
  return {
    state,
    replaceState(next: unknown) {
      this.state = next
    },
  }
}

const home = () => '/'
const position = { pinId: 'p1', offset: -20, top: 900 }

test('a position is stored in the history entry beside other data', () => {
  const history = fakeHistory({ key: 'router', idx: 3 })
  const store = historyPositions(history, 'home', home)
  store.write(position)
  expect(store.read()).toEqual(position)
  expect(history.state).toMatchObject({ key: 'router', idx: 3 })
  expect(historyPositions(history, 'search', home).read()).toBeNull()
})

test('a position includes the pin that was opened', () => {
  const store = historyPositions(fakeHistory(null), 'home', home)
  store.write({ ...position, opened: 'p4' })
  expect(store.read()?.opened).toBe('p4')
})

test('at the top of the grid the stored position is removed', () => {
  const history = fakeHistory({ key: 'router' })
  const store = historyPositions(history, 'home', home)
  store.write(position)
  store.write(null)
  expect(store.read()).toBeNull()
  expect(history.state).toEqual({ key: 'router' })
})

test('a page below another page does not write into that page’s entry', () => {
  let path = '/'
  const history = fakeHistory({ key: 'one' })
  const store = historyPositions(history, 'home', () => path)
  path = '/pin/42/'
  store.write(position)
  expect(history.state).toEqual({ key: 'one' })
})

test('an entry with other data counts as empty', () => {
  const others = ['text', 7, [], { 'grid:home': { pinId: 4 } }, { 'grid:home': null }]
  for (const state of [...others, { 'grid:home': { pinId: 'p', offset: 'x', top: 0 } }])
    expect(historyPositions(fakeHistory(state), 'home', home).read()).toBeNull()
})
