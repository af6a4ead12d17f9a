import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getInterests } from '@tessera/contracts/calls/settings'
import { useShell, useViewer } from '@tessera/module/react'

/** The topics, and which of them the viewer likes; asked for somebody who is logged in alone, and where it is wanted. */
export function useInterests({ wanted = true }: { readonly wanted?: boolean } = {}) {
  const { client } = useShell()
  const viewer = useViewer()
  return useQuery({
    ...queryOptions(client, getInterests, {}),
    enabled: wanted && viewer !== null,
  })
}
