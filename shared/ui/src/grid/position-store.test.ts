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

test('a position is kept in the history entry beside what others keep there', () => {
  const history = fakeHistory({ key: 'router', idx: 3 })
  const store = historyPositions(history, 'home')
  store.write({ pinId: 'p1', offset: -20 })
  expect(store.read()).toEqual({ pinId: 'p1', offset: -20 })
  expect(history.state).toMatchObject({ key: 'router', idx: 3 })
  expect(historyPositions(history, 'search').read()).toBeNull()
})

test('back at the top nothing is kept', () => {
  const store = historyPositions(fakeHistory(null), 'home')
  store.write({ pinId: 'p1', offset: 0 })
  store.write(null)
  expect(store.read()).toBeNull()
})

test('an entry that holds something else is as good as empty', () => {
  for (const state of ['text', 7, [], { 'grid:home': { pinId: 4 } }, { 'grid:home': null }]) {
    expect(historyPositions(fakeHistory(state), 'home').read()).toBeNull()
  }
})
