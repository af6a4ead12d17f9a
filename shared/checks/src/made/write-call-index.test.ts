import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { allCalls } from '@tessera/contracts/calls/all'
import { hidePin } from '@tessera/contracts/calls/pins'
import { expect, test } from 'vitest'
import { callIndexIsTrue } from './write-call-index.ts'

test('shared/contracts/src/calls/all.ts lists every file that declares calls', () => {
  expect(callIndexIsTrue(), 'Run `npm run fix` and commit what it writes.').toBe(true)
})

test('npm run fix writes the index before it loads what reads the calls', () => {
  const text = readFileSync(join(root, 'shared/checks/src/fix.ts'), 'utf8')
  const loaded = [...text.matchAll(/^import .* from '(.+)'$/gm)].map(([, path]) => path)
  expect(loaded).toEqual(['./made/write-call-index.ts'])
})

test('a call that a file exports is in allCalls by itself, once', () => {
  expect(allCalls.filter((call) => call === hidePin)).toHaveLength(1)
  expect(allCalls.length).toBeGreaterThan(80)
})
