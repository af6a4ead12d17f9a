import { queryOptions } from '@tessera/client'
import type { DeviceSession } from '@tessera/contracts/calls/security'
import { endSession, listSessions } from '@tessera/contracts/calls/security'
import { useShell } from '@tessera/module/react'
import { words } from '../words.ts'
import { withDeviceAgain, withoutDevice } from './device-list.ts'
import { deviceName } from './seen.ts'

/** Logs a device out: it leaves the list at once, and stands where it stood when that did not work. */
export function useLogOutDevice(): (device: DeviceSession) => Promise<void> {
  const { client, queries, toast } = useShell()
  const { queryKey } = queryOptions(client, listSessions, {})
  return async (device) => {
    await queries.cancelQueries({ queryKey })
    const before = queries.getQueryData<DeviceSession[]>(queryKey) ?? []
    const change = (list: (now: DeviceSession[]) => DeviceSession[]) =>
      queries.setQueryData<DeviceSession[]>(queryKey, (now) => (now ? list(now) : now))
    change((now) => withoutDevice(now, device.id))
    const result = await client.call(endSession, { id: device.id })
    const name = deviceName(device)
    // One that is not found is logged out already, which is what was wanted.
    if (result.ok || result.error.code === 'not-found') {
      toast({ text: words.loggedOutDevice({ device: name }), tone: 'good' })
      return
    }
    change((now) => withDeviceAgain(now, before, device.id))
    toast({ text: words.logOutFailed({ device: name, why: result.error.message }), tone: 'bad' })
  }
}
