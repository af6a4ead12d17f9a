import { defineCommand } from '@tessera/cache'
import { type Flow, useFlow } from '@tessera/cache/react'
import {
  connectAccount,
  disconnectAccount,
  listConnectedAccounts,
} from '@tessera/contracts/calls/connected-accounts'
import { confirmSelf, getSecurity } from '@tessera/contracts/calls/security'
import { useShell } from '@tessera/module/react'
import { runInFlow } from '../../commands.ts'
import { words } from '../security-settings/words.ts'
import { atRest, type Connections, type ConnectionsEvent, nextConnections } from './flow.ts'

const lists = { of: [listConnectedAccounts, getSecurity], ask: 'now' } as const

const connectCommand = defineCommand(connectAccount, {
  name: 'connect-account',
  confirm: (_, __, draft) => draft.lists(lists),
  say: { done: () => words.connected() },
})

const disconnectCommand = defineCommand(disconnectAccount, {
  name: 'disconnect-account',
  confirm: (_, __, draft) => draft.lists(lists),
  say: { done: () => words.disconnected() },
})

const confirmCommand = defineCommand(confirmSelf, { name: 'confirm-for-accounts' })

/** Runs the changes of the connected accounts. */
export function useConnections() {
  const shell = useShell()
  const given = { missing: words.passwordNowMissing() }
  const flow: Flow<Connections, ConnectionsEvent> = {
    start: atRest,
    next: (state, event) => nextConnections(state, event, given),
    effects: {
      changing: async ({ change }, { send }) => {
        const result =
          'connect' in change
            ? await runInFlow(shell, connectCommand, change.connect)
            : await runInFlow(shell, disconnectCommand, change.disconnect)
        send(result.ok ? { type: 'changed' } : { type: 'refused', error: result.error })
      },
      confirming: async ({ password }, { send }) => {
        const result = await runInFlow(shell, confirmCommand, { password })
        send(result.ok ? { type: 'confirmed' } : { type: 'refused', error: result.error })
      },
    },
  }
  return useFlow(flow)
}
