import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { getSecurity, listSessions } from '@tessera/contracts/calls/security'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { useShell } from '@tessera/module/react'
import { useEffect } from 'react'

/** How the viewer's account is kept safe. */
export function useSecurity() {
  const { client } = useShell()
  return useQuery(queryOptions(client, getSecurity, {}))
}

/** Where the viewer is logged in; asked anew whenever the page is opened. */
export function useSessions() {
  const { client } = useShell()
  return useQuery({ ...queryOptions(client, listSessions, {}), staleTime: 0 })
}

/** Somebody logged this device out from another: the log-in page says more than an error would. */
export function useSessionEnd(): void {
  const { bus } = useShell()
  const failures = [useSecurity().error, useSessions().error]
  const ended = failures.some((failure) => callErrorOf(failure)?.code === 'log-in-needed')
  useEffect(() => {
    if (ended) bus.emit(sessionChanged, { viewer: null })
  }, [ended, bus])
}
