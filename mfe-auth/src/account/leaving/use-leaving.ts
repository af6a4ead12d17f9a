import { defineCommand } from '@tessera/cache'
import { type Flow, useFlow } from '@tessera/cache/react'
import { closeAccount, pauseAccount } from '@tessera/contracts/calls/account'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { runInFlow } from '../../commands.ts'
import { dayText } from '../account-settings/day-text.ts'
import { words } from '../account-settings/words.ts'
import { type LeaveEvent, type Leaving, nextLeaving, staying } from './flow.ts'

const pauseCommand = defineCommand(pauseAccount, { name: 'pause-account' })
const closeCommand = defineCommand(closeAccount, { name: 'close-account' })

/** Runs the flow that pauses or closes the account. */
export function useLeaving(hasPassword: boolean) {
  const shell = useShell()
  const given = { hasPassword, missing: words.passwordMissing(), stale: words.stale() }
  const flow: Flow<Leaving, LeaveEvent> = {
    start: staying,
    next: (now, event) => nextLeaving(now, event, given),
    effects: {
      sending: async ({ way, password }, { send }) => {
        const result =
          way === 'pause'
            ? await runInFlow(shell, pauseCommand, {})
            : await runInFlow(shell, closeCommand, password === '' ? {} : { password })
        if (result.ok) send({ type: 'done', closesAt: result.data?.closes_at ?? null })
        else send({ type: 'refused', error: result.error })
      },
      left: ({ closesAt }) => {
        // Leaves the page first: a page for members would redirect to the log-in.
        shell.navigate(paths.home.to())
        shell.bus.emit(sessionChanged, { viewer: null })
        const day = closesAt === null ? '' : dayText(new Date(closesAt), shell.$locale.get())
        shell.toast({
          text: closesAt === null ? words.paused() : words.closed({ day }),
          tone: 'good',
        })
      },
    },
  }
  const [state, send] = useFlow(flow)
  return { state, send }
}
