import { expect, test } from 'vitest'
import { highest, stepFor } from './rules.ts'

const thresholds = { report: { nudity: 0.6, violence: 0.8 }, hide: { nudity: 0.95 } }

test.each([
  ['no score reaches its threshold', { nudity: 0.59, violence: 0.79 }, null],
  ['a score is at its threshold', { nudity: 0.6 }, { step: 'report', kind: 'nudity' }],
  ['a kind can only be reported', { violence: 1 }, { step: 'report', kind: 'violence' }],
  ['a score is enough to hide', { nudity: 0.95, violence: 1 }, { step: 'hide', kind: 'nudity' }],
  ['two kinds are reported', { nudity: 0.7, violence: 0.99 }, { step: 'report', kind: 'violence' }],
  ['the kind is unknown', { spaceships: 1 }, null],
])('the step is the strongest one that thresholds allow: %s', (_, scores, step) => {
  expect(stepFor(scores, thresholds)).toEqual(step)
})

test('the pictures of a carousel count by their highest score', () => {
  expect(highest([{ nudity: 0.2, violence: 0.4 }, { nudity: 0.9 }, {}])).toEqual({
    nudity: 0.9,
    violence: 0.4,
  })
})
