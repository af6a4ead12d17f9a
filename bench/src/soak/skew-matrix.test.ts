import { expect, test } from 'vitest'
import { skewMatrix } from './skew-matrix.ts'

test('the page of a release says which builds ran in which shells, and what failed', () => {
  const text = skewMatrix(
    [
      { shell: 's2', module: 'save', build: 'b1', faults: [] },
      { shell: 's1', module: 'save', build: 'b1', faults: ['save /: a region failed'] },
      { shell: 's2', module: 'auth', build: 'a1', faults: [] },
    ],
    {
      release: 'save@1.4.0',
      labels: new Map([
        ['b1', 'save@1.4.0'],
        ['s2', 'shell@1.1.0'],
      ]),
      service: 'abc',
      date: '2026-11-29',
    },
  )
  expect(text.split('\n').slice(4, 8)).toEqual([
    '| Build | shell@1.1.0 `s2` | shell `s1` |',
    '| --- | --- | --- |',
    '| save@1.4.0 `b1` | runs | fails: save /: a region failed |',
    '| auth `a1` | runs | not tried |',
  ])
})
