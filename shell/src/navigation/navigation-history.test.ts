import { expect, test } from 'vitest'
import type { Entry, NavigationHistory } from './navigation-history.ts'
import { begin, pop, push, replace, stepsTo } from './navigation-history.ts'

const entry = (key: string, over: string | null = null): Entry => ({ key, over })

const walk = (...keys: readonly string[]) =>
  keys.slice(1).reduce((history, key) => push(history, entry(key)), begin(entry(keys[0] ?? '')))

const keysOf = ({ back, current, forward }: NavigationHistory) =>
  [back, [current], forward].map((entries) => entries.map(({ key }) => key).join(' ')).join(' | ')

test('S4.46 push, pop and replace are tracked with forward and back stacks', () => {
  const walked = walk('home', 'pin', 'board')
  expect(keysOf(walked)).toBe('home pin | board | ')
  const back = pop(walked, 'pin')
  expect(keysOf(back)).toBe('home | pin | board')
  expect(keysOf(pop(back, 'board'))).toBe('home pin | board | ')
  expect(keysOf(replace(back, entry('other')))).toBe('home | other | board')
  expect(keysOf(push(back, entry('new')))).toBe('home pin | new | ')
})

test('several steps at once work, as from a long press on Back', () => {
  const walked = walk('a', 'b', 'c', 'd')
  expect(keysOf(pop(walked, 'a'))).toBe(' | a | b c d')
  expect(keysOf(pop(pop(walked, 'a'), 'd'))).toBe('a b c | d | ')
})

test('an unknown entry starts a new history', () => {
  expect(keysOf(pop(walk('a', 'b'), 'x'))).toBe(' | x | ')
})

test('the distance to an entry is counted in steps', () => {
  const history = pop(walk('a', 'b', 'c', 'd'), 'c')
  expect(['a', 'c', 'd', 'x'].map((key) => stepsTo(history, key))).toEqual([-2, 0, 1, undefined])
})

test('layers over a replaced entry cover the new one', () => {
  const opened = push(begin(entry('home')), entry('pin', 'home'))
  const replaced = replace(pop(opened, 'home'), entry('home again'))
  expect(replaced.forward).toEqual([entry('pin', 'home again')])
})

test('the history is limited, so that it does not fill the storage', () => {
  const long = walk(...Array.from({ length: 500 }, (_, at) => String(at)))
  expect(long.back).toHaveLength(50)
  expect(long.back.at(-1)).toEqual(entry('498'))
})
