import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { listPasskeys } from '@tessera/contracts/calls/passkeys'
import { getSecurity, listSessions } from '@tessera/contracts/calls/security'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { useShell } from '@tessera/module/react'
import { useEffect } from 'react'

/** Loads the account's security settings. */
export function useSecurity() {
  const { client } = useShell()
  return useQuery(queryOptions(client, getSecurity, {}))
}

/** Loads the account's passkeys; reloads them on every visit. */
export function usePasskeys() {
  const { client } = useShell()
  return useQuery({ ...queryOptions(client, listPasskeys, {}), staleTime: 0 })
}

/** Loads the devices that are logged in; reloads them on every visit. */
export function useSessions() {
  const { client } = useShell()
  return useQuery({ ...queryOptions(client, listSessions, {}), staleTime: 0 })
}

/**
 * Ends the session in this tab when another device ended it: the log-in page replaces the error.
 */
export function useSessionEnd(): void {
  const { bus } = useShell()
  const failures = [useSecurity().error, useSessions().error]
  const ended = failures.some((failure) => callErrorOf(failure)?.code === 'log-in-needed')
  useEffect(() => {
    if (ended) bus.emit(sessionChanged, { viewer: null })
  }, [ended, bus])
}
