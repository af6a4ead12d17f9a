import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertisers } from '@tessera/contracts/calls/access'
import { useShell } from '@tessera/module/react'
import { type Acting, actingOf, runsAdsOnly } from './acting.ts'

interface KnownActing {
  /** Undefined while it loads. */
  readonly acting: Acting | undefined
  readonly failure: Error | null
  readonly retrying: boolean
  readonly retry: () => void
}

/** Returns the account that the viewer saves for. Loads ad accounts only when one is needed. */
export function useActing(): KnownActing {
  const shell = useShell()
  const profile = useStore(shell.$profile)
  const viewer = useStore(shell.$viewer)
  const enabled = runsAdsOnly(profile, viewer)
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOptions(shell.client, advertisers, {}),
    enabled,
  })
  const list = enabled ? data : []
  return {
    acting: list === undefined ? undefined : actingOf(profile, viewer, list),
    failure: error,
    retrying: isFetching,
    retry: () => void refetch(),
  }
}
