import { expect, test } from 'vitest'
import { countedFlags, type FlagStatus, fetchedPrefix, houseSource } from './statuses.ts'

const flag = (domain: string, source: string, status: FlagStatus) => ({
  domain,
  source,
  status,
  reason: null,
})
const fetched = `${fetchedPrefix}7`
const statuses = (...flags: readonly ReturnType<typeof flag>[]) =>
  countedFlags(flags).map(({ status }) => status)

test('the entry of the house for the nearest domain counts', () => {
  const blocked = flag('evil.example', houseSource, 'blocked')
  expect(statuses(blocked, flag('good.evil.example', houseSource, 'ok'))).toEqual(['ok'])
  expect(
    statuses(
      flag('evil.example', houseSource, 'ok'),
      flag('a.evil.example', houseSource, 'blocked'),
    ),
  ).toEqual(['blocked'])
})

test('no fetched list overrides what the house allows, and decisions about reports do', () => {
  const allowed = flag('good.example', houseSource, 'ok')
  expect(statuses(allowed, flag('good.example', fetched, 'blocked'))).toEqual(['ok'])
  expect(statuses(allowed, flag('good.example', 'reports', 'blocked'))).toEqual(['ok', 'blocked'])
  expect(statuses(flag('good.example', fetched, 'blocked'))).toEqual(['blocked'])
  expect(
    statuses(
      flag('good.example', houseSource, 'suspicious'),
      flag('good.example', fetched, 'blocked'),
    ),
  ).toEqual(['suspicious', 'blocked'])
})
