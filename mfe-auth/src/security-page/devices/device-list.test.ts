import type { DeviceSession } from '@tessera/contracts/calls/security'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withDeviceAgain, withoutDevice } from './device-list.ts'

const device = (id: string): DeviceSession => ({
  id,
  current: false,
  browser: 'Firefox',
  system: 'Linux',
  created_at: '2026-11-01T00:00:00Z',
  seen_at: '2026-11-21T00:00:00Z',
})

const devices = ['a', 'b', 'c', 'd', 'e'].map(device)

test('a device whose log-out failed stands where it stood, whatever happened to the others meanwhile', () => {
  const some = fc.shuffledSubarray(devices.map(({ id }) => id))
  fc.assert(
    fc.property(some, some, (gone, back) => {
      const left = gone.reduce<DeviceSession[]>(withoutDevice, devices)
      const failed = back.filter((id) => gone.includes(id))
      const after = failed.reduce((now, id) => withDeviceAgain(now, devices, id), left)
      const expected = devices.filter(({ id }) => !gone.includes(id) || failed.includes(id))
      expect(after).toEqual(expected)
    }),
  )
})

test('a device that is there already, or never was, is not put there twice', () => {
  expect(withDeviceAgain(devices, devices, 'c')).toEqual(devices)
  expect(withDeviceAgain(devices, devices, 'z')).toEqual(devices)
})
