import type { DeviceSession } from '@tessera/contracts/calls/security'
import { expect, test } from 'vitest'
import { deviceName, seenWords, sinceWords } from './seen.ts'

const device = (parts: Partial<DeviceSession>): DeviceSession => ({
  id: '1',
  current: false,
  browser: 'Firefox',
  system: 'Linux',
  created_at: '2026-03-12T08:00:00Z',
  seen_at: '2026-11-21T12:00:00Z',
  ...parts,
})

const given = (now: string) => ({ now: new Date(now), locale: 'en-US' })

test.each([
  ['2026-11-21T12:00:20Z', 'Last seen just now'],
  ['2026-11-21T11:59:00Z', 'Last seen just now'],
  ['2026-11-21T12:01:10Z', 'Last seen 1 minute ago'],
  ['2026-11-21T15:59:00Z', 'Last seen 3 hours ago'],
  ['2026-11-22T13:00:00Z', 'Last seen yesterday'],
  ['2026-12-06T13:00:00Z', 'Last seen 2 weeks ago'],
  ['2027-03-01T13:00:00Z', 'Last seen 3 months ago'],
])('at %s a device is: %s', (now, said) => {
  expect(seenWords(device({}), given(now))).toBe(said)
})

test('this device is active now, whenever it was last seen', () => {
  expect(seenWords(device({ current: true }), given('2026-12-06T13:00:00Z'))).toBe('Active now')
})

test("times follow the user's language", () => {
  const german = { now: new Date('2026-11-21T15:59:00Z'), locale: 'de-DE' }
  expect(seenWords(device({}), german)).toBe('Last seen vor 3 Stunden')
  expect(sinceWords(device({}), 'en-US')).toBe('Logged in on Mar 12, 2026')
})

test.each([
  [{}, 'Firefox on Linux'],
  [{ system: '' }, 'Firefox'],
  [{ browser: '' }, 'Linux'],
  [{ browser: '', system: '' }, 'Unknown device'],
])('a device that sends %j is called: %s', (parts, name) => {
  expect(deviceName(device(parts))).toBe(name)
})
