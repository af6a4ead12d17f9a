// @vitest-environment jsdom
import { pinsMoved } from '@tessera/contracts/events/facts'
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { keepWorld } from '../../../test/kept-world.ts'
import { followMoves } from './follow-moves.ts'
import { tellMoved } from './tell-moved.ts'

function house() {
  const { shell } = testShell()
  const keys = keepWorld(shell)
  const stop = followMoves(shell)
  const isStale = (key: readonly unknown[]) =>
    shell.queries.getQueryState<unknown>(key)?.isInvalidated === true
  return { shell, keys, stop, isStale }
}

test('pages of the boards, their lists and sections, profiles and the closeup are asked for again', () => {
  const { shell, keys, isStale } = house()
  shell.bus.emit(pinsMoved, { boardIds: ['10'] })
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
  const { shell, keys, isStale } = house()
  shell.bus.emit(pinsMoved, { boardIds: ['77'] })
  for (const key of [keys.pins('10'), keys.pins('11'), keys.pin('4')])
    expect(isStale(key), JSON.stringify(key)).toBe(false)
})

test('a list that shows it already is asked for when it is next looked at, and not at once', async () => {
  const { shell, keys } = house()
  const { queries } = shell
  const key = keys.pins('10')
  const hash = queries.getQueryCache().find({ queryKey: key })?.queryHash ?? ''
  let asked = 0
  const stop = queries.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryHash === hash && query.state.fetchStatus === 'fetching')
      asked += 1
  })
  tellMoved(shell.bus, 'move', { boardIds: ['10'], shownIn: new Set([hash]) })
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true)
  expect(asked).toBe(0)
  stop()
})

test('a module that has gone listens no more', () => {
  const { shell, keys, stop, isStale } = house()
  stop()
  shell.bus.emit(pinsMoved, { boardIds: ['10'] })
  expect(isStale(keys.pins('10'))).toBe(false)
})
