import { expect, test } from 'vitest'
import { whatChanged } from './what-changed.ts'

const figures = (over: object = {}) => ({
  impressions: 1_000,
  clicks: 50,
  saves: 0,
  closeups: 0,
  spend_micro: 5_000_000,
  conversions: 0,
  conversion_value_micro: 0,
  ...over,
})

test('what changed is told by metric, the greatest change first', () => {
  const changes = whatChanged(figures({ clicks: 25, saves: 3 }), figures())
  expect(changes.map(({ metric, change }) => [metric, change])).toEqual([
    ['saves', null],
    ['save_rate', null],
    ['cost_per_click', 100],
    ['clicks', -50],
    ['click_rate', -50],
  ])
})

test('a change of less than a twentieth is not told, and the same figures tell nothing', () => {
  expect(whatChanged(figures({ closeups: 104 }), figures({ closeups: 100 }))).toEqual([])
  expect(whatChanged(figures(), figures())).toEqual([])
})
