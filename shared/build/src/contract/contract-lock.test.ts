import type { Parts } from '@tessera/contracts/releases/gate/compare-shapes'
import { serviceContract } from '@tessera/contracts/releases/gate/service-contract'
import { contractVersion } from '@tessera/contracts/version'
import { expect, test } from 'vitest'
import { type ContractLock, lockText, readLock, stateOf } from './contract-lock.ts'
import { contractParts } from './contract-parts.ts'

const published = (parts: Parts, accepted = {}): ContractLock => {
  const first = { version: '1.0.0', parts: {}, accepted: {} }
  const lock: ContractLock = JSON.parse(lockText(first, parts))
  return { ...lock, accepted }
}

const feed = ['has input.page', 'type output object'] as const
const start = new Map([['call FeedResource.get', [...feed]]])

test('shared/contracts/src/version.ts is what `npm run fix` computes from contracts.lock.json', () => {
  const { version } = stateOf(readLock(), contractParts())
  expect(contractVersion, 'Run `npm run fix` and commit what it writes.').toBe(version)
})

test('the gate knows the version of every part of the contract', () => {
  const { version, since } = stateOf(readLock(), contractParts())
  const fix = 'Run `npm run fix` and commit what it writes.'
  expect(serviceContract, fix).toEqual({ version, since: Object.fromEntries(since) })
})

test('publishing writes the version and the shape, from which nothing has changed since', () => {
  const lock = published(start)
  expect(lock.version).toBe('1.1.0')
  expect(stateOf(lock, start)).toMatchObject({ version: '1.1.0', breaks: [] })
})

test('every change until the next publication belongs to the same next version', () => {
  const lock = published(start)
  const more = new Map([...start, ['event pin.saved@1', ['has payload.id']]])
  const most = new Map([...more, ['slot way-in', []]])
  expect(stateOf(lock, more).version).toBe('1.2.0')
  expect(stateOf(lock, most).version).toBe('1.2.0')
  expect([...stateOf(lock, most).since.values()]).toEqual(['1.1.0', '1.2.0', '1.2.0'])
})

test('a part that is taken away makes the next major version, unless it is accepted with a reason', () => {
  const state = stateOf(published(start), new Map())
  expect(state.version).toBe('2.0.0')
  expect(state.breaks).toEqual([{ part: 'call FeedResource.get', line: 'was taken away' }])
  const accepted = { 'call FeedResource.get': 'No published module made it.' }
  expect(stateOf(published(start, accepted), new Map())).toMatchObject({
    version: '1.2.0',
    breaks: [],
  })
})
