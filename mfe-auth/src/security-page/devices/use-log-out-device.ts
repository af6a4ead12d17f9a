import { defineCommand } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import type { DeviceSession } from '@tessera/contracts/calls/security'
import { endSession, listSessions } from '@tessera/contracts/calls/security'
import { useShell } from '@tessera/module/react'
import { runInFlow } from '../../commands.ts'
import { words } from '../words.ts'
import { withDeviceAgain, withoutDevice } from './device-list.ts'
import { deviceName } from './seen.ts'

const endCommand = defineCommand(endSession, { name: 'log-out-device' })

/** Logs a device out: removes it from the list at once, and puts it back when the service refuses. */
export function useLogOutDevice(): (device: DeviceSession) => Promise<void> {
  const shell = useShell()
  const { client, queries, toast } = shell
  const { queryKey } = queryOptions(client, listSessions, {})
  return async (device) => {
    await queries.cancelQueries({ queryKey })
    const before = queries.getQueryData<DeviceSession[]>(queryKey) ?? []
    const change = (list: (now: DeviceSession[]) => DeviceSession[]) =>
      queries.setQueryData<DeviceSession[]>(queryKey, (now) => (now ? list(now) : now))
    change((now) => withoutDevice(now, device.id))
    const result = await runInFlow(shell, endCommand, { id: device.id })
    const name = deviceName(device)
    // A session that is not found has ended already.
    if (result.ok || result.error.code === 'not-found') {
      toast({ text: words.loggedOutDevice({ device: name }), tone: 'good' })
      return
    }
    change((now) => withDeviceAgain(now, before, device.id))
    toast({ text: words.logOutFailed({ device: name, why: result.error.message }), tone: 'bad' })
  }
}
