import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { deviceAccounts } from '@tessera/contracts/calls/device-accounts'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { HostParts } from '@tessera/module/host'
import { type ListedAccount, listedAccounts } from './listed-accounts.ts'
import { readAccounts } from './stored-accounts.ts'

/** Returns the browser's accounts besides the viewer's, while they are wanted. */
export function useListedAccounts(
  { parts }: { readonly parts: Pick<HostParts, 'client' | 'queries'> },
  viewer: Viewer,
  wanted: boolean,
): readonly ListedAccount[] {
  const options = queryOptions(parts.client, deviceAccounts, {})
  const { data } = useQuery({ ...options, staleTime: 0, enabled: wanted }, parts.queries)
  return wanted ? listedAccounts(viewer.id, readAccounts(localStorage), data) : []
}
