import { defineCommand } from '@tessera/cache'
import { type Flow, useFlow } from '@tessera/cache/react'
import { changePassword, getSecurity, listSessions } from '@tessera/contracts/calls/security'
import { pageMessages } from '@tessera/contracts/errors/page-errors'
import { inPageLanguage } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { runInFlow } from '../../commands.ts'
import { words } from '../security-settings/words.ts'
import type { Change, ChangeEvent } from './flow.ts'
import { blank, nextChange } from './flow.ts'

const changeCommand = defineCommand(changePassword, {
  name: 'change-password',
  confirm: (_, __, draft) => draft.lists({ of: [getSecurity, listSessions], ask: 'now' }),
  say: { done: () => words.passwordChanged() },
})

/** Runs the flow that changes the password, or sets the first one. */
export function useChange(hasPassword: boolean) {
  const shell = useShell()
  const given = {
    hasPassword,
    missing: {
      current: words.passwordNowMissing(),
      fresh: inPageLanguage(pageMessages['password-short']),
    },
    stale: words.passwordStale(),
  }
  const flow: Flow<Change, ChangeEvent> = {
    start: blank,
    next: (change, event) => nextChange(change, event, given),
    effects: {
      saving: async ({ current, fresh }, { send }) => {
        const result = await runInFlow(shell, changeCommand, {
          new_password: fresh,
          ...(hasPassword ? { password: current } : {}),
        })
        send(result.ok ? { type: 'saved' } : { type: 'refused', error: result.error })
      },
    },
  }
  const [change, tell] = useFlow(flow)
  return { change, tell }
}
