import type { DeviceSession } from '@tessera/contracts/calls/security'

type Devices = readonly DeviceSession[]

/** The list without one device. */
export function withoutDevice(devices: Devices, id: string): DeviceSession[] {
  return devices.filter((device) => device.id !== id)
}

/** The list with a device back where it stood in `before`, whatever else has gone or come since. */
export function withDeviceAgain(devices: Devices, before: Devices, id: string): DeviceSession[] {
  const place = before.findIndex((device) => device.id === id)
  const device = before[place]
  if (device === undefined || devices.some((each) => each.id === id)) return [...devices]
  const after = new Set(before.slice(place + 1).map((each) => each.id))
  const next = devices.findIndex((each) => after.has(each.id))
  return next === -1 ? [...devices, device] : devices.toSpliced(next, 0, device)
}
