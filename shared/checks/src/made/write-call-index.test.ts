import { allCalls } from '@tessera/contracts/calls/all'
import { hidePin } from '@tessera/contracts/calls/pins'
import { expect, test } from 'vitest'
import { callIndexIsTrue } from './write-call-index.ts'

test('shared/contracts/src/calls/all.ts lists every file that declares calls', () => {
  expect(callIndexIsTrue(), 'Run `npm run fix` and commit what it writes.').toBe(true)
})

test('a call that a file exports is in allCalls by itself, once', () => {
  expect(allCalls.filter((call) => call === hidePin)).toHaveLength(1)
  expect(allCalls.length).toBeGreaterThan(80)
})
