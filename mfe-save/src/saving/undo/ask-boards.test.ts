// @vitest-environment jsdom
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { keepWorld } from '../../../test/kept-world.ts'
import { askPinsOf } from './ask-boards.ts'

function opened() {
  const { shell } = testShell()
  const keys = keepWorld(shell)
  const ask = (boardIds: readonly string[], shown: readonly string[] = []) =>
    shell.cache.confirm((draft) => askPinsOf(draft, boardIds, new Set(shown)))
  const isStale = (key: readonly unknown[]) =>
    shell.queries.getQueryState<unknown>(key)?.isInvalidated === true
  return { ask, keys, isStale, queries: shell.queries }
}

test('pages of boards, their lists and sections, profiles and the closeup are fetched again', () => {
  const { ask, keys, isStale } = opened()
  ask(['10'])
  const asked = [
    keys.board('10'),
    keys.boards,
    keys.pins('10'),
    keys.pins('10', { section: 'none' }),
    keys.section('30'),
    keys.saved,
    keys.user,
    keys.pin('4'),
  ]
  for (const key of asked) expect(isStale(key), JSON.stringify(key)).toBe(true)
})

test('pins and lists of other boards are left alone', () => {
  const { ask, keys, isStale } = opened()
  ask(['77'])
  for (const key of [keys.pins('10'), keys.pins('11'), keys.pin('4')])
    expect(isStale(key), JSON.stringify(key)).toBe(false)
})

test('a list that shows the change is fetched when it is next shown, and not at once', () => {
  const { ask, keys, isStale, queries } = opened()
  const key = keys.pins('10')
  const fetched: unknown[] = []
  const stop = queries.getQueryCache().subscribe(({ query: { queryHash, state }, type }) => {
    if (type === 'updated' && state.fetchStatus === 'fetching') fetched.push(queryHash)
  })
  ask(['10'], ['10'])
  expect(isStale(key)).toBe(true)
  expect(fetched).not.toContain(JSON.stringify(key))
  stop()
})
