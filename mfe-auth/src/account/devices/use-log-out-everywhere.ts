import { defineCommand } from '@tessera/cache'
import { listSessions, logOutEverywhere } from '@tessera/contracts/calls/security'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import type { ShellContext } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { runInFlow } from '../../commands.ts'
import { words } from '../security-settings/words.ts'

const everywhereCommand = defineCommand(logOutEverywhere, {
  name: 'log-out-everywhere',
  confirm(_, { keep_this }, draft) {
    if (keep_this) draft.lists({ of: [listSessions], ask: 'now' })
  },
})

/** Ends every session, or all but this one; returns the error message, if there is one. */
async function logOutAll(shell: ShellContext, keepThis: boolean): Promise<string | null> {
  const { bus, navigate, toast } = shell
  const result = await runInFlow(shell, everywhereCommand, { keep_this: keepThis })
  if (!result.ok) return result.error.message
  if (keepThis) {
    toast({ text: words.loggedOutOthers(), tone: 'good' })
  } else {
    // Leaves the page first: a page for members would redirect to the log-in.
    navigate(paths.home.to())
    bus.emit(sessionChanged, { viewer: null })
    toast({ text: words.loggedOutEverywhere(), tone: 'good' })
  }
  return null
}

/** Logs out every device, from a dialog that shows errors itself. */
export function useLogOutEverywhere() {
  const shell = useShell()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const run = async (keepThis: boolean): Promise<boolean> => {
    setBusy(true)
    const wrong = await logOutAll(shell, keepThis)
    setFault(wrong)
    setBusy(false)
    return wrong === null
  }
  return { busy, fault, run }
}

/** Logs out all other devices; errors are shown in a toast. */
export function useLogOutOthers() {
  const { toast } = useShell()
  const [busy, setBusy] = useState(false)
  const shell = useShell()
  const logOutOthers = async () => {
    setBusy(true)
    const wrong = await logOutAll(shell, true)
    if (wrong !== null) toast({ text: wrong, tone: 'bad' })
    setBusy(false)
  }
  return { busy, logOutOthers: () => void logOutOthers() }
}
