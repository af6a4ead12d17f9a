import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import { getExport, startExport } from '@tessera/contracts/calls/account-export'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { runInFlow } from '../../commands.ts'

const startCommand = defineCommand(startExport, { name: 'start-export' })

/** The state of the password question: open, with the last fault, or null when closed. */
export type Asking = { readonly fault: string | null } | null

/** Loads the state of the download while it is prepared, and starts another one. */
export function useExport() {
  const shell = useShell()
  const options = queryOptions(shell.client, getExport, {})
  const query = useQuery({
    ...options,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'preparing' ? timings.exportAsked : false,
  })
  const [asking, setAsking] = useState<Asking>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const start = async (password?: string) => {
    setBusy(true)
    setFault(undefined)
    const input = password === undefined ? {} : { password }
    const result = await runInFlow(shell, startCommand, input)
    setBusy(false)
    if (result.ok) {
      setAsking(null)
      shell.queries.setQueryData(options.queryKey, result.data)
    } else if (result.error.code === 'confirm-needed') setAsking({ fault: null })
    else if (password !== undefined) setAsking({ fault: result.error.message })
    else setFault(result.error.message)
  }
  return { query, asking, busy, fault, start, cancel: () => setAsking(null) }
}
